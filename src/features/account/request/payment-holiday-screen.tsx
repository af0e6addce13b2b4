'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import { holidayMaxMonths } from '@/contracts/account/account-choices';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { accountHolidays, holidayPreviewKey } from './request-queries';
import { accountLoans } from '../loan/loan-queries';
import { holidaySubmission } from './request-submissions';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import { useQuery } from '../use-query';
import type { ScreenProps } from '../components/screen-props';
import type { TranslationProps } from '../components/translation-props';
import { HolidayPreviewDetails } from './holiday-preview-details';
import { LoanPicker } from '../loan/loan-picker';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureMessage, QueryState } from '../components/query-states';
import { Receipt } from '../components/receipt';
import { RequestList } from './request-list';
import { SelectField } from '../components/select-field';
import { TextAreaField } from '../components/text-area-field';

const monthChoices = Array.from({ length: holidayMaxMonths }, (_value, index) => index + 1);

/** Requests a payment holiday; previews all its effects beforehand. */
export function PaymentHolidayScreen({ t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(loans) => {
        const suitable = loans.filter(
          ({ kind, state }) => kind !== 'revolving' && state === 'active',
        );
        return suitable.length === 0 ? (
          <Panel heading={t('loan.noneTitle')}>
            <p className={panel.empty}>{t('holiday.noLoan')}</p>
          </Panel>
        ) : (
          <HolidayForm loans={suitable} t={t} locale={locale} />
        );
      }}
    </QueryState>
  );
}

function HolidayForm({ loans, t, locale }: TranslationProps & { loans: readonly LoanSummary[] }) {
  const [{ loanNo, months, reason }, change, clear] = usePersistedForm('holiday', {
    loanNo: (loans.find(({ arrears }) => !arrears) ?? loans[0])?.loanNo ?? '',
    months: 3,
    reason: '',
  });
  const [attempt, setAttempt] = useState(0);
  const isLate = loans.some((loan) => loan.loanNo === loanNo && loan.arrears);
  const query = { loan_no: loanNo, months };
  const { data, record, reload } = useQuery(accountHolidays, {
    locale,
    request: isLate ? null : { query },
    key: holidayPreviewKey(query),
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'holiday',
    holidaySubmission,
    { locale, onDone: clear },
  );
  const problem = attempt > 0 && reason.trim() === '' ? t('holiday.reasonRequired') : undefined;
  const errors = problem
    ? [{ fieldId: 'reason', text: problem }]
    : failure
      ? [{ fieldId: null, text: failureMessage(failure, t) }]
      : [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (reason.trim() !== '' && !isSending && data[holidayPreviewKey(query)])
      submit({ body: { loanNo, months, reason: reason.trim() } });
  };
  const again = (): void => {
    setAttempt(0);
    dismiss();
  };
  return (
    <>
      {answer ? (
        <Receipt
          heading={t('holiday.done')}
          receipt={answer.data}
          followUp={{ label: t('holiday.again'), onClick: again }}
          t={t}
          locale={locale}
        >
          <p>{t('holiday.after')}</p>
        </Receipt>
      ) : (
        <form noValidate onSubmit={send}>
          <ErrorSummary
            heading={t('problem.heading')}
            titlePrefix={t('problem.prefix')}
            errors={errors}
            attempt={attempt}
          />
          <Panel heading={t('holiday.choose')}>
            <LoanPicker
              loans={loans}
              value={loanNo}
              onChange={(chosen) => change({ loanNo: chosen })}
              t={t}
            />
            <SelectField
              id="months"
              label={t('holiday.months')}
              value={months}
              onChange={(event) => change({ months: Number(event.target.value) })}
              choices={monthChoices.map((each) => ({
                value: String(each),
                label: t('request.months', { count: each }),
              }))}
            />
          </Panel>
          {isLate ? (
            <div className={`${panel.warning} ${panel.spaced}`}>
              <h2>{t('holiday.lateTitle')}</h2>
              <p>{t('holiday.late')}</p>
              <p>
                <SmartLink href={flowPaths.payments} locale={locale}>
                  {t('arrears.link')}
                </SmartLink>
              </p>
            </div>
          ) : (
            <>
              <Panel heading={t('holiday.preview')} lead={t('holiday.previewLead')}>
                <div aria-live="polite">
                  <QueryState
                    record={record}
                    data={data[holidayPreviewKey(query)] ?? null}
                    onRetry={reload}
                    t={t}
                  >
                    {(preview) => <HolidayPreviewDetails preview={preview} t={t} locale={locale} />}
                  </QueryState>
                </div>
              </Panel>
              <Panel heading={t('holiday.ask')}>
                <TextAreaField
                  id="reason"
                  label={t('holiday.reason')}
                  hint={t('holiday.reasonHint')}
                  problem={problem}
                  maxLength={500}
                  value={reason}
                  onChange={(event) => change({ reason: event.target.value })}
                />
                <p className={panel.note}>{t('holiday.free')}</p>
                <p className={formStyles.actions}>
                  <button
                    type="submit"
                    className={formStyles.primary}
                    aria-disabled={isSending || undefined}
                  >
                    {t(isSending ? 'state.sending' : 'holiday.send')}
                  </button>
                </p>
              </Panel>
            </>
          )}
        </form>
      )}
      <RequestList
        key={answer?.data.reference}
        heading={t('holiday.past')}
        kinds={['payment-holiday']}
        t={t}
        locale={locale}
      />
    </>
  );
}
