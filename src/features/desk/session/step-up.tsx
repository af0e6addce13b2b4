'use client';

import { useEffect, useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import { isLoading } from '@/lib/saga/request-record';
import { canUsePasskeys } from '@/lib/session/passkey-ceremony';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import { CodeForm } from './code-form';
import { EntryFailure } from './entry-failure';
import {
  codeProofRequested,
  entryClosed,
  passkeyProofRequested,
  staffEntrySlice,
} from './staff-entry.slice';

/** Step-up authentication of the signed-in member of staff; the session then holds the time until which it is valid. */
export function StepUp({ t, locale }: TranslationProps<'desk'>) {
  const dispatch = useDeskDispatch();
  const record = useDeskSelector(staffEntrySlice.selectors.selectRecord);
  const isBusy = isLoading(record);
  const [hasPasskeys] = useState(canUsePasskeys);
  useEffect(() => () => void dispatch(entryClosed()), [dispatch]);
  return (
    <>
      <p role="status">{t('stepUp.lead')}</p>
      <EntryFailure failure={record.failure} t={t} />
      {hasPasskeys ? (
        <>
          <p className={styles.actions}>
            <button
              type="button"
              autoFocus
              className={styles.primary}
              aria-disabled={isBusy || undefined}
              onClick={() => (isBusy ? undefined : dispatch(passkeyProofRequested({ locale })))}
            >
              {t('stepUp.passkey')}
            </button>
          </p>
          <p className={styles.or}>{t('signIn.or')}</p>
        </>
      ) : null}
      <CodeForm
        hasEmail={false}
        submitLabel={t('stepUp.submit')}
        isBusy={isBusy}
        onSubmit={({ code }) => dispatch(codeProofRequested({ locale, code }))}
        t={t}
      />
    </>
  );
}
