'use client';

import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Words } from '@/features/calculation/components/calculator-words';
import styles from './person-box.module.css';

interface PersonBoxProps extends Words {
  reasons: QuoteData['reasons'];
}

/** Why somebody should look at this property, and the way to them; nothing without a reason. */
export function PersonBox({ reasons, t, locale }: PersonBoxProps) {
  // Without any sale of its own, that none is recent goes without saying.
  const told = reasons.includes('noKnownSales') ? reasons.filter((reason) => reason !== 'noLocalSales') : reasons;
  if (told.length === 0) return null;
  return (
    <aside className={styles.box} aria-label={t('person.heading')}>
      <h3>{t('person.heading')}</h3>
      <ul>{told.map((reason) => <li key={reason}>{t(`reason.${reason}`)}</li>)}</ul>
      <SmartLink href={contentPaths.contactUs} locale={locale} className={styles.link}>{t('person.link')}</SmartLink>
    </aside>
  );
}

/** In place of a value that no computer should give. */
export function PersonCard({ message, t, locale }: Words & { message: string }) {
  return (
    <section className={styles.card} aria-labelledby="person-heading">
      <h2 id="person-heading">{t('person.cardHeading')}</h2>
      <p>{message}</p>
      <p>{t('person.cardBody')}</p>
      <SmartLink href={contentPaths.contactUs} locale={locale} className={styles.solid}>{t('person.link')}</SmartLink>
    </section>
  );
}
