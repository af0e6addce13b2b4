import { useWatch } from 'react-hook-form';
import { textLimits } from '@/contracts/limits/limits';
import { formatDay } from '@/lib/dates';
import { isIsoDay } from '@/lib/hong-kong-day';
import { ApplicationTextField } from '../components/application-field';
import type { SectionFrame } from '../components/section-frame';
import { parseDateField } from '../form/parse-fields';

interface BirthDateFieldProps {
  frame: SectionFrame;
  path: `applicants.persons.${number}.dateOfBirth`;
  isSelf: boolean;
}

/** A date of birth in any usual notation, digits alone included, with the day as it was read. */
export function BirthDateField({ frame, path, isSelf }: BirthDateFieldProps) {
  const {
    form: { control, register },
    application: { context },
  } = frame;
  const day = parseDateField(useWatch({ control, name: path }));
  return (
    <ApplicationTextField
      frame={frame}
      path={path}
      hasHint
      maxLength={textLimits.dateOfBirth}
      width="medium"
      autoComplete={isSelf ? 'bday' : 'off'}
      suffix={isIsoDay(day) ? formatDay(day, context.locale) : undefined}
      {...register(path)}
    />
  );
}
