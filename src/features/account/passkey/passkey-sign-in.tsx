'use client';

import { useEffect } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { canUsePasskeys } from '@/lib/session/passkey-ceremony';
import { passkeyMessage } from './passkey-message';
import styles from './passkey.module.css';
import { autofillRequested, ceremonyClosed, passkeySlice, signInRequested } from './passkey.slice';
import { useCeremony } from './use-ceremony';

interface PasskeySignInProps {
  locale: Locale;
  onSignedIn: () => void;
}

/** Offers passkeys below the field of the phone number and by a button; nothing where browser or site has none. */
export function PasskeySignIn({ locale, onSignedIn }: PasskeySignInProps) {
  const t = useTranslate('account');
  const dispatch = useAppDispatch();
  const { isOffered } = useAppSelector(passkeySlice.selectors.selectPasskey);
  const { isBusy, failure } = useCeremony('sign-in', { locale, onDone: onSignedIn });
  useEffect(() => {
    if (!canUsePasskeys()) return;
    dispatch(autofillRequested({ locale }));
    return () => void dispatch(ceremonyClosed());
  }, [dispatch, locale]);
  if (!isOffered) return null;
  return (
    <div className={styles.signIn}>
      <p className={styles.or}>{t('passkey.or')}</p>
      {failure ? (
        <p role="alert" className={formStyles.notice}>
          {passkeyMessage(failure, t)}
        </p>
      ) : null}
      <button
        type="button"
        className={formStyles.secondary}
        aria-disabled={isBusy || undefined}
        onClick={() => (isBusy ? undefined : dispatch(signInRequested({ locale })))}
      >
        {t(isBusy ? 'passkey.waiting' : 'passkey.signIn')}
      </button>
    </div>
  );
}
