'use client';

import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { maxExistingMortgages } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import {
  emptyFormValues,
  emptyMortgage,
  type ExistingFormValues,
} from '../form/application-form-values';
import type { Application } from '../use-application';
import { ApplicationTextField, MoneyField, YesNoField } from '../components/application-field';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toFormValues = (existing: ExistingFormValues) => ({ existing });

export function ExistingStep({ application }: { application: Application }) {
  const { state, t } = application;
  const form = useForm<ExistingFormValues>({
    defaultValues: state.formValues.existing ?? emptyFormValues.existing,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'mortgages' });
  const hasMortgages = useWatch({ control: form.control, name: 'hasMortgages' }) === 'yes';
  return (
    <SectionForm
      application={application}
      section="existing"
      step="existing"
      form={form}
      toFormValues={toFormValues}
    >
      {(frame) => (
        <>
          <YesNoField
            frame={frame}
            path="existing.hasMortgages"
            hasHint
            input={form.register('hasMortgages')}
          />
          {hasMortgages
            ? fields.map((field, index) => (
                <fieldset key={field.id} className={styles.entry}>
                  <legend>{t('existing.number', { number: index + 1 })}</legend>
                  <ApplicationTextField
                    frame={frame}
                    path={`existing.mortgages.${index}.lender`}
                    maxLength={textLimits.lender}
                    {...form.register(`mortgages.${index}.lender`)}
                  />
                  <MoneyField
                    frame={frame}
                    path={`existing.mortgages.${index}.outstanding`}
                    {...form.register(`mortgages.${index}.outstanding`)}
                  />
                  <MoneyField
                    frame={frame}
                    path={`existing.mortgages.${index}.monthlyPayment`}
                    {...form.register(`mortgages.${index}.monthlyPayment`)}
                  />
                  {fields.length > 1 ? (
                    <button
                      type="button"
                      className={formStyles.plain}
                      onClick={() => remove(index)}
                    >
                      {t('existing.remove', { number: index + 1 })}
                    </button>
                  ) : null}
                </fieldset>
              ))
            : null}
          {hasMortgages && fields.length < maxExistingMortgages ? (
            <button
              type="button"
              className={formStyles.plain}
              onClick={() => append({ ...emptyMortgage })}
            >
              {t('existing.add')}
            </button>
          ) : null}
        </>
      )}
    </SectionForm>
  );
}
