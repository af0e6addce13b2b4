'use client';

import { textLimits } from '@/contracts/limits/limits';
import { useForm, useWatch } from 'react-hook-form';
import { emptyFormValues, type IntermediaryFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import { ApplicationTextField, YesNoField } from '../components/application-field';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toFormValues = (intermediary: IntermediaryFormValues) => ({ intermediary });

export function IntermediaryStep({ application }: { application: Application }) {
  const { state, t } = application;
  const form = useForm<IntermediaryFormValues>({
    defaultValues: state.formValues.intermediary ?? emptyFormValues.intermediary,
  });
  const isInvolved = useWatch({ control: form.control, name: 'involved' }) === 'yes';
  return (
    <SectionForm
      application={application}
      section="intermediary"
      step="intermediary"
      form={form}
      toFormValues={toFormValues}
    >
      {(frame) => (
        <>
          <p className={styles.facts}>{t('intermediary.why')}</p>
          <YesNoField
            frame={frame}
            path="intermediary.involved"
            hasHint
            input={form.register('involved')}
          />
          {isInvolved ? (
            <>
              <p className={styles.facts}>{t('intermediary.warning')}</p>
              <ApplicationTextField
                frame={frame}
                path="intermediary.name"
                maxLength={textLimits.personName}
                {...form.register('name')}
              />
              <ApplicationTextField
                frame={frame}
                path="intermediary.address"
                maxLength={textLimits.address}
                {...form.register('address')}
              />
            </>
          ) : null}
        </>
      )}
    </SectionForm>
  );
}
