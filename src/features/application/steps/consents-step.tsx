'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { creditReferenceAgencies } from '@/config/credit-reference-agencies';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import { emptyFormValues, type ConsentsFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toFormValues = (consents: ConsentsFormValues) => ({ consents });

/** Separate consents; only the credit report consent is required, and none is ticked by default. */
export function ConsentsStep({ application }: { application: Application }) {
  const { state, context, t } = application;
  const agencies = creditReferenceAgencies(context.locale);
  const form = useForm<ConsentsFormValues>({
    defaultValues: state.formValues.consents ?? emptyFormValues.consents,
  });
  return (
    <SectionForm
      application={application}
      section="consents"
      step="consents"
      form={form}
      toFormValues={toFormValues}
    >
      {({ fieldError }) => (
        <>
          {context.product === 'fast-pass' ? null : (
            <section aria-labelledby="credit-heading" className={styles.group}>
              <h2 id="credit-heading">{t('consents.creditHeading')}</h2>
              <p>{t('consents.creditBody', { lender: context.lender, agencies })}</p>
              <CheckField
                id="consents.creditReference"
                label={t('consents.credit', { lender: context.lender, agencies })}
                problem={fieldError('consents.creditReference')}
                {...form.register('creditReference')}
              />
            </section>
          )}
          <section aria-labelledby="marketing-heading" className={styles.group}>
            <h2 id="marketing-heading">{t('consents.marketingHeading')}</h2>
            <p>{t('consents.marketingBody', { lender: context.lender })}</p>
            <CheckField
              id="consents.marketingOwn"
              label={t('consents.own', { lender: context.lender })}
              {...form.register('marketingOwn')}
            />
          </section>
          <p className={styles.small}>
            <LegalLink text="privacy" href={localisedPath(context.locale, contentPaths.privacy)}>
              {t('privacy.fullStatement')}
            </LegalLink>{' '}
            ·{' '}
            <LegalLink text="terms" href={localisedPath(context.locale, contentPaths.terms)}>
              {t('consents.terms')}
            </LegalLink>{' '}
            · {t('consents.version', { version: consentTextVersion })}
          </p>
        </>
      )}
    </SectionForm>
  );
}
