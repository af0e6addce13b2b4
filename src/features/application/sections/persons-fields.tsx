import { useFieldArray } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { maxPersons, personRoles } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { ApplicationChoiceField, ApplicationTextField } from '../components/application-field';
import type { FieldContext } from '../components/step-form';
import { emptyPerson } from '../form/application-form-values';
import { BirthDateField } from './birth-date-field';
import { HomeAddressField } from './home-address-field';
import { IdentityFields } from './identity-fields';
import styles from '../components/step.module.css';

/** One person, and others once the applicant says that there are any. */
export function PersonsFields({ frame }: { frame: FieldContext }) {
  const {
    t,
    form: { control, register },
  } = frame;
  const { fields, append, remove } = useFieldArray({ control, name: 'applicants.persons' });
  return (
    <>
      {fields.map((field, index) => {
        const path = `applicants.persons.${index}` as const;
        return (
          <fieldset key={field.id} className={fields.length > 1 ? styles.entry : styles.bare}>
            <legend className={fields.length > 1 ? undefined : 'visually-hidden'}>
              {t('applicants.number', { number: index + 1 })}
            </legend>
            {index > 0 ? (
              <ApplicationChoiceField
                frame={frame}
                path={`${path}.role`}
                choices={personRoles}
                input={register(`${path}.role`)}
              />
            ) : null}
            <IdentityFields frame={frame} path={path} isSelf={index === 0} />
            <BirthDateField frame={frame} path={`${path}.dateOfBirth`} isSelf={index === 0} />
            <HomeAddressField frame={frame} path={path} isSelf={index === 0} />
            {index > 0 ? (
              <ApplicationTextField
                frame={frame}
                path={`${path}.phone`}
                hasHint
                type="tel"
                inputMode="tel"
                maxLength={textLimits.phone}
                width="medium"
                {...register(`${path}.phone`)}
              />
            ) : null}
            <details className={styles.more}>
              <summary>{t('applicants.more')}</summary>
              <ApplicationTextField
                frame={frame}
                path={`${path}.nameChinese`}
                isOptional
                maxLength={textLimits.chineseName}
                width="medium"
                {...register(`${path}.nameChinese`)}
              />
            </details>
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
