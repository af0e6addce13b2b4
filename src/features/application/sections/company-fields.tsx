import { useFieldArray } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { maxPersons } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { ApplicationTextField } from '../components/application-field';
import type { FieldContext } from '../components/step-form';
import { emptyIdentity } from '../form/application-form-values';
import { IdentityFields } from './identity-fields';
import styles from '../components/step.module.css';

/** A company and its directors. */
export function CompanyFields({ frame }: { frame: FieldContext }) {
  const {
    t,
    form: { control, register },
  } = frame;
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'applicants.company.directors',
  });
  return (
    <>
      <ApplicationTextField
        frame={frame}
        path="applicants.company.name"
        maxLength={textLimits.companyName}
        autoComplete="organization"
        {...register('applicants.company.name')}
      />
      <ApplicationTextField
        frame={frame}
        path="applicants.company.brNumber"
        hasHint
        maxLength={textLimits.businessRegistration}
        width="medium"
        {...register('applicants.company.brNumber')}
      />
      <ApplicationTextField
        frame={frame}
        path="applicants.company.ciNumber"
        isOptional
        maxLength={textLimits.companyNumber}
        width="medium"
        {...register('applicants.company.ciNumber')}
      />
      <ApplicationTextField
        frame={frame}
        path="applicants.company.address"
        maxLength={textLimits.address}
        {...register('applicants.company.address')}
      />
      {fields.map((field, index) => (
        <fieldset key={field.id} className={styles.entry}>
          <legend>{t('applicants.director', { number: index + 1 })}</legend>
          <IdentityFields
            frame={frame}
            path={`applicants.company.directors.${index}`}
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
