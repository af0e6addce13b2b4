import { useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { idTypes } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import type { ApplicantsFormValues } from '../form/application-form-values';
import { ApplicationChoiceField, ApplicationTextField } from '../components/application-field';
import type { FieldContext } from '../components/section-form';

interface IdentityFieldsProps {
  frame: FieldContext;
  path: string;
  name: `persons.${number}` | `company.directors.${number}`;
  control: Control<ApplicantsFormValues>;
  register: UseFormRegister<ApplicantsFormValues>;
  /** Whether this person is the one filling in the form, so the browser may autofill. */
  isSelf: boolean;
}

/** Name and identity document of a person. */
export function IdentityFields({
  frame,
  path,
  name,
  control,
  register,
  isSelf,
}: IdentityFieldsProps) {
  const isPassport = useWatch({ control, name: `${name}.idType` }) === 'passport';
  return (
    <>
      <ApplicationTextField
        frame={frame}
        path={`${path}.name`}
        hasHint
        maxLength={textLimits.personName}
        autoComplete={isSelf ? 'name' : 'off'}
        {...register(`${name}.name`)}
      />
      <ApplicationChoiceField
        frame={frame}
        path={`${path}.idType`}
        isRow
        choices={idTypes}
        input={register(`${name}.idType`)}
      />
      <ApplicationTextField
        frame={frame}
        path={`${path}.idNumber`}
        hasHint={!isPassport}
        maxLength={textLimits.idNumber}
        width="medium"
        spellCheck={false}
        autoCapitalize="characters"
        {...register(`${name}.idNumber`)}
      />
    </>
  );
}
