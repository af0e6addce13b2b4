'use client';

import { SelectField } from '@/components/form/select-field';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { TranslationProps } from '@/i18n/translation-props';
import { loanName } from './loan-format';

interface LoanPickerProps extends Pick<TranslationProps<'account' | 'account-screen'>, 't'> {
  loans: readonly LoanSummary[];
  value: string;
  onChange: (loanNo: string) => void;
}

/** Selects a loan; with a single loan only its name is shown. */
export function LoanPicker({ loans, value, onChange, t }: LoanPickerProps) {
  const [only] = loans;
  if (loans.length === 1 && only)
    return (
      <p>
        <b>{loanName(only, t)}</b>
      </p>
    );
  const choices = loans.map((loan) => ({ value: loan.loanNo, label: loanName(loan, t) }));
  return (
    <SelectField
      id="loan"
      label={t('loan.which')}
      choices={choices}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
