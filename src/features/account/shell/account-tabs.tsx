'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/smart-link';
import type { TranslationProps } from '@/i18n/translation-props';
import { accountSections, sectionForPath, sectionInfo, sectionTabs } from '../account-sections';
import { SectionLinks } from './section-links';
import { UnreadMark } from './unread-mark';
import styles from './account-tabs.module.css';

const furtherSections = accountSections.filter(
  (section) => !sectionTabs.some((tab) => tab === section),
);

interface AccountTabsProps extends TranslationProps<'account'> {
  path: string;
  /** Answers of the lender that nobody has opened yet. */
  unread: number;
  signOut: ReactNode;
}

/** Navigation of narrow screens: the sections most needed as tabs, the others and signing out behind the last one. */
export function AccountTabs({ path, unread, signOut, t, locale }: AccountTabsProps) {
  const section = sectionForPath(path);
  const isFurther = section !== null && furtherSections.includes(section);
  return (
    <nav className={styles.tabs} aria-label={t('navigation')}>
      {sectionTabs.map((tab) => (
        <SmartLink
          key={tab}
          href={sectionInfo[tab].path}
          locale={locale}
          isCurrent={tab === section}
          className={styles.tab}
        >
          <Icon name={sectionInfo[tab].icon} size={22} />
          {t(`tab.${tab}`)}
          {tab === 'contact' ? <UnreadMark count={unread} t={t} /> : null}
        </SmartLink>
      ))}
      <details key={path} className={styles.more} data-menus>
        <summary className={styles.tab} data-current={isFurther || undefined}>
          <svg viewBox="0 0 36 36" width={22} height={22} aria-hidden="true" focusable="false">
            <path
              d="M8 18h.1M18 18h.1M28 18h.1"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </svg>
          {t('tab.more')}
        </summary>
        <div className={styles.menu}>
          <SectionLinks
            sections={furtherSections}
            path={path}
            unread={unread}
            t={t}
            locale={locale}
          />
          {signOut}
        </div>
      </details>
    </nav>
  );
}
