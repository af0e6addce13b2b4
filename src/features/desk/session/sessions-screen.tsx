'use client';

import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { FailureNotice } from '../frame/failure-notice';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import styles from '../frame/desk-app.module.css';
import { ownSessions, sessionRevocation } from './staff-queries';
import { WorkAccountPanel } from './work-account-panel';

/** Where one is signed in, and the end of each. */
export function SessionsScreen({ t, locale }: TranslationProps<'desk'>) {
  const query = useQuery(ownSessions, { locale, request: {} });
  const { isSending, failure, submit } = useSubmission(sessionRevocation, {
    locale,
    onDone: query.reload,
  });
  return (
    <>
      <h1>{t('sessions.title')}</h1>
      <p>{t('sessions.lead')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <QueryView query={query} t={t}>
        {(sessions) => (
          <DataTable
            label={t('sessions.title')}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              { heading: t('sessions.device'), cell: ({ device }) => device },
              {
                heading: t('sessions.method'),
                cell: ({ method }) => t(`sessions.by.${method}`),
              },
              {
                heading: t('sessions.begun'),
                cell: ({ createdAt }) => formatDayAndTime(new Date(createdAt), locale),
              },
              {
                heading: t('sessions.used'),
                cell: ({ lastSeenAt }) => formatDayAndTime(new Date(lastSeenAt), locale),
              },
              {
                heading: t('list.action'),
                cell: ({ id, device, isCurrent }) =>
                  isCurrent ? (
                    t('sessions.current')
                  ) : (
                    <button
                      type="button"
                      className={styles.small}
                      aria-label={t('sessions.endOf', { device })}
                      aria-disabled={isSending || undefined}
                      onClick={() => (isSending ? undefined : submit({ params: { id } }))}
                    >
                      {t('sessions.end')}
                    </button>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
      <WorkAccountPanel t={t} locale={locale} />
    </>
  );
}
