import { useState } from 'react';
import { CheckField } from '@/components/form/check-field';
import { creditReferenceAgencies } from '@/config/credit-reference-agencies';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import { formatDay } from '@/lib/dates';
import { CreditReportNotice } from '../components/credit-report-notice';
import type { FieldContext } from '../components/step-form';
import styles from '../components/step.module.css';

/** Separate consents; only the credit report consent is required, and none is ticked by default. A fast pass needs none: its start page has the notice and its wording. */
export function ConsentsFields({ frame }: { frame: FieldContext }) {
  const {
    t,
    problemMessage,
    form: { register, getValues },
    application: { context },
  } = frame;
  const { locale, lender, product } = context;
  const agencies = creditReferenceAgencies(locale);
  const [isMarketingTicked] = useState(() => getValues('consents.marketingOwn'));
  return (
    <>
      {product === 'fast-pass' ? null : (
        <div className={styles.group}>
          <h3>{t('consents.creditHeading')}</h3>
          <CreditReportNotice t={t} lender={lender} agencies={agencies} />
          <CheckField
            id="consents.creditReference"
            label={t('consents.credit', { lender, agencies })}
            problem={problemMessage('consents.creditReference')}
            {...register('consents.creditReference')}
          />
        </div>
      )}
      {product === 'fast-pass' && !isMarketingTicked ? null : (
        <details className={styles.more} open={isMarketingTicked || undefined}>
          <summary>{t('consents.marketingHeading')}</summary>
          <p>{t('consents.marketingBody', { lender })}</p>
          <CheckField
            id="consents.marketingOwn"
            label={t('consents.own', { lender })}
            {...register('consents.marketingOwn')}
          />
        </details>
      )}
      <p className={styles.small}>
        {product === 'fast-pass' ? null : (
          <>
            <LegalLink text="privacy" href={localisedPath(locale, contentPaths.privacy)}>
              {t('privacy.fullStatement')}
            </LegalLink>{' '}
            · {t('consents.version', { date: formatDay(consentTextVersion, locale) })} ·{' '}
          </>
        )}
        <LegalLink text="terms" href={localisedPath(locale, contentPaths.terms)}>
          {t('consents.terms')}
        </LegalLink>
      </p>
    </>
  );
}
