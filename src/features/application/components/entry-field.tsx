import type { ComponentProps } from 'react';
import { ChoiceField } from '@/components/form/choice-field';
import { TextField } from '@/components/form/text-field';
import { wordsOf } from '../entry/field-words';
import type { FieldFrame } from './section-form';

type TextProps = Omit<ComponentProps<typeof TextField>, 'id' | 'label' | 'problem' | 'hint' | 'optional'>;

interface EntryFieldProps extends TextProps {
  frame: FieldFrame;
  /** Where the answer stands in the form, such as `loan.amount`. */
  path: string;
  hasHint?: boolean;
  isOptional?: boolean;
}

/** A text field of the application: its words and its problem follow from its path. */
export function EntryField({ frame: { t, problemOf }, path, hasHint = false, isOptional = false, ...field }: EntryFieldProps) {
  const words = wordsOf(path);
  return <TextField {...field} id={path} label={t(`${words}.label`)} hint={hasHint ? t(`${words}.hint`) : undefined} optional={isOptional ? t('optional') : undefined} problem={problemOf(path)} />;
}

/** An amount in HK$. */
export function MoneyField(props: EntryFieldProps) {
  return <EntryField inputMode="decimal" maxLength={24} width="medium" prefix="HK$" {...props} />;
}

interface EntryChoiceProps {
  frame: FieldFrame;
  path: string;
  choices: readonly string[];
  hasHint?: boolean;
  isRow?: boolean;
  input: ComponentProps<typeof ChoiceField>['input'];
}

/** A question with its answers; the words of an answer stand below those of the question. */
export function EntryChoice({ frame: { t, problemOf }, path, choices, hasHint = false, isRow, input }: EntryChoiceProps) {
  const words = wordsOf(path);
  return <ChoiceField id={path} legend={t(`${words}.label`)} hint={hasHint ? t(`${words}.hint`) : undefined} problem={problemOf(path)} isRow={isRow} input={input} choices={choices.map((value) => ({ value, label: t(`${words}.choice.${value}`) }))} />;
}

interface YesNoProps extends Omit<EntryChoiceProps, 'choices' | 'isRow'> {
  frame: FieldFrame;
}

export function YesNoField({ frame: { t, problemOf }, path, hasHint = false, input }: YesNoProps) {
  const words = wordsOf(path);
  return <ChoiceField id={path} legend={t(`${words}.label`)} hint={hasHint ? t(`${words}.hint`) : undefined} problem={problemOf(path)} isRow input={input} choices={['yes', 'no'].map((value) => ({ value, label: t(`answer.${value}`) }))} />;
}
