'use client';

import { useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { hasCode } from '@/lib/saga/request-record';
import { serverNow } from '@/lib/server-clock';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { FailureNotice } from '../frame/failure-notice';
import { openAddress } from '../frame/desk-location';
import styles from '../frame/desk-app.module.css';
import { staffSessionSlice } from './staff-session.slice';
import { StepUp } from './step-up';
import { ownWorkAccount, workAccountDisconnection } from './work-account-queries';

/** Connects the own work account after a fresh passkey or code, and ends that; nothing where staff have none. */
export function WorkAccountPanel({ t, locale }: TranslationProps<'desk'>) {
  const query = useQuery(ownWorkAccount, { locale, request: {} });
  const provenUntil = useDeskSelector(staffSessionSlice.selectors.selectSession)?.provenUntil;
  const [mustProve, setMustProve] = useState(false);
  const { isSending, failure, submit } = useSubmission(workAccountDisconnection, {
    locale,
    onDone: query.reload,
  });
  const isProven = provenUntil !== undefined && Date.parse(provenUntil) > serverNow().getTime();
  const connect = (): void => {
    if (isProven) openAddress(`${deskHref(locale, 'work-account')}?for=connect`);
    else setMustProve(true);
  };
  const connection = query.data?.connection;
  if (!connection) return null;
  const { connectedAt } = connection;
  return (
    <section className={styles.panel} aria-labelledby="work-account">
      <h2 id="work-account">{t('workAccount.title')}</h2>
      <p>{t('workAccount.lead')}</p>
      <p>
        {connectedAt === null
          ? t('workAccount.none')
          : t('workAccount.connected', { time: formatDayAndTime(new Date(connectedAt), locale) })}
      </p>
      {hasCode(failure, 'conflict') ? (
        <p role="alert" className={styles.failure}>
          {t('workAccount.only')}
        </p>
      ) : failure ? (
        <FailureNotice failure={failure} t={t} />
      ) : null}
      {mustProve && !isProven ? (
        <StepUp t={t} locale={locale} />
      ) : (
        <p className={styles.actions}>
          <button type="button" className={styles.button} autoFocus={mustProve} onClick={connect}>
            {t(connectedAt === null ? 'workAccount.connect' : 'workAccount.replace')}
          </button>
          {connectedAt === null ? null : (
            <button
              type="button"
              className={styles.button}
              aria-disabled={isSending || undefined}
              onClick={() => (isSending ? undefined : submit({}))}
            >
              {t('workAccount.disconnect')}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
