'use client';

import { useEffect, useState } from 'react';
import type { StaffMember } from '@/contracts/staff/staff';
import type { TranslationProps } from '@/i18n/translation-props';
import { isLoading } from '@/lib/saga/request-record';
import { canUsePasskeys } from '@/lib/session/passkey-ceremony';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import { CodeForm } from './code-form';
import { EntryFailure } from './entry-failure';
import {
  codeSignInRequested,
  entryClosed,
  passkeySignInRequested,
  staffEntrySlice,
} from './staff-entry.slice';
import { WorkAccountLink } from './work-account-link';

interface DeskSignInProps extends TranslationProps<'desk'> {
  /** Whose work waits behind the lock; null for the first sign-in. */
  lockedFor: StaffMember | null;
}

/** Signs staff in by passkey, or by the code of an authenticator app. */
export function DeskSignIn({ lockedFor, t, locale }: DeskSignInProps) {
  const dispatch = useDeskDispatch();
  const record = useDeskSelector(staffEntrySlice.selectors.selectRecord);
  const isBusy = isLoading(record);
  const [hasPasskeys] = useState(canUsePasskeys);
  useEffect(() => () => void dispatch(entryClosed()), [dispatch]);
  return (
    <>
      <h1>{t(lockedFor ? 'signIn.lockedTitle' : 'signIn.title')}</h1>
      <p>{lockedFor ? t('signIn.locked', { name: lockedFor.name }) : t('signIn.lead')}</p>
      <EntryFailure failure={record.failure} t={t} />
      {hasPasskeys ? (
        <>
          <button
            type="button"
            autoFocus
            className={styles.primary}
            aria-disabled={isBusy || undefined}
            onClick={() => (isBusy ? undefined : dispatch(passkeySignInRequested({ locale })))}
          >
            {t('signIn.passkey')}
          </button>
          <p className={styles.or}>{t('signIn.or')}</p>
        </>
      ) : null}
      <WorkAccountLink isLocked={lockedFor !== null} t={t} locale={locale} />
      <CodeForm
        hasEmail
        submitLabel={t('signIn.submit')}
        isBusy={isBusy}
        onSubmit={(values) => dispatch(codeSignInRequested({ locale, ...values }))}
        t={t}
      />
      <p className={styles.help}>{t('signIn.help')}</p>
    </>
  );
}
