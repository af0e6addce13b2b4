'use client';

import { CheckField } from '@/components/form/check-field';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { contentPaths, localisedPath } from '@/config/paths';
import { LegalLink } from '@/features/legal/legal-link';
import { formatDay } from '@/lib/dates';
import type { Application } from '../use-application';
import { StepForm } from '../components/step-form';
import styles from '../components/step.module.css';

const sections = ['consents'] as const;

/** The personal information collection statement, shown before any personal data is requested. */
export function PrivacyStep({ application }: { application: Application }) {
  const { context, t } = application;
  return (
    <StepForm
      application={application}
      sections={sections}
      includesField={(path) => path === 'consents.privacyNotice'}
      submitLabel={t('privacy.submit')}
      onComplete={(answered) => application.completeStep(answered, 'privacy')}
    >
      {({ problemMessage, form }) => (
        <>
          {context.notice}
          <p className={styles.small}>
            <LegalLink text="privacy" href={localisedPath(context.locale, contentPaths.privacy)}>
              {t('privacy.fullStatement')}
            </LegalLink>{' '}
            · {t('consents.version', { date: formatDay(consentTextVersion, context.locale) })}
          </p>
          <CheckField
            id="consents.privacyNotice"
            label={t('privacy.read')}
            problem={problemMessage('consents.privacyNotice')}
            {...form.register('consents.privacyNotice')}
          />
        </>
      )}
    </StepForm>
  );
}
