import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';

interface ReasonFieldProps extends Pick<TranslationProps<'desk'>, 't'> {
  id: string;
  label?: string;
  hint: string;
  problem: string | undefined;
  autoFocus?: boolean;
  /** Registers the field with the rule that something is written. */
  register: (rules: { validate: (reason: string) => string | true }) => UseFormRegisterReturn;
}

/** Why staff do something: always written, and kept in the trail. */
export function ReasonField({
  id,
  label,
  hint,
  problem,
  autoFocus,
  register,
  t,
}: ReasonFieldProps) {
  return (
    <TextAreaField
      id={id}
      rows={2}
      label={label ?? t('application.reason')}
      hint={hint}
      problem={problem}
      maxLength={staffTextLimits.note}
      autoFocus={autoFocus}
      {...register({
        validate: (reason) => reason.trim() !== '' || t('application.reasonMissing'),
      })}
    />
  );
}
