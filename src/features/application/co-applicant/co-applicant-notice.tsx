import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import { useTranslate } from '@/i18n/use-translate';
import styles from '../components/step.module.css';
import type { CoApplicantContext } from './co-applicant-context';

const points = ['purpose', 'recipients', 'obligation', 'rights'] as const;

/** What happens to the data of a further borrower or guarantor: before the phone is asked for, and again beside the tick that says it was read. */
export function CoApplicantNotice({
  context: { locale, lender },
}: {
  context: Pick<CoApplicantContext, 'locale' | 'lender'>;
}) {
  const t = useTranslate('application-form');
  return (
    <>
      <dl className={styles.points}>
        {points.map((point) => (
          <div key={point}>
            <dt>{t(`privacy.${point}.title`)}</dt>
            <dd>{t(`privacy.${point}.body`, { lender })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        <LegalLink text="privacy" href={localisedPath(locale, contentPaths.privacy)}>
          {t('privacy.fullStatement')}
        </LegalLink>
      </p>
    </>
  );
}
