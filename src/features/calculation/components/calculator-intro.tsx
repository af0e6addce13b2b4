import type { ContentBlockOf } from '@/contracts/content';
import type { Locale } from '@/contracts/locale';
import { ActionLinks } from '@/components/action-links';
import { localise } from '@/lib/localise';
import styles from './calculator-intro.module.css';

interface HeroProps {
  hero: ContentBlockOf<'hero'>;
  locale: Locale;
}

/** The page's heading, kept short so that the tool is in sight. */
export function CalculatorIntro({ hero, locale }: HeroProps) {
  return (
    <div className={styles.intro}>
      <h1>{localise(hero, 'heading', { locale })}</h1>
      <p>{localise(hero, 'lead', { locale })}</p>
    </div>
  );
}

/** The claims of the page, each with its condition. */
export function CalculatorClaims({ hero, locale }: HeroProps) {
  return (
    <div className={styles.claims}>
      <dl>
        {hero.claims.map((claim) => (
          <div key={claim.labelEn}>
            <dt>{localise(claim, 'label', { locale })}</dt>
            <dd className={styles.value}>{localise(claim, 'value', { locale })}</dd>
            <dd className={styles.condition}>{localise(claim, 'condition', { locale })}</dd>
          </div>
        ))}
      </dl>
      <ActionLinks actions={hero.actions} locale={locale} />
    </div>
  );
}
