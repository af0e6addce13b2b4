import type { z } from 'zod';
import type { calculateDetailedBodySchema } from '@/contracts/calculation';
import type { PaymentType } from '@/contracts/site/site';
import type { LoanInput } from '@/lib/loan/types';
import type { FieldProblem } from '@/backoffice/common/service-error';

/** The loan terms of a request in the contract's units; the plain calculation sends a subset. */
export type RequestedTerms = { paymentType: PaymentType } & Omit<
  z.output<typeof calculateDetailedBodySchema>,
  'schedule'
>;

type TermField = keyof RequestedTerms;

const onlyForTermLoans: readonly TermField[] = [
  'rateChanges',
  'drawdowns',
  'settleOn',
  'settlementPenaltyRate',
  'monthlyFlatRate',
];

/** The engine's input. A missing figure becomes `NaN`, which the engine reports under the field's name. */
export function toLoanInput(terms: RequestedTerms): LoanInput {
  const { paymentType, annualRate = NaN, loanAmount = NaN, tenorMonths = NaN } = terms;
  switch (paymentType) {
    case 'revolving':
      return { ...terms, paymentType, annualRate };
    case 'interestOnly':
      return { ...terms, paymentType, annualRate, loanAmount, tenorMonths };
    case 'principalAndInterest':
      return { ...terms, paymentType, loanAmount, tenorMonths };
  }
}

/** Problems for the fields that do not apply to this payment type, because ignoring them silently would give a wrong answer; null when there are none. */
export function unsupportedFields(terms: RequestedTerms): Record<string, FieldProblem> | null {
  const { paymentType, frequency } = terms;
  const fields = unsupportedBy(paymentType).filter((field) => hasValue(terms[field]));
  const misplaced =
    paymentType === 'revolving' && frequency === 'fortnightly' ? [...fields, 'frequency'] : fields;
  return misplaced.length > 0
    ? Object.fromEntries(misplaced.map((field) => [field, { key: 'notForPaymentType' }]))
    : null;
}

function unsupportedBy(paymentType: PaymentType): readonly TermField[] {
  switch (paymentType) {
    case 'revolving':
      return onlyForTermLoans;
    case 'interestOnly':
      return ['dayBalances', 'monthlyFlatRate'];
    case 'principalAndInterest':
      return ['dayBalances'];
  }
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
