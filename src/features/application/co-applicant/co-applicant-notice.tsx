import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import { useTranslate } from '@/i18n/use-translate';
import { PrivacyPoints } from '../components/privacy-points';
import styles from '../components/step.module.css';
import type { CoApplicantContext } from './co-applicant-context';

/** What happens to the data of a further borrower or guarantor: before the phone is asked for, and again beside the tick that says it was read. */
export function CoApplicantNotice({
  context: { locale, lender },
}: {
  context: Pick<CoApplicantContext, 'locale' | 'lender'>;
}) {
  const t = useTranslate('application-form');
  return (
    <>
      <PrivacyPoints t={t} lender={lender} without="retention" />
      <p className={styles.small}>
        <LegalLink text="privacy" href={localisedPath(locale, contentPaths.privacy)}>
          {t('privacy.fullStatement')}
        </LegalLink>
      </p>
    </>
  );
}
