'use client';

import type { ReactNode } from 'react';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { useTranslate } from '@/i18n/use-translate';
import type { Locale } from '@/contracts/locale';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { TranslationProps } from '@/i18n/translation-props';
import type { LenderInfo } from '../lender-info';
import type { AccountSectionKey } from '../account-sections';
import { sessionRequested, sessionSlice } from '../session/session.slice';
import { screens } from '../screens/screens';
import styles from '../shell/account-shell.module.css';
import { FailurePanel, failureMessage, LoadingPanel } from './query-states';

interface AccountSectionProps {
  section: AccountSectionKey;
  locale: Locale;
  lender: LenderInfo;
}

/** An account page: its heading is public, its screen is rendered for a signed-in customer only. */
export function AccountSection({ section, locale, lender }: AccountSectionProps) {
  const t = useTranslate('account', 'account-screen');
  const Screen = screens[section];
  return (
    <>
      <div className={styles.head}>
        <h1>{t(`${section}.title`)}</h1>
        <p>{t(`${section}.lead`)}</p>
      </div>
      <noscript>
        <p>{t('noScript', { phone: lender.hotline })}</p>
      </noscript>
      <div className={styles.body}>
        <RequireSession t={t} locale={locale}>
          <RequireNamespace namespace="account-screen">
            <Screen lender={lender} t={t} locale={locale} />
          </RequireNamespace>
        </RequireSession>
      </div>
    </>
  );
}

function RequireSession({
  t,
  locale,
  children,
}: TranslationProps<'account' | 'account-screen'> & { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(sessionSlice.selectors.selectStatus);
  const failure = useAppSelector(sessionSlice.selectors.selectFailure);
  if (status === 'signed-in') return children;
  if (status === 'unknown' && failure)
    return (
      <FailurePanel
        message={failureMessage(failure, t)}
        onRetry={() => dispatch(sessionRequested({ locale }))}
        t={t}
      />
    );
  return <LoadingPanel t={t} />;
}
