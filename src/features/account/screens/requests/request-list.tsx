'use client';

import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { ServiceRequest } from '@/contracts/account/account-request';
import { formatDay, formatInstant } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { accountRequests } from './request-queries';
import { cancelSubmission } from './request-submissions';
import { formatAmount } from '../payments/loan-format';

interface RequestListProps extends TranslationProps<'account' | 'account-screen'> {
  heading: string;
  /** Which kinds to show; all when left out. */
  kinds?: readonly RequestKind[];
  onlyOpen?: boolean;
}

const openStates: readonly RequestState[] = ['needs-code', 'received', 'in-review', 'approved'];
const goodStates: readonly RequestState[] = ['approved', 'completed'];

/** Service requests with reference, state and history; undecided ones can be cancelled. Renders nothing if there are none. */
export function RequestList({ heading, kinds, onlyOpen = false, t, locale }: RequestListProps) {
  const { data, record, reload } = useQuery(accountRequests, { locale, request: {} });
  const cancel = useSubmission(cancelSubmission, { locale, onDone: reload });
  const shown =
    data?.filter(
      ({ kind, state }) =>
        (kinds?.includes(kind) ?? true) && (!onlyOpen || openStates.includes(state)),
    ) ?? null;
  if (shown?.length === 0 && !record.failure) return null;
  return (
    <Panel heading={heading}>
      {cancel.failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(cancel.failure, t)}
        </p>
      ) : null}
      <QueryState record={record} data={shown} onRetry={reload} t={t}>
        {(requests) => (
          <ul className={panel.list}>
            {requests.map((request) => (
              <RequestItem
                key={request.reference}
                request={request}
                isSending={cancel.isSending}
                onCancel={() => cancel.submit({ params: { reference: request.reference } })}
                t={t}
                locale={locale}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

function requestSummary(
  { reference, amount, months, on, detail, loanNo }: ServiceRequest,
  { t, locale }: TranslationProps<'account' | 'account-screen'>,
): string {
  const parts = [
    reference,
    amount === null ? '' : formatAmount(amount),
    months === null ? '' : t('request.months', { count: months }),
    on === null ? '' : formatDay(on, locale),
    detail ?? '',
    loanNo ?? '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function RequestItem({
  request,
  isSending,
  onCancel,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  request: ServiceRequest;
  isSending: boolean;
  onCancel: () => void;
}) {
  const { reference, kind, state, history, canCancel } = request;
  const badge =
    state === 'declined'
      ? panel.badgeBad
      : goodStates.includes(state)
        ? panel.badgeGood
        : panel.badge;
  return (
    <li>
      <div className={panel.row}>
        <b>{t(`request.kind.${kind}`)}</b>
        <span className={badge}>{t(`request.state.${state}`)}</span>
      </div>
      <p className={panel.detail}>{requestSummary(request, { t, locale })}</p>
      <details className={panel.more}>
        <summary>
          {t('request.history')}
          <span className="visually-hidden"> {reference}</span>
        </summary>
        <ol>
          {history.map((step) => (
            <li key={`${step.state} ${step.at}`}>
              {t(`request.state.${step.state}`)}{' '}
              <time dateTime={step.at}>{formatInstant(step.at, locale)}</time>
              {step.message ? <p>{step.message}</p> : null}
            </li>
          ))}
        </ol>
      </details>
      {canCancel ? (
        <button
          type="button"
          className={panel.link}
          aria-disabled={isSending || undefined}
          onClick={() => (isSending ? undefined : onCancel())}
        >
          {t('request.cancel')}
          <span className="visually-hidden"> {reference}</span>
        </button>
      ) : null}
    </li>
  );
}
