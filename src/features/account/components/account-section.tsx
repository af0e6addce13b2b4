'use client';

import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from '@/i18n/use-translate';
import type { Locale } from '@/contracts/locale';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { LenderFacts } from '../account-facts';
import type { AccountSectionKey } from '../account-sections';
import { sessionRequested, sessionSlice } from '../session/session.slice';
import styles from './account-shell.module.css';
import type { Words } from './account-words';
import { Failure, failureWords, Waiting } from './read-states';

/** What every screen of the account gets. */
export interface ScreenProps extends Words {
  facts: LenderFacts;
}

const screens: Record<AccountSectionKey, ComponentType<ScreenProps>> = {
  overview: dynamic(() => import('../overview/overview-screen').then((loaded) => loaded.OverviewScreen), { ssr: false }),
  applications: dynamic(() => import('../overview/applications-screen').then((loaded) => loaded.ApplicationsScreen), { ssr: false }),
  statements: dynamic(() => import('../statement/statements-screen').then((loaded) => loaded.StatementsScreen), { ssr: false }),
  payments: dynamic(() => import('../loan/payments-screen').then((loaded) => loaded.PaymentsScreen), { ssr: false }),
  withdrawal: dynamic(() => import('../request/withdrawal-screen').then((loaded) => loaded.WithdrawalScreen), { ssr: false }),
  creditLimit: dynamic(() => import('../request/credit-limit-screen').then((loaded) => loaded.CreditLimitScreen), { ssr: false }),
  paymentHoliday: dynamic(() => import('../request/payment-holiday-screen').then((loaded) => loaded.PaymentHolidayScreen), { ssr: false }),
  details: dynamic(() => import('../details/details-screen').then((loaded) => loaded.DetailsScreen), { ssr: false }),
  contact: dynamic(() => import('../request/contact-screen').then((loaded) => loaded.ContactScreen), { ssr: false }),
};

interface AccountSectionProps {
  section: AccountSectionKey;
  locale: Locale;
  facts: LenderFacts;
}

/** A page of the account: its heading for everybody, its screen for who is signed in. */
export function AccountSection({ section, locale, facts }: AccountSectionProps) {
  const t = useTranslate('account');
  const Screen = screens[section];
  return (
    <>
      <div className={styles.head}>
        <h1>{t(`${section}.title`)}</h1>
        <p>{t(`${section}.lead`)}</p>
      </div>
      <noscript><p>{t('noScript', { phone: facts.hotline })}</p></noscript>
      <div className={styles.body}>
        <SignedIn t={t} locale={locale}><Screen facts={facts} t={t} locale={locale} /></SignedIn>
      </div>
    </>
  );
}

function SignedIn({ t, locale, children }: Words & { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(sessionSlice.selectors.selectStatus);
  const failure = useAppSelector(sessionSlice.selectors.selectFailure);
  if (status === 'signed-in') return children;
  if (status === 'unknown' && failure) return <Failure message={failureWords(failure, t)} onRetry={() => dispatch(sessionRequested({ locale }))} t={t} />;
  return <Waiting t={t} />;
}
