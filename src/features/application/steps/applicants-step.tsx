'use client';

import {
  useFieldArray,
  useForm,
  useWatch,
  type Control,
  type UseFormRegister,
} from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { applicantKinds, maxPersons } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import {
  emptyFormValues,
  emptyIdentity,
  emptyPerson,
  type ApplicantsFormValues,
} from '../form/application-form-values';
import type { Application } from '../use-application';
import { ApplicationChoiceField, ApplicationTextField } from '../components/application-field';
import { IdentityFields } from './identity-fields';
import { SectionForm, type FieldContext } from '../components/section-form';
import styles from '../components/step.module.css';

const toFormValues = (applicants: ApplicantsFormValues) => ({ applicants });

interface ApplicantFieldsProps {
  frame: FieldContext;
  control: Control<ApplicantsFormValues>;
  register: UseFormRegister<ApplicantsFormValues>;
}

/** The applicants: one or several persons, or a company with its directors. A fast pass asks for one name only. */
export function ApplicantsStep({ application }: { application: Application }) {
  const { state, context } = application;
  const form = useForm<ApplicantsFormValues>({
    defaultValues: state.formValues.applicants ?? emptyFormValues.applicants,
  });
  const { control, register } = form;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <SectionForm
      application={application}
      section="applicants"
      step="applicants"
      form={form}
      toFormValues={toFormValues}
    >
      {(frame) =>
        context.product === 'fast-pass' ? (
          <ApplicationTextField
            frame={frame}
            path="applicants.persons.0.name"
            hasHint
            maxLength={textLimits.personName}
            autoComplete="name"
            {...register('persons.0.name')}
          />
        ) : (
          <>
            <ApplicationChoiceField
              frame={frame}
              path="applicants.kind"
              isRow
              choices={applicantKinds}
              input={register('kind')}
            />
            {kind === 'company' ? (
              <Company frame={frame} control={control} register={register} />
            ) : (
              <Persons frame={frame} control={control} register={register} />
            )}
          </>
        )
      }
    </SectionForm>
  );
}

function Persons({ frame, control, register }: ApplicantFieldsProps) {
  const { t } = frame;
  const { fields, append, remove } = useFieldArray({ control, name: 'persons' });
  return (
    <>
      {fields.map((field, index) => {
        const path = `applicants.persons.${index}`;
        return (
          <fieldset key={field.id} className={fields.length > 1 ? styles.entry : styles.bare}>
            <legend className={fields.length > 1 ? undefined : 'visually-hidden'}>
              {t('applicants.number', { number: index + 1 })}
            </legend>
            <IdentityFields
              frame={frame}
              path={path}
              name={`persons.${index}`}
              control={control}
              register={register}
              isSelf={index === 0}
            />
            <ApplicationTextField
              frame={frame}
              path={`${path}.nameChinese`}
              isOptional
              maxLength={textLimits.chineseName}
              width="medium"
              {...register(`persons.${index}.nameChinese`)}
            />
            <ApplicationTextField
              frame={frame}
              path={`${path}.dateOfBirth`}
              hasHint
              maxLength={textLimits.dateOfBirth}
              width="short"
              autoComplete={index === 0 ? 'bday' : 'off'}
              {...register(`persons.${index}.dateOfBirth`)}
            />
            <ApplicationTextField
              frame={frame}
              path={`${path}.address`}
              maxLength={textLimits.address}
              autoComplete={index === 0 ? 'street-address' : 'off'}
              {...register(`persons.${index}.address`)}
            />
            {index > 0 ? (
              <ApplicationTextField
                frame={frame}
                path={`${path}.phone`}
                type="tel"
                inputMode="tel"
                maxLength={textLimits.phone}
                width="medium"
                {...register(`persons.${index}.phone`)}
              />
            ) : null}
            {index > 0 ? (
              <button type="button" className={formStyles.plain} onClick={() => remove(index)}>
                {t('applicants.remove', { number: index + 1 })}
              </button>
            ) : null}
          </fieldset>
        );
      })}
      {fields.length < maxPersons ? (
        <button
          type="button"
          className={formStyles.plain}
          onClick={() => append({ ...emptyPerson })}
        >
          {t('applicants.add')}
        </button>
      ) : null}
    </>
  );
}

function Company({ frame, control, register }: ApplicantFieldsProps) {
  const { t } = frame;
  const { fields, append, remove } = useFieldArray({ control, name: 'company.directors' });
  return (
    <>
      <ApplicationTextField
        frame={frame}
        path="applicants.company.name"
        maxLength={textLimits.companyName}
        autoComplete="organization"
        {...register('company.name')}
      />
      <ApplicationTextField
        frame={frame}
        path="applicants.company.brNumber"
        hasHint
        maxLength={textLimits.businessRegistration}
        width="medium"
        {...register('company.brNumber')}
      />
      <ApplicationTextField
        frame={frame}
        path="applicants.company.ciNumber"
        isOptional
        maxLength={textLimits.companyNumber}
        width="medium"
        {...register('company.ciNumber')}
      />
      <ApplicationTextField
        frame={frame}
        path="applicants.company.address"
        maxLength={textLimits.address}
        {...register('company.address')}
      />
      {fields.map((field, index) => (
        <fieldset key={field.id} className={styles.entry}>
          <legend>{t('applicants.director', { number: index + 1 })}</legend>
          <IdentityFields
            frame={frame}
            path={`applicants.company.directors.${index}`}
            name={`company.directors.${index}`}
            control={control}
            register={register}
            isSelf={false}
          />
          {index > 0 ? (
            <button type="button" className={formStyles.plain} onClick={() => remove(index)}>
              {t('applicants.removeDirector', { number: index + 1 })}
            </button>
          ) : null}
        </fieldset>
      ))}
      {fields.length < maxPersons ? (
        <button
          type="button"
          className={formStyles.plain}
          onClick={() => append({ ...emptyIdentity })}
        >
          {t('applicants.addDirector')}
        </button>
      ) : null}
    </>
  );
}
