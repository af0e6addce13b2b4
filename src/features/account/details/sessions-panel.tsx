'use client';

import { formatInstant } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { accountSessions } from '../account-reads';
import { revokeSubmission } from '../account-submissions';
import { signOutRequested } from '../session/session.slice';
import { tellOtherTabs } from '../session/use-session-guard';
import { useRead } from '../use-read';
import { useSubmission } from '../use-submission';
import type { Words } from '../components/account-words';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureWords, Read } from '../components/read-states';

/** Where the customer is signed in; each session can be ended, and all at once. */
export function SessionsPanel({ t, locale }: Words) {
  const dispatch = useAppDispatch();
  const { data, record, reload } = useRead(accountSessions, { locale, request: {} });
  const { isSending, failure, submit } = useSubmission(revokeSubmission, { locale, onDone: reload });
  const leaveEverywhere = (): void => {
    dispatch(signOutRequested({ locale, reason: 'left', everywhere: true }));
    tellOtherTabs('ended');
  };
  return (
    <Panel heading={t('session.heading')} lead={t('session.lead')}>
      {failure ? <p role="alert" className={panel.problem}>{failureWords(failure, t)}</p> : null}
      <Read record={record} data={data} onRetry={reload} t={t}>
        {(sessions) => (
          <ul className={panel.list}>
            {sessions.map(({ id, device, signedInAt, lastSeenAt, isCurrent }) => (
              <li key={id}>
                <div className={panel.row}>
                  <b>{device || t('session.unknown')}</b>
                  {isCurrent ? <span className={panel.badgeGood}>{t('session.current')}</span> : <button type="button" className={panel.link} aria-disabled={isSending || undefined} onClick={() => (isSending ? undefined : submit({ params: { id } }))}>{t('session.end')}<span className="visually-hidden"> {device} {formatInstant(signedInAt, locale)}</span></button>}
                </div>
                <p className={panel.detail}>{t('session.times', { since: formatInstant(signedInAt, locale), seen: formatInstant(lastSeenAt, locale) })}</p>
              </li>
            ))}
          </ul>
        )}
      </Read>
      <div className={panel.actions}><button type="button" className={panel.ghost} onClick={leaveEverywhere}>{t('session.endAll')}</button></div>
    </Panel>
  );
}
