import type { Translate } from '@/i18n/text-keys';
import styles from './step.module.css';

const points = ['purpose', 'recipients', 'obligation', 'retention', 'rights'] as const;
type Point = (typeof points)[number];

/** What happens to an applicant's data, point by point. */
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
  );
}
