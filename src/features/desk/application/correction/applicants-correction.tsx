import { useFieldArray, useWatch } from 'react-hook-form';
import { textLimits } from '@/contracts/limits/limits';
import { maskHkid, parseHkid } from '@/lib/hkid';
import { ApplicationTextField } from '@/features/application/components/application-field';
import styles from '@/features/application/components/step.module.css';
import { BirthDateField } from '@/features/application/sections/birth-date-field';
import { HomeAddressField } from '@/features/application/sections/home-address-field';
import { IdentityFields } from '@/features/application/sections/identity-fields';
import type { CorrectionFieldsProps } from './correction-fields-props';

const mask = (number: string): string => {
  const { hkid } = parseHkid(number);
  return hkid === undefined ? `${number.slice(0, 3)}•••` : maskHkid(hkid);
};

/** Who applies; nobody comes or goes, since each has confirmed or signs by themselves. */
export function ApplicantsCorrection(props: CorrectionFieldsProps) {
  const { frame } = props;
  const isCompany =
    useWatch({ control: frame.form.control, name: 'applicants.kind' }) === 'company';
  if (frame.application.context.product === 'fast-pass')
    return (
      <ApplicationTextField
        frame={frame}
        path="applicants.persons.0.name"
        hasHint
        maxLength={textLimits.personName}
        {...frame.form.register('applicants.persons.0.name')}
      />
    );
  return isCompany ? <CompanyCorrection {...props} /> : <PersonsCorrection {...props} />;
}

function PersonsCorrection({ frame, form, t }: CorrectionFieldsProps) {
  const { control, register } = frame.form;
  const { fields } = useFieldArray({ control, name: 'applicants.persons' });
  return fields.map((field, index) => {
    const path = `applicants.persons.${index}` as const;
    const number = form.applicants?.persons?.[index]?.idNumber ?? '';
    return (
      <fieldset key={field.id} className={fields.length > 1 ? styles.entry : styles.bare}>
        <legend className={fields.length > 1 ? undefined : 'visually-hidden'}>
          {frame.t('applicants.number', { number: index + 1 })}
        </legend>
        <IdentityFields
          frame={frame}
          path={path}
          isSelf={false}
          numberHint={t('correction.identityKept', { number: mask(number) })}
        />
        <ApplicationTextField
          frame={frame}
          path={`${path}.nameChinese`}
          isOptional
          maxLength={textLimits.chineseName}
          width="medium"
          {...register(`${path}.nameChinese`)}
        />
        <BirthDateField frame={frame} path={`${path}.dateOfBirth`} isSelf={false} />
        <HomeAddressField frame={frame} path={path} isSelf={false} />
      </fieldset>
    );
  });
}

function CompanyCorrection({ frame, form, t }: CorrectionFieldsProps) {
  const { control, register } = frame.form;
  const { fields } = useFieldArray({ control, name: 'applicants.company.directors' });
  return (
    <>
      <ApplicationTextField
        frame={frame}
        path="applicants.company.name"
        maxLength={textLimits.companyName}
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
          <legend>{frame.t('applicants.director', { number: index + 1 })}</legend>
          <IdentityFields
            frame={frame}
            path={`applicants.company.directors.${index}`}
            isSelf={false}
            numberHint={t('correction.identityKept', {
              number: mask(form.applicants?.company?.directors?.[index]?.idNumber ?? ''),
            })}
          />
        </fieldset>
      ))}
    </>
  );
}
