import type { RepaymentKind } from '@/contracts/account/account-choices';
import { summariseLoan } from '../calculate';
import type { LoanInput } from '../types';

export interface OfferedTerms {
  kind: RepaymentKind;
  /** Percent a year. */
  annualRate: number;
  tenorMonths: number;
  /** HK$ lent, or the limit of a revolving loan. */
  amount: number;
  /** HK$ that the borrower pays besides interest. */
  fee: number;
}

/** HK$ and percent a year. What a revolving loan will cost depends on its use, so that only its rates are known. */
export interface OfferedCost {
  instalment: number | null;
  totalInterest: number | null;
  /** The fee included. */
  totalRepayable: number | null;
  apr: number;
  mloRate: number;
}

const daysOfMonth = 30;

function toLoanInput({ kind, annualRate, tenorMonths, amount, fee }: OfferedTerms): LoanInput {
  return kind === 'revolving'
    ? { paymentType: kind, annualRate, fee, drawnAmount: amount, days: daysOfMonth }
    : { paymentType: kind, annualRate, fee, loanAmount: amount, tenorMonths };
}

/** What offered terms cost; the rates of a revolving loan count its whole limit as drawn for a month. Throws `LoanInputError`. */
export function costOf(terms: OfferedTerms): OfferedCost {
  const { amount, totalInterest, totalRepayment, apr, mloRate } = summariseLoan(toLoanInput(terms));
  if (terms.kind === 'revolving')
    return { instalment: null, totalInterest: null, totalRepayable: null, apr, mloRate };
  return {
    instalment: amount,
    totalInterest,
    totalRepayable: (Math.round(totalRepayment * 100) + Math.round(terms.fee * 100)) / 100,
    apr,
    mloRate,
  };
}

/** The higher of the annual percentage rate and the rate by Schedule 2 of the Money Lenders Ordinance (Cap. 163): what a loan counts as costing. */
export const yearlyCost = ({ apr, mloRate }: Pick<OfferedCost, 'apr' | 'mloRate'>): number =>
  Math.max(apr, mloRate);
