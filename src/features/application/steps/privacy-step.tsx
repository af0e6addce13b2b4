'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import { emptyFormValues, type ConsentsFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toFormValues = (consents: ConsentsFormValues) => ({ consents });
const points = ['purpose', 'recipients', 'obligation', 'retention', 'rights'] as const;

/** The personal information collection statement, shown before any personal data is requested. */
export function PrivacyStep({ application }: { application: Application }) {
  const { state, context, t } = application;
  const form = useForm<ConsentsFormValues>({
    defaultValues: state.formValues.consents ?? emptyFormValues.consents,
  });
  return (
    <SectionForm
      application={application}
      section="consents"
      step="privacy"
      form={form}
      toFormValues={toFormValues}
      includesField={(path) => path === 'consents.privacyNotice'}
      submitLabel={t('privacy.submit')}
    >
      {({ fieldError }) => (
        <>
          <dl className={styles.points}>
            {points.map((point) => (
              <div key={point}>
                <dt>{t(`privacy.${point}.title`)}</dt>
                <dd>{t(`privacy.${point}.body`, { lender: context.lender })}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.small}>
            <LegalLink text="privacy" href={localisedPath(context.locale, contentPaths.privacy)}>
              {t('privacy.fullStatement')}
            </LegalLink>{' '}
            · {t('consents.version', { version: consentTextVersion })}
          </p>
          <CheckField
            id="consents.privacyNotice"
            label={t('privacy.read')}
            problem={fieldError('consents.privacyNotice')}
            {...form.register('privacyNotice')}
          />
        </>
      )}
    </SectionForm>
  );
}
