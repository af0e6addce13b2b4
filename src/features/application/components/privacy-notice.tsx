import { consentTextVersion } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import type { Translate } from '@/i18n/text-keys';
import { formatDay } from '@/lib/dates';
import { PrivacyPoints } from './privacy-points';
import styles from './step.module.css';

/** The points of the privacy notice, with the whole policy behind them. */
export function PrivacyNotice({
  t,
  lender,
  locale,
}: {
  t: Translate<'application-form'>;
  lender: string;
  locale: Locale;
}) {
  return (
    <>
      <PrivacyPoints t={t} lender={lender} />
      <p className={styles.small}>
        <LegalLink text="privacy" href={localisedPath(locale, contentPaths.privacy)}>
          {t('privacy.fullStatement')}
        </LegalLink>{' '}
        · {t('consents.version', { date: formatDay(consentTextVersion, locale) })}
      </p>
    </>
  );
}
