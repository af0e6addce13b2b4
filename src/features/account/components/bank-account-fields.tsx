import type { ComponentProps } from 'react';
import { TextField } from '@/components/form/text-field';
import { bankAccountFields } from '@/contracts/limits/bank-account-limits';
import { textLimits } from '@/contracts/limits/limits';
import type { Translate } from '@/i18n/text-keys';

const fields = ['bankCode', 'accountNumber', 'holder'] as const;
type Field = (typeof fields)[number];
const rules: Record<Field, { maxLength: number; pattern: RegExp }> = {
  ...bankAccountFields,
  holder: { maxLength: textLimits.personName, pattern: /\S/ },
};

/** What is wrong with a bank account as typed, by field. */
export function bankAccountProblems(
  typed: Record<Field, string>,
  t: Translate<'account' | 'account-screen'>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(
    fields
      .filter((field) => !rules[field].pattern.test(typed[field].trim()))
      .map((field) => [field, t(`detail.problem.${field}`)]),
  );
}

interface BankAccountFieldsProps {
  /** What the form knows of a field: its value, its problem and how it is changed. */
  propsOf: (field: Field) => Omit<ComponentProps<typeof TextField>, 'id' | 'label'>;
  t: Translate<'account' | 'account-screen'>;
}

/** The fields of a bank account; the first one takes the focus. */
export function BankAccountFields({ propsOf, t }: BankAccountFieldsProps) {
  return fields.map((field, index) => (
    <TextField
      key={field}
      id={field}
      width={field === 'bankCode' ? 'short' : 'medium'}
      inputMode={field === 'holder' ? 'text' : 'numeric'}
      maxLength={rules[field].maxLength}
      label={t(`detail.new.${field}`)}
      hint={t(`detail.hint.${field}`)}
      {...propsOf(field)}
      autoFocus={index === 0}
    />
  ));
}
