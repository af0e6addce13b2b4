'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { QrCode } from '@/components/qr/qr-code';
import { deskHref } from '@/config/desk/desk-paths';
import { subscribeToHash } from '@/components/subscribe-to-hash';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { isLoading } from '@/lib/saga/request-record';
import { canUsePasskeys } from '@/lib/session/passkey-ceremony';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import { QueryView } from '../frame/query-view';
import { CodeForm } from './code-form';
import { EntryFailure } from './entry-failure';
import { codeJoinRequested, passkeyJoinRequested, staffEntrySlice } from './staff-entry.slice';
import { openInvitation } from './staff-queries';

const readToken = (): string => window.location.hash.slice(1);

/** Accepts an invitation: its link's secret stands behind the `#` and is sent in a body alone. */
export function DeskJoin({ t, locale }: TranslationProps<'desk'>) {
  const dispatch = useDeskDispatch();
  const token = useSyncExternalStore(subscribeToHash, readToken, () => '');
  const record = useDeskSelector(staffEntrySlice.selectors.selectRecord);
  const [hasPasskeys] = useState(canUsePasskeys);
  const isBusy = isLoading(record);
  const isIn = record.status === 'succeeded';
  const query = useQuery(openInvitation, {
    locale,
    request: /^[\w-]{43}$/.test(token) ? { body: { token } } : null,
  });
  useEffect(() => {
    if (isIn) openAddress(deskHref(locale, null), { isReplaced: true });
  }, [isIn, locale]);
  if (token === '')
    return (
      <>
        <h1>{t('join.title')}</h1>
        <p>{t('join.noLink')}</p>
      </>
    );
  return (
    <>
      <h1>{t('join.title')}</h1>
      <QueryView query={query} t={t}>
        {({ name, email, expiresAt, passkey, totp }) => (
          <>
            <p>{t('join.lead', { name, email })}</p>
            <p className={styles.help}>
              {t('join.until', { time: formatDayAndTime(new Date(expiresAt), locale) })}
            </p>
            <EntryFailure failure={record.failure} t={t} />
            {passkey && hasPasskeys ? (
              <>
                <button
                  type="button"
                  className={styles.primary}
                  aria-disabled={isBusy || undefined}
                  onClick={() =>
                    isBusy
                      ? undefined
                      : dispatch(passkeyJoinRequested({ locale, token, options: passkey }))
                  }
                >
                  {t('join.passkey')}
                </button>
                <p className={styles.help}>{t('join.passkeyHint')}</p>
                <p className={styles.or}>{t('signIn.or')}</p>
              </>
            ) : null}
            <CodeForm
              hasEmail={false}
              submitLabel={t('join.submit')}
              isBusy={isBusy}
              onSubmit={({ code }) => dispatch(codeJoinRequested({ locale, token, code }))}
              t={t}
            >
              <p>{t('join.scan')}</p>
              <QrCode text={totp.uri} label={t('join.qr')} className={styles.qr} />
              <p className={styles.help}>
                {t('join.secret')} <code>{totp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
              </p>
            </CodeForm>
          </>
        )}
      </QueryView>
    </>
  );
}
