'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { flowPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useSiteLimits } from '@/features/site/site-limits';
import { accountSections, stripLocale } from '../account-sections';
import {
  logoutWaitChanged,
  sessionSlice,
  signOutRequested,
  sessionExtended,
} from '../session/session.slice';
import { useResetFormsOnLeave } from '../use-persisted-form';
import {
  broadcastToOtherTabs,
  useActivityTracking,
  useSessionGuard,
} from '../session/use-session-guard';
import { useUnreadAnswers } from '../screens/messages/use-unread-answers';
import { AccountTabs } from './account-tabs';
import { SectionLinks } from './section-links';
import styles from './account-shell.module.css';

const IdleDialog = dynamic(
  () => omitOnLoadError(import('../session/idle-dialog').then((loaded) => loaded.IdleDialog)),
  { ssr: false },
);
const { selectCustomer, selectEndsAt, selectStatus } = sessionSlice.selectors;

/** Pages without a session. */
const openPaths: readonly string[] = [flowPaths.signIn, flowPaths.notMe, flowPaths.verifyEmail];

/** Layout of every account page: section navigation, signed-in customer and sign-out button. */
export function AccountShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const path = stripLocale(usePathname());
  if (openPaths.includes(path))
    return (
      <div className={styles.signInPage} data-private-area>
        {children}
      </div>
    );
  return (
    <SessionGuard locale={locale} path={path}>
      {children}
    </SessionGuard>
  );
}

function SessionGuard({
  locale,
  path,
  children,
}: {
  locale: Locale;
  path: string;
  children: ReactNode;
}) {
  const t = useTranslate('account');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectStatus);
  const customer = useAppSelector(selectCustomer);
  const endsAt = useAppSelector(selectEndsAt);
  const { logoutWaitSeconds } = useSiteLimits();
  const unread = useUnreadAnswers({ locale, isSignedIn: status === 'signed-in' });
  useSessionGuard({ locale, path });
  useEffect(
    () => void dispatch(logoutWaitChanged(logoutWaitSeconds)),
    [dispatch, logoutWaitSeconds],
  );
  useActivityTracking(locale);
  useResetFormsOnLeave(path);
  const signOutCustomer = (): void => {
    dispatch(signOutRequested({ locale, reason: 'left' }));
    broadcastToOtherTabs('ended');
  };
  const extendSession = (): void => {
    dispatch(sessionExtended({ at: Date.now() }));
    broadcastToOtherTabs('active');
  };
  const signOut = (
    <button type="button" className={styles.signOut} onClick={signOutCustomer}>
      {t('signOut')}
    </button>
  );
  return (
    <div className={styles.page} data-private-area="sections">
      <div className={styles.side}>
        <p className={styles.signedInAs}>
          {t('signedInAs')} <b>{customer?.name ?? ' '}</b>
        </p>
        <nav aria-label={t('navigation')}>
          <SectionLinks
            sections={accountSections}
            path={path}
            unread={unread}
            t={t}
            locale={locale}
          />
        </nav>
        {signOut}
      </div>
      <AccountTabs path={path} unread={unread} signOut={signOut} t={t} locale={locale} />
      <div>{children}</div>
      {status === 'signed-in' ? (
        <IdleDialog endsAt={endsAt} onStay={extendSession} onSignOut={signOutCustomer} t={t} />
      ) : null}
    </div>
  );
}
