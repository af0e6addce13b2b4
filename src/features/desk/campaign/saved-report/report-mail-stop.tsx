'use client';

import { useSyncExternalStore } from 'react';
import { subscribeToHash } from '@/components/subscribe-to-hash';
import { deskHref } from '@/config/desk/desk-paths';
import { reportMailHash } from '@/config/message-links';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DeskLink } from '@/features/desk/frame/desk-link';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { useSubmission } from '@/store/use-submission';
import { reportMailStop } from './saved-report-queries';

const readToken = (): string | null => reportMailHash.exec(window.location.hash)?.[1] ?? null;

/** Ends the weekly mail of a report by the link in it, without signing in; a program that only looks at links ends nothing. */
export function ReportMailStop({ t, locale }: TranslationProps<'desk'>) {
  const token = useSyncExternalStore(subscribeToHash, readToken, () => null);
  const { isSending, failure, answer, submit } = useSubmission(reportMailStop, { locale });
  const isUnknown = token === null || hasCode(failure, 'not_found');
  return (
    <>
      <h1>{t('savedReport.mailTitle')}</h1>
      {isUnknown ? <p role="alert">{t('savedReport.unknownLink')}</p> : null}
      {failure && !isUnknown ? <FailureNotice failure={failure} t={t} /> : null}
      {isUnknown || answer ? null : (
        <>
          <p>{t('savedReport.stopLead')}</p>
          <p className={styles.actions}>
            <button
              type="button"
              className={styles.primary}
              aria-disabled={isSending || undefined}
              onClick={() => (isSending ? undefined : submit({ params: { token } }))}
            >
              {t(isSending ? 'state.sending' : 'savedReport.stopMail')}
            </button>
          </p>
        </>
      )}
      <p role="status">{answer ? t('savedReport.stopped') : ''}</p>
      <p>
        <DeskLink href={deskHref(locale, 'campaigns')}>{t('savedReport.toDesk')}</DeskLink>
      </p>
    </>
  );
}
