'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import { localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { hasSessionHint, setSessionHint } from '@/lib/session/session-hint';
import { PasskeySignIn } from '../passkey/passkey-sign-in';
import type { LenderInfo } from '../lender-info';
import { returnPath } from './return-path';
import { sessionRequested, sessionSlice } from './session.slice';
import styles from './sign-in.module.css';

interface SignInProps {
  locale: Locale;
  lender: LenderInfo;
}

/** Sign-in by phone number and one-time code, or by passkey; returns to the requested page. */
export function SignIn({ locale, lender }: SignInProps) {
  const t = useTranslate('account');
  const dispatch = useAppDispatch();
  const router = useRouter();
  const status = useAppSelector(sessionSlice.selectors.selectStatus);
  const end = useAppSelector(sessionSlice.selectors.selectEndReason);
  const [isCheckingSession, setAsking] = useState(false);

  useEffect(() => {
    if (status === 'unknown' && hasSessionHint()) dispatch(sessionRequested({ locale }));
  }, [dispatch, status, locale]);
  useEffect(() => {
    if (status === 'signed-out') setSessionHint(false);
    if (status === 'signed-in')
      router.replace(localisedPath(locale, returnPath(window.location.search)));
  }, [status, router, locale]);

  const messageParams = { phone: lender.hotline, hours: lender.officeHours };
  const checkSession = (): void => {
    setAsking(true);
    dispatch(sessionRequested({ locale }));
  };
  return (
    <div className={styles.columns}>
      <div>
        <h1>{t('signIn.title')}</h1>
        <p className={styles.lead}>{t('signIn.lead')}</p>
        <noscript>
          <p>{t('noScript', { phone: lender.hotline })}</p>
        </noscript>
        {end !== null && end !== 'missing' ? (
          <p className={formStyles.notice} role="status">
            {t(`signIn.end.${end}`)}
          </p>
        ) : null}
        <div className={styles.card}>
          {status === 'signed-in' || (isCheckingSession && status !== 'signed-out') ? (
            <p role="status">{t('signIn.checking')}</p>
          ) : (
            <>
              <OtpChallenge
                locale={locale}
                purpose="sign-in"
                isLive={lender.isSmsLive}
                onVerified={checkSession}
              />
              <PasskeySignIn locale={locale} onSignedIn={checkSession} />
            </>
          )}
        </div>
      </div>
      <aside className={styles.help}>
        <img
          className={styles.picture}
          src="/images/illustrations/key.svg"
          alt=""
          width={720}
          height={480}
        />
        {(['who', 'lost', 'safe'] as const).map((topic) => (
          <section key={topic}>
            <h2>{t(`signIn.${topic}.title`)}</h2>
            <p>{t(`signIn.${topic}.text`, messageParams)}</p>
          </section>
        ))}
      </aside>
    </div>
  );
}
