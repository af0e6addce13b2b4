'use client';

import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './staff-review-card.module.css';

interface StaffReviewNoticeProps extends TranslationProps<'evaluation'> {
  reasons: QuoteData['reasons'];
}

/** Reasons for a valuation by staff, and how to contact them; nothing without a reason. */
export function StaffReviewNotice({ reasons, t, locale }: StaffReviewNoticeProps) {
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
      <SmartLink href={contentPaths.contactUs} locale={locale} className={styles.link}>
        {t('person.link')}
      </SmartLink>
    </aside>
  );
}

/** Replaces the result where an automated valuation is not possible. */
export function StaffReviewCard({
  message,
  t,
  locale,
}: TranslationProps<'evaluation'> & { message: string }) {
  return (
    <section className={styles.card} aria-labelledby="person-heading">
      <h2 id="person-heading">{t('person.cardHeading')}</h2>
      <p>{message}</p>
      <p>{t('person.cardBody')}</p>
      <SmartLink href={contentPaths.contactUs} locale={locale} className={styles.solid}>
        {t('person.link')}
      </SmartLink>
    </section>
  );
}
