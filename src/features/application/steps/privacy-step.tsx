'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { SmartLink } from '@/components/smart-link';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { contentPaths } from '@/config/paths';
import { emptyEntries, type ConsentsEntry } from '../entry/application-entry';
import type { Application } from '../use-application';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toEntries = (consents: ConsentsEntry) => ({ consents });
const points = ['purpose', 'who', 'needed', 'kept', 'rights'] as const;

/** What happens with the data, before the first of them is asked for. */
export function PrivacyStep({ application }: { application: Application }) {
  const { state, facts, t } = application;
  const form = useForm<ConsentsEntry>({ defaultValues: state.entries.consents ?? emptyEntries.consents });
  return (
    <SectionForm application={application} section="consents" step="privacy" form={form} toEntries={toEntries} only={(path) => path === 'consents.privacyNotice'} submitLabel={t('privacy.submit')}>
      {({ problemOf }) => (
        <>
          <dl className={styles.points}>
            {points.map((point) => (
              <div key={point}>
                <dt>{t(`privacy.${point}.title`)}</dt>
                <dd>{t(`privacy.${point}.body`, { lender: facts.lender })}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.small}><SmartLink href={contentPaths.privacy} locale={facts.locale}>{t('privacy.whole')}</SmartLink> · {t('consents.version', { version: consentTextVersion })}</p>
          <CheckField id="consents.privacyNotice" label={t('privacy.read')} problem={problemOf('consents.privacyNotice')} {...form.register('privacyNotice')} />
        </>
      )}
    </SectionForm>
  );
}
