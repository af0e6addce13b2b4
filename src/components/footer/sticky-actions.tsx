import { contentPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { SmartLink } from '../smart-link';
import styles from './sticky-actions.module.css';

/** The two main calls to action, fixed at the bottom of the screen; phones only. */
export function StickyActions({
  locale,
  words,
}: {
  locale: Locale;
  words: { valuation: string; apply: string };
}) {
  return (
    <div className={styles.bar}>
      <SmartLink href={contentPaths.onlineProperty} locale={locale} className={styles.ghost}>
        {words.valuation}
      </SmartLink>
      <SmartLink href={contentPaths.productFinder} locale={locale} className={styles.solid}>
        {words.apply}
      </SmartLink>
    </div>
  );
}
