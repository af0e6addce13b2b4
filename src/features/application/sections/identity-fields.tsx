import { useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { textLimits } from '@/contracts/limits/limits';
import { ApplicationTextField } from '../components/application-field';
import type { SectionFrame } from '../components/section-frame';

interface IdentityFieldsProps {
  frame: SectionFrame;
  path: `applicants.persons.${number}` | `applicants.company.directors.${number}`;
  /** Whether this person is the one filling in the form, so the browser may autofill. */
  isSelf: boolean;
  /** Instead of how a number is written. */
  numberHint?: string | undefined;
}

/** Name and identity document of a person: the identity card, or a passport once that is said. */
export function IdentityFields({ frame, path, isSelf, numberHint }: IdentityFieldsProps) {
  const {
    t,
    form: { control, register, setValue, setFocus },
  } = frame;
  const isPassport = useWatch({ control, name: `${path}.idType` }) === 'passport';
  const changeDocument = (): void => {
    setValue(`${path}.idType`, isPassport ? 'hkid' : 'passport');
    setFocus(`${path}.idNumber`);
  };
  return (
    <>
      <ApplicationTextField
        frame={frame}
        path={`${path}.name`}
        hasHint
        maxLength={textLimits.personName}
        autoComplete={isSelf ? 'name' : 'off'}
        autoCapitalize="characters"
        {...register(`${path}.name`)}
      />
      <ApplicationTextField
        frame={frame}
        path={`${path}.idNumber`}
        label={t(isPassport ? 'applicants.passport' : 'applicants.hkid')}
        hasHint={!isPassport}
        hint={numberHint}
        maxLength={textLimits.idNumber}
        width="medium"
        spellCheck={false}
        autoCapitalize="characters"
        {...register(`${path}.idNumber`)}
      />
      <p className={formStyles.after}>
        <button type="button" className={formStyles.plain} onClick={changeDocument}>
          {t(isPassport ? 'applicants.useHkid' : 'applicants.usePassport')}
        </button>
      </p>
    </>
  );
}
