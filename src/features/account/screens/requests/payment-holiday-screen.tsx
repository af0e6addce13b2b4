'use client';

import formStyles from '@/components/form/form.module.css';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { textLimits, holidayMaxMonths } from '@/contracts/limits/limits';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { useQuery } from '@/store/use-query';
import type { ScreenProps } from '@/features/account/components/screen-props';
import type { TranslationProps } from '@/i18n/translation-props';
import { AccountForm } from '@/features/account/components/account-form';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { accountHolidays, holidayPreviewKey } from './request-queries';
import { accountLoans } from '../payments/loan-queries';
import { holidaySubmission } from './request-submissions';
import { HolidayPreviewDetails } from './holiday-preview-details';
import { PaymentHolidayEntries } from './payment-holiday-entries';
import { LoanPicker } from '../payments/loan-picker';
import { RequestList } from './request-list';

const monthChoices = Array.from({ length: holidayMaxMonths }, (_value, index) => index + 1);

/** Requests a payment holiday; previews all its effects beforehand. */
export function PaymentHolidayScreen({ t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  return (
    <>
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
      <PaymentHolidayEntries />
    </>
  );
}

function HolidayForm({
  loans,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { loans: readonly LoanSummary[] }) {
  const [{ loanNo, months, reason }, change, clear] = usePersistedForm('holiday', {
    loanNo: (loans.find(({ arrears }) => !arrears) ?? loans[0])?.loanNo ?? '',
    months: 3,
    reason: '',
  });
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
  const form = useValidatedForm({
    values: { months, reason },
    onChange: change,
    validate: (typed) =>
      typed.reason.trim() === '' ? { reason: t('holiday.reasonRequired') } : {},
  });
  const send = (typed: { months: number; reason: string }): void => {
    if (!isSending && data[holidayPreviewKey(query)])
      submit({ body: { loanNo, months: typed.months, reason: typed.reason.trim() } });
  };
  return (
    <>
      {answer ? (
        <Receipt
          heading={t('holiday.done')}
          receipt={answer.data}
          followUp={{ label: t('holiday.again'), onClick: dismiss }}
          t={t}
          locale={locale}
        >
          <p>{t('holiday.after')}</p>
        </Receipt>
      ) : (
        <AccountForm
          form={form}
          failure={failure && { fieldId: null, text: failureMessage(failure, t) }}
          onSubmit={send}
          t={t}
        >
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
              {...form.register('months', { valueAsNumber: true })}
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
                  problem={fieldMessage(form, 'reason')}
                  maxLength={textLimits.requestReason}
                  {...form.register('reason')}
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
        </AccountForm>
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
