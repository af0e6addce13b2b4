'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { accountSections, sectionFacts, sectionOf, unlocalisedPath } from '../account-sections';
import { sessionSlice, signOutRequested, stayChosen } from '../session/session.slice';
import { useFormsOfPage } from '../use-kept-form';
import { tellOtherTabs, useActivity, useSessionGuard } from '../session/use-session-guard';
import styles from './account-shell.module.css';
import type { Words } from './account-words';

const IdleDialog = dynamic(() => import('../session/idle-dialog').then((loaded) => loaded.IdleDialog), { ssr: false });
const { selectCustomer, selectEndsAt, selectStatus } = sessionSlice.selectors;

/** What every page of the account has around it: its sections, who is signed in, the way out. */
export function AccountShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const path = unlocalisedPath(usePathname());
  if (path === flowPaths.signIn) return <div className={styles.lone} data-private-area>{children}</div>;
  return <Guarded locale={locale} path={path}>{children}</Guarded>;
}

function Guarded({ locale, path, children }: { locale: Locale; path: string; children: ReactNode }) {
  const t = useTranslate('account');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectStatus);
  const customer = useAppSelector(selectCustomer);
  const endsAt = useAppSelector(selectEndsAt);
  useSessionGuard({ locale, path });
  useActivity(locale);
  useFormsOfPage(path);
  const leave = (): void => {
    dispatch(signOutRequested({ locale, reason: 'left' }));
    tellOtherTabs('ended');
  };
  const stay = (): void => {
    dispatch(stayChosen({ at: Date.now() }));
    tellOtherTabs('active');
  };
  const section = sectionOf(path);
  const links = <SectionLinks path={path} t={t} locale={locale} />;
  const signOut = <button type="button" className={styles.leave} onClick={leave}>{t('signOut')}</button>;
  return (
    <div className={styles.page} data-private-area>
      <div className={styles.side}>
        <p className={styles.who}>{t('signedInAs')} <b>{customer?.name ?? ' '}</b></p>
        <nav aria-label={t('navigation')}>{links}</nav>
        {signOut}
      </div>
      <div className={styles.narrow}>
        <details key={path} className={styles.menu} data-menus>
          <summary>{section ? t(`${section}.nav`) : t('navigation')}</summary>
          <nav aria-label={t('navigation')}>{links}</nav>
        </details>
        {signOut}
      </div>
      <div>{children}</div>
      {status === 'signed-in' ? <IdleDialog endsAt={endsAt} onStay={stay} onLeave={leave} t={t} /> : null}
    </div>
  );
}

function SectionLinks({ path, t, locale }: Words & { path: string }) {
  return (
    <ul className={styles.links}>
      {accountSections.map((section) => (
        <li key={section}>
          <SectionLink section={section} isCurrent={sectionFacts[section].path === path} t={t} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function SectionLink({ section, isCurrent, t, locale }: Words & { section: (typeof accountSections)[number]; isCurrent: boolean }) {
  const { path, icon } = sectionFacts[section];
  return <SmartLink href={path} locale={locale} isCurrent={isCurrent}><Icon name={icon} size={22} />{t(`${section}.nav`)}</SmartLink>;
}
