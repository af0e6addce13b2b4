'use client';

import { consentTextVersion } from '@/contracts/application/application-choices';
import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import { formatDay } from '@/lib/dates';
import { emptyFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import { StepForm } from '../components/step-form';
import styles from '../components/step.module.css';

const sections = ['consents'] as const;

/** The personal information collection statement, shown before any personal data is requested. Its button says that it was read. */
export function PrivacyStep({ application }: { application: Application }) {
  const { context, t } = application;
  return (
    <StepForm
      application={application}
      sections={sections}
      includesField={() => false}
      submitLabel={t('privacy.submit')}
      onComplete={({ consents = emptyFormValues.consents }) =>
        application.completeStep({ consents: { ...consents, privacyNotice: true } }, 'privacy')
      }
    >
      {() => (
        <>
          {context.notice}
          <p className={styles.small}>
            <LegalLink text="privacy" href={localisedPath(context.locale, contentPaths.privacy)}>
              {t('privacy.fullStatement')}
            </LegalLink>{' '}
            · {t('consents.version', { date: formatDay(consentTextVersion, context.locale) })}
          </p>
        </>
      )}
    </StepForm>
  );
}
