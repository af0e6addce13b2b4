import { useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { idTypes } from '@/contracts/application/application-choices';
import type { ApplicantsEntry } from '../entry/application-entry';
import { EntryChoice, EntryField } from '../components/entry-field';
import type { FieldFrame } from '../components/section-form';

interface IdentityFieldsProps {
  frame: FieldFrame;
  path: string;
  name: `persons.${number}` | `company.directors.${number}`;
  control: Control<ApplicantsEntry>;
  register: UseFormRegister<ApplicantsEntry>;
  /** The browser may fill in what it knows of the person in front of it. */
  isSelf: boolean;
}

/** Name and identity document of a person. */
export function IdentityFields({ frame, path, name, control, register, isSelf }: IdentityFieldsProps) {
  const isPassport = useWatch({ control, name: `${name}.idType` }) === 'passport';
  return (
    <>
      <EntryField frame={frame} path={`${path}.name`} hasHint maxLength={100} autoComplete={isSelf ? 'name' : 'off'} {...register(`${name}.name`)} />
      <EntryChoice frame={frame} path={`${path}.idType`} isRow choices={idTypes} input={register(`${name}.idType`)} />
      <EntryField frame={frame} path={`${path}.idNumber`} hasHint={!isPassport} maxLength={30} width="medium" spellCheck={false} autoCapitalize="characters" {...register(`${name}.idNumber`)} />
    </>
  );
}
