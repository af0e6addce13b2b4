'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { emptyEntries, type ConsentsEntry } from '../entry/application-entry';
import type { Application } from '../use-application';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toEntries = (consents: ConsentsEntry) => ({ consents });

/** The consents apart from each other; only the one for the credit report is needed, and none is ticked beforehand. */
export function ConsentsStep({ application }: { application: Application }) {
  const { state, facts, t } = application;
  const form = useForm<ConsentsEntry>({ defaultValues: state.entries.consents ?? emptyEntries.consents });
  return (
    <SectionForm application={application} section="consents" step="consents" form={form} toEntries={toEntries}>
      {({ problemOf }) => (
        <>
          {facts.product === 'fast-pass' ? null : (
            <section aria-labelledby="credit-heading" className={styles.group}>
              <h2 id="credit-heading">{t('consents.creditHeading')}</h2>
              <p>{t('consents.creditBody', { lender: facts.lender })}</p>
              <CheckField id="consents.creditReference" label={t('consents.credit', { lender: facts.lender })} problem={problemOf('consents.creditReference')} {...form.register('creditReference')} />
            </section>
          )}
          <section aria-labelledby="marketing-heading" className={styles.group}>
            <h2 id="marketing-heading">{t('consents.marketingHeading')}</h2>
            <p>{t('consents.marketingBody')}</p>
            <CheckField id="consents.marketingOwn" label={t('consents.own', { lender: facts.lender })} {...form.register('marketingOwn')} />
            <CheckField id="consents.marketingThirdParty" label={t('consents.thirdParty', { lender: facts.lender })} {...form.register('marketingThirdParty')} />
          </section>
          <p className={styles.small}>{t('consents.version', { version: consentTextVersion })}</p>
        </>
      )}
    </SectionForm>
  );
}
