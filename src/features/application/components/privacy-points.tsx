import type { Translate } from '@/i18n/text-keys';
import styles from './step.module.css';

const essentials = ['use', 'share', 'choice'] as const;
const points = ['purpose', 'recipients', 'obligation', 'retention', 'rights'] as const;
type Point = (typeof points)[number];

/** What happens to an applicant's data: the essence in sight, the whole notice point by point behind one tap. */
export function PrivacyPoints({
  t,
  lender,
  without,
}: {
  t: Translate<'application-form'>;
  lender: string;
  without?: Point;
}) {
  return (
    <>
      <ul className={styles.essentials}>
        {essentials.map((essential) => (
          <li key={essential}>{t(`privacy.essential.${essential}`, { lender })}</li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{t('privacy.whole')}</summary>
        <dl className={styles.points}>
          {points
            .filter((point) => point !== without)
            .map((point) => (
              <div key={point}>
                <dt>{t(`privacy.${point}.title`)}</dt>
                <dd>{t(`privacy.${point}.body`, { lender })}</dd>
              </div>
            ))}
        </dl>
      </details>
    </>
  );
}
