'use client';

import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/smart-link';
import type { TranslationProps } from '@/i18n/translation-props';
import { sectionInfo, type AccountSectionKey } from '../account-sections';
import { UnreadMark } from './unread-mark';
import styles from './account-shell.module.css';

interface SectionLinksProps extends TranslationProps<'account'> {
  sections: readonly AccountSectionKey[];
  path: string;
  /** Answers of the lender that nobody has opened yet. */
  unread: number;
}

/** Links to sections of the account by their full names, one below the other. */
export function SectionLinks({ sections, path, unread, t, locale }: SectionLinksProps) {
  return (
    <ul className={styles.links}>
      {sections.map((section) => (
        <li key={section}>
          <SmartLink
            href={sectionInfo[section].path}
            locale={locale}
            isCurrent={sectionInfo[section].path === path}
          >
            <Icon name={sectionInfo[section].icon} size={22} />
            {t(`${section}.nav`)}
            {section === 'contact' ? <UnreadMark count={unread} t={t} /> : null}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
