'use client';

import { useState } from 'react';
import type { ApiKey } from '@/contracts/staff/api-key';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { serverNow } from '@/lib/server-clock';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { KeyForm } from './key-form';
import { apiKeys, keyRevocation } from './key-queries';

/** The API keys with which other systems call the desk. */
export function KeysScreen({ t, locale }: TranslationProps<'desk'>) {
  const query = useQuery(apiKeys, { locale, request: {} });
  const [isMaking, setMaking] = useState(false);
  const { isSending, failure, submit } = useSubmission(keyRevocation, {
    locale,
    onDone: query.reload,
  });
  return (
    <>
      <h1>{t('keys.title')}</h1>
      <p>{t('keys.lead')}</p>
      {isMaking ? (
        <KeyForm onMade={query.reload} onClose={() => setMaking(false)} t={t} locale={locale} />
      ) : (
        <p>
          <button type="button" className={styles.button} onClick={() => setMaking(true)}>
            {t('keys.make')}
          </button>
        </p>
      )}
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <QueryView query={query} t={t}>
        {(keys) => (
          <DataTable
            label={t('keys.title')}
            rows={keys}
            keyOf={({ id }) => id}
            columns={[
              { heading: t('keys.name'), cell: ({ name }) => name },
              {
                heading: t('keys.permissions'),
                cell: ({ permissions }) => (
                  <details>
                    <summary>{t('keys.count', { count: permissions.length })}</summary>
                    {permissions.join(' ')}
                  </details>
                ),
              },
              { heading: t('keys.by'), cell: ({ createdBy }) => createdBy },
              {
                heading: t('keys.used'),
                cell: ({ lastUsedAt }) =>
                  lastUsedAt ? formatDayAndTime(new Date(lastUsedAt), locale) : t('staff.never'),
              },
              {
                heading: t('keys.until'),
                cell: ({ expiresAt, revokedAt }) => formatDay(revokedAt ?? expiresAt, locale),
              },
              {
                heading: t('list.action'),
                cell: (key) =>
                  isOver(key) ? (
                    t(key.revokedAt === null ? 'keys.expired' : 'keys.revoked')
                  ) : (
                    <button
                      type="button"
                      className={styles.small}
                      aria-label={t('keys.revokeOf', { name: key.name })}
                      aria-disabled={isSending || undefined}
                      onClick={() => (isSending ? undefined : submit({ params: { id: key.id } }))}
                    >
                      {t('keys.revoke')}
                    </button>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
    </>
  );
}

const isOver = ({ revokedAt, expiresAt }: ApiKey): boolean =>
  revokedAt !== null || Date.parse(expiresAt) <= serverNow().getTime();
