'use client';

import type { LoanDetail } from '@/contracts/account/account-loan';
import type { ServiceRequest } from '@/contracts/account/account-request';
import { formatInstant } from '@/lib/dates';
import { autopayStatus } from '@/lib/payment/autopay';
import { useQuery } from '@/store/use-query';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { accountRequests } from '@/features/account/screens/requests/request-queries';
import { RequestList } from '@/features/account/screens/requests/request-list';
import { formatAmount } from '../loan-format';
import { autopayEndSubmission, autopaySubmission } from '../loan-submissions';
import { AutopayForm } from './autopay-form';
import { emptyAutopay } from './autopay-values';

interface AutopayPanelProps extends ScreenProps {
  detail: LoanDetail;
}

/** How the instalments of a loan are collected from a bank account: asked for, changed and ended here. */
export function AutopayPanel({ detail, lender, t, locale }: AutopayPanelProps) {
  const { loanNo } = detail;
  const { data, record, reload } = useQuery(accountRequests, { locale, request: {} });
  const [form, change, clear] = usePersistedForm('autopay', emptyAutopay(detail));
  const asked = usePersistedSubmission('autopay', autopaySubmission, {
    locale,
    onDone: () => {
      clear();
      reload();
    },
  });
  const ended = usePersistedSubmission('autopayEnd', autopayEndSubmission, {
    locale,
    onDone: reload,
  });
  const answer = asked.answer ?? ended.answer;
  return (
    <>
      <Panel heading={t('autopay.title')} lead={t('autopay.lead')}>
        {answer ? (
          <Receipt
            heading={t(asked.answer ? 'autopay.done' : 'autopay.endDone')}
            receipt={answer.data}
            followUp={{
              label: t('close'),
              onClick: () => {
                asked.dismiss();
                ended.dismiss();
              },
            }}
            t={t}
            locale={locale}
          >
            <p>{t(asked.answer ? 'autopay.after' : 'autopay.endAfter')}</p>
          </Receipt>
        ) : (
          <QueryState record={record} data={data} onRetry={reload} t={t}>
            {(requests) => {
              const status = autopayStatus(requests, loanNo);
              if (form.isOpen)
                return (
                  <AutopayForm
                    detail={detail}
                    submission={asked}
                    onClose={() => {
                      asked.dismiss();
                      clear();
                    }}
                    lender={lender}
                    t={t}
                    locale={locale}
                  />
                );
              return (
                <>
                  <p>{sentenceOf(status, { t, locale })}</p>
                  {ended.failure ? (
                    <p role="alert" className={panel.problem}>
                      {failureMessage(ended.failure, t)}
                    </p>
                  ) : null}
                  {status.asked || status.ending ? null : (
                    <div className={panel.actions}>
                      <button
                        type="button"
                        className={panel.ghost}
                        onClick={() => change({ isOpen: true })}
                      >
                        {t(status.active ? 'autopay.change' : 'autopay.start')}
                      </button>
                      {status.active ? (
                        <button
                          type="button"
                          className={panel.ghost}
                          aria-disabled={ended.isSending || undefined}
                          onClick={() =>
                            ended.isSending ? undefined : ended.submit({ body: { loanNo } })
                          }
                        >
                          {t(ended.isSending ? 'state.sending' : 'autopay.end')}
                        </button>
                      ) : null}
                    </div>
                  )}
                </>
              );
            }}
          </QueryState>
        )}
      </Panel>
      <RequestList
        key={answer?.data.reference}
        heading={t('autopay.past')}
        kinds={['autopay', 'autopay-end']}
        t={t}
        locale={locale}
      />
    </>
  );
}

/** How autopay stands, in a sentence. */
function sentenceOf(
  { active, asked, ending }: ReturnType<typeof autopayStatus<ServiceRequest>>,
  { t, locale }: Pick<ScreenProps, 't' | 'locale'>,
): string {
  const valuesOf = ({ detail, amount, changedAt }: ServiceRequest) => ({
    account: detail ?? '',
    amount: formatAmount(amount ?? 0),
    time: formatInstant(changedAt, locale),
  });
  if (ending && active) return t('autopay.ending', valuesOf(active));
  if (asked) return t('autopay.asked', valuesOf(asked));
  return active ? t('autopay.active', valuesOf(active)) : t('autopay.none');
}
