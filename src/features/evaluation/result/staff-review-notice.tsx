'use client';

import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './staff-review-card.module.css';

interface StaffReviewNoticeProps extends TranslationProps<'evaluation'> {
  reasons: QuoteData['reasons'];
  /** Takes everything entered along to the contact form. */
  onLeave: () => void;
}

/** Reasons for a valuation by staff, and how to contact them; nothing without a reason. */
export function StaffReviewNotice({ reasons, onLeave, t, locale }: StaffReviewNoticeProps) {
  // `noLocalSales` is implied by `noKnownSales`.
  const shownReasons = reasons.includes('noKnownSales')
    ? reasons.filter((reason) => reason !== 'noLocalSales')
    : reasons;
  if (shownReasons.length === 0) return null;
  return (
    <aside className={styles.box} aria-label={t('person.heading')}>
      <h3>{t('person.heading')}</h3>
      <ul>
        {shownReasons.map((reason) => (
          <li key={reason}>{t(`reason.${reason}`)}</li>
        ))}
      </ul>
      <SmartLink
        href={contentPaths.contactUs}
        locale={locale}
        className={styles.link}
        onClick={onLeave}
      >
        {t('person.link')}
      </SmartLink>
    </aside>
  );
}
