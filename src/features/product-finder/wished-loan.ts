import { formatTenorInput, parseTenorInput } from '@/lib/loan/tenor-input';
import { maxMoney, maxTenorMonths } from '@/contracts/limits/limits';
import { formatWhole } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';

/** A loan as the visitor writes it; empty fields are not known. */
export interface LoanTexts {
  amount: string;
  tenor: string;
  propertyValue: string;
}

/** HK$ and months; null where the visitor gave none. */
export interface WishedLoan {
  amount: number | null;
  tenorMonths: number | null;
  propertyValue: number | null;
}

export const noLoanTexts: LoanTexts = { amount: '', tenor: '', propertyValue: '' };

function moneyIn(text: string): number | null {
  const amount = Math.floor(parseMoney(text) ?? 0);
  return amount > 0 && amount <= maxMoney ? amount : null;
}

function monthsIn(text: string): number | null {
  const months = parseTenorInput(text) ?? 0;
  return months > 0 && months <= maxTenorMonths ? months : null;
}

/** The figures that can be read. */
export const readWishedLoan = ({ amount, tenor, propertyValue }: LoanTexts): WishedLoan => ({
  amount: moneyIn(amount),
  tenorMonths: monthsIn(tenor),
  propertyValue: moneyIn(propertyValue),
});

/** The figures as a visitor would write them. */
export const writeWishedLoan = ({ amount, tenorMonths, propertyValue }: WishedLoan): LoanTexts => ({
  amount: amount === null ? '' : formatWhole(amount),
  tenor: formatTenorInput(tenorMonths ?? undefined),
  propertyValue: propertyValue === null ? '' : formatWhole(propertyValue),
});
