'use client';

import type { LoanSummary } from '@/contracts/account/account-loan';
import { loanName } from './loan-words';
import type { Words } from '../components/account-words';
import { SelectField } from '../components/select-field';

interface LoanPickerProps extends Pick<Words, 't'> {
  loans: readonly LoanSummary[];
  value: string;
  onChange: (loanNo: string) => void;
}

/** Which loan; with a single one its name is enough. */
export function LoanPicker({ loans, value, onChange, t }: LoanPickerProps) {
  const [only] = loans;
  if (loans.length === 1 && only) return <p><b>{loanName(only, t)}</b></p>;
  const choices = loans.map((loan) => ({ value: loan.loanNo, label: loanName(loan, t) }));
  return <SelectField id="loan" label={t('loan.which')} choices={choices} value={value} onChange={(event) => onChange(event.target.value)} />;
}
