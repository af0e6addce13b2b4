'use client';

import { formatInstant } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { signOutRequested } from '@/features/account/session/session.slice';
import { broadcastToOtherTabs } from '@/features/account/session/use-session-guard';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { accountSessions } from './details-queries';
import { revokeSubmission } from './details-submissions';

/** The customer's active sessions; each can be revoked, or all at once. */
export function SessionsPanel({ t, locale }: TranslationProps<'account' | 'account-screen'>) {
  const dispatch = useAppDispatch();
  const { data, record, reload } = useQuery(accountSessions, { locale, request: {} });
  const { isSending, failure, submit } = useSubmission(revokeSubmission, {
    locale,
    onDone: reload,
  });
  const signOutEverywhere = (): void => {
    dispatch(signOutRequested({ locale, reason: 'left', everywhere: true }));
    broadcastToOtherTabs('ended');
  };
  return (
    <Panel heading={t('session.heading')} lead={t('session.lead')}>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      <QueryState record={record} data={data} onRetry={reload} t={t}>
        {(sessions) => (
          <ul className={panel.list}>
            {sessions.map(({ id, device, signedInAt, lastSeenAt, isCurrent }) => (
              <li key={id}>
                <div className={panel.row}>
                  <b>{device || t('session.unknown')}</b>
                  {isCurrent ? (
                    <span className={panel.badgeGood}>{t('session.current')}</span>
                  ) : (
                    <button
                      type="button"
                      className={panel.link}
                      aria-disabled={isSending || undefined}
                      onClick={() => (isSending ? undefined : submit({ params: { id } }))}
                    >
                      {t('session.end')}
                      <span className="visually-hidden">
                        {' '}
                        {device} {formatInstant(signedInAt, locale)}
                      </span>
                    </button>
                  )}
                </div>
                <p className={panel.detail}>
                  {t('session.times', {
                    since: formatInstant(signedInAt, locale),
                    seen: formatInstant(lastSeenAt, locale),
                  })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <div className={panel.actions}>
        <button type="button" className={panel.ghost} onClick={signOutEverywhere}>
          {t('session.endAll')}
        </button>
      </div>
    </Panel>
  );
}
