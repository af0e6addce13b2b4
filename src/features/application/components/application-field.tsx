import type { ComponentProps } from 'react';
import { ChoiceField } from '@/components/form/choice-field';
import { TextField } from '@/components/form/text-field';
import { maxFigureLength } from '@/components/form/figure-length';
import { fieldTextKey } from '../form/field-messages';
import type { SectionFrame } from './section-frame';

type TextProps = Omit<
  ComponentProps<typeof TextField>,
  'id' | 'label' | 'problem' | 'hint' | 'optional'
>;

interface ApplicationTextFieldProps extends TextProps {
  frame: Pick<SectionFrame, 't' | 'problemMessage'>;
  /** Path of the value in the form, such as `loan.amount`. */
  path: string;
  /** Instead of the label that the path has. */
  label?: string;
  hasHint?: boolean;
  /** Instead of the hint that the path has. */
  hint?: string;
  isOptional?: boolean;
}

/** A text field of the application; its label, hint and problem are derived from its path. */
export function ApplicationTextField({
  frame: { t, problemMessage },
  path,
  label,
  hasHint = false,
  hint = hasHint ? t(fieldTextKey(path, 'hint')) : undefined,
  isOptional = false,
  ...field
}: ApplicationTextFieldProps) {
  return (
    <TextField
      {...field}
      id={path}
      label={label ?? t(fieldTextKey(path, 'label'))}
      hint={hint}
      optional={isOptional ? t('optional') : undefined}
      problem={problemMessage(path)}
    />
  );
}

/** An amount in HK$. */
export function MoneyField(props: ApplicationTextFieldProps) {
  return (
    <ApplicationTextField
      inputMode="decimal"
      maxLength={maxFigureLength}
      width="medium"
      prefix="HK$"
      {...props}
    />
  );
}

interface ApplicationChoiceFieldProps {
  frame: Pick<SectionFrame, 't' | 'problemMessage'>;
  path: string;
  choices: readonly string[];
  hasHint?: boolean;
  isRow?: boolean;
  input: ComponentProps<typeof ChoiceField>['input'];
}

/** A radio group of the application; the choice labels are derived from its path. */
export function ApplicationChoiceField({
  frame: { t, problemMessage },
  path,
  choices,
  hasHint = false,
  isRow,
  input,
}: ApplicationChoiceFieldProps) {
  return (
    <ChoiceField
      id={path}
      legend={t(fieldTextKey(path, 'label'))}
      hint={hasHint ? t(fieldTextKey(path, 'hint')) : undefined}
      problem={problemMessage(path)}
      isRow={isRow}
      input={input}
      choices={choices.map((value) => ({ value, label: t(fieldTextKey(path, `choice.${value}`)) }))}
    />
  );
}

interface YesNoFieldProps extends Omit<ApplicationChoiceFieldProps, 'choices' | 'isRow'> {
  frame: Pick<SectionFrame, 't' | 'problemMessage'>;
}

export function YesNoField({
  frame: { t, problemMessage },
  path,
  hasHint = false,
  input,
}: YesNoFieldProps) {
  return (
    <ChoiceField
      id={path}
      legend={t(fieldTextKey(path, 'label'))}
      hint={hasHint ? t(fieldTextKey(path, 'hint')) : undefined}
      problem={problemMessage(path)}
      isRow
      input={input}
      choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`answer.${value}`) }))}
    />
  );
}
