import type { ContentBlockOf } from '@/contracts/content/blocks';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import styles from './claims.module.css';

interface ClaimsProps {
  claims: ContentBlockOf<'hero'>['claims'];
  locale: Locale;
  /** Class for the layout of the claims on their page. */
  className: string | undefined;
}

/** The advertised claims of a page, each with its condition. */
export function Claims({ claims, locale, className }: ClaimsProps) {
  return (
    <dl className={`${styles.claims} ${className ?? ''}`}>
      {claims.map((claim) => (
        <div key={claim.valueEn + claim.labelEn}>
          <dt>{localise(claim, 'label', { locale })}</dt>
          <dd className={styles.value}>{localise(claim, 'value', { locale })}</dd>
          <dd className={styles.condition}>{localise(claim, 'condition', { locale })}</dd>
        </div>
      ))}
    </dl>
  );
}
