'use client';

import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './staff-review-card.module.css';

interface StaffReviewCardProps extends TranslationProps<'evaluation'> {
  message: string;
  /** Takes everything entered along to the contact form. */
  onLeave: () => void;
  /** Values a subsidised flat after all, because its premium is paid; absent where that is not the question. */
  onPremiumPaid: (() => void) | null;
}

/** Replaces the result where an automated valuation is not possible. */
export function StaffReviewCard({
  message,
  onLeave,
  onPremiumPaid,
  t,
  locale,
}: StaffReviewCardProps) {
  return (
    <section className={styles.card} aria-labelledby="person-heading">
      <h2 id="person-heading">{t('person.cardHeading')}</h2>
      <p>{message}</p>
      <p>{t('person.cardBody')}</p>
      <p className={styles.choices}>
        <SmartLink
          href={contentPaths.contactUs}
          locale={locale}
          className={styles.solid}
          onClick={onLeave}
        >
          {t('person.link')}
        </SmartLink>
        {onPremiumPaid ? (
          <button type="button" className={styles.paid} onClick={onPremiumPaid}>
            {t('premium.paidButton')}
          </button>
        ) : null}
      </p>
    </section>
  );
}
