'use client';

import { useState } from 'react';
import { maxFigureLength } from '@/components/form/figure-length';
import { TextField } from '@/components/form/text-field';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { hongKongDay } from '@/lib/hong-kong-day';
import { projectOverpayment } from '@/lib/loan/planning/overpayment';
import { serverNow } from '@/lib/server-clock';
import type { TranslationProps } from '@/i18n/translation-props';
import { KeyFigures } from '@/features/account/components/description-list';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { Receipt } from '@/features/account/components/receipt';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { parseAmount } from '@/features/account/screens/requests/amount-form';
import { RequestList } from '@/features/account/screens/requests/request-list';
import { formatAmount } from '../loan-format';
import { prepaymentSubmission } from '../loan-submissions';
import { PrepaymentRequest } from './prepayment-request';
import { remainingLoan } from './remaining-loan';

interface OverpaymentPanelProps extends TranslationProps<'account' | 'account-screen'> {
  detail: LoanDetail;
}

const fields = ['once', 'monthly'] as const;

/** When a loan would end, and how much interest it would save, with a sum or more each month; nothing where that cannot be worked out. */
export function OverpaymentPanel({ detail, t, locale }: OverpaymentPanelProps) {
  const [today] = useState(() => hongKongDay(serverNow()));
  const [typed, change, clear] = usePersistedForm('overpayment', {
    once: '',
    monthly: '',
    on: detail.nextPayment?.date ?? today,
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'overpayment',
    prepaymentSubmission,
    { locale, onDone: clear },
  );
  const pastRequests = (
    <RequestList
      key={answer?.data.reference}
      heading={t('whatIf.past')}
      kinds={['prepayment']}
      t={t}
      locale={locale}
    />
  );
  if (answer)
    return (
      <>
        <Panel heading={t('whatIf.title')}>
          <Receipt
            heading={t('whatIf.done')}
            receipt={answer.data}
            followUp={{ label: t('whatIf.again'), onClick: dismiss }}
            t={t}
            locale={locale}
          >
            <p>{t('whatIf.after')}</p>
          </Receipt>
        </Panel>
        {pastRequests}
      </>
    );
  const loan = remainingLoan(detail);
  if (!loan) return null;
  const amounts = fields.map((field) =>
    typed[field].trim() === '' ? 0 : parseAmount(typed[field]),
  );
  const [once, monthly] = amounts;
  const outcome =
    once !== null && monthly !== null && once !== undefined && monthly !== undefined
      ? projectOverpayment(loan, { once, monthly })
      : null;
  const planned = projectOverpayment(loan, { once: 0, monthly: 0 });
  const isChanged = amounts.some((amount) => amount !== 0);
  return (
    <>
      <Panel heading={t('whatIf.title')} lead={t('whatIf.lead')}>
        {fields.map((field, index) => (
          <TextField
            key={field}
            id={`repay-${field}`}
            inputMode="decimal"
            width="medium"
            maxLength={maxFigureLength}
            label={t(`whatIf.${field}`)}
            prefix="HK$"
            value={typed[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            problem={amounts[index] === null ? t('amount.notMoney') : undefined}
          />
        ))}
        <div role="status">
          {outcome && planned && isChanged ? (
            <KeyFigures
              figures={[
                { label: t('settlement.saved'), value: formatAmount(outcome.interestSaved) },
                {
                  label: t('holiday.newEnd'),
                  value: formatDay(outcome.endsOn, locale),
                  notes: [t('holiday.insteadOf', { value: formatDay(planned.endsOn, locale) })],
                },
                {
                  label: t('loan.paymentsLeft'),
                  value: String(outcome.payments),
                  notes: [t('holiday.insteadOf', { value: String(planned.payments) })],
                },
              ]}
            />
          ) : (
            <p className={panel.empty}>{t('whatIf.empty')}</p>
          )}
        </div>
        <p className={panel.note}>{t('whatIf.note')}</p>
        <PrepaymentRequest
          prepayment={{ loanNo: detail.loanNo, amount: once ?? 0, on: typed.on }}
          onDay={(on) => change({ on })}
          isSending={isSending}
          failure={failure}
          onSend={(prepayment) => submit({ body: prepayment })}
          t={t}
          locale={locale}
        />
      </Panel>
      {pastRequests}
    </>
  );
}
