import { calculationLimits as limits } from '@/contracts/loan-calculation';
import type { LoanInputCode, LoanInputField, LoanInputIssue } from '@/lib/loan/loan-input-error';
import type { FieldProblem } from '@/backoffice/common/service-error';
import type { LoanTerms } from './calculation.model';

const keys: Readonly<Record<Exclude<LoanInputCode, 'out_of_range' | 'before_start'>, string>> = {
  required: 'required',
  invalid_date: 'wrongDate',
  fee_too_large: 'feeTooLarge',
  not_combinable: 'notWithFlatRate',
  no_rate: 'noRateFits',
};

/** The engine's issues as field problems; a figure that was not given is asked for, and figures that hang on it are not blamed. */
export function loanFieldProblems(
  issues: readonly LoanInputIssue[],
  terms: LoanTerms,
): Record<string, FieldProblem> {
  const known = issues.filter(
    ({ field, code }) =>
      !(
        terms.tenorMonths === undefined &&
        code === 'out_of_range' &&
        (field === 'rateChanges' || field === 'drawdowns')
      ),
  );
  return Object.fromEntries(known.map((issue) => [issue.field, problemOf(issue, terms)]));
}

function problemOf({ field, code }: LoanInputIssue, terms: LoanTerms): FieldProblem {
  if (code === 'before_start') return { key: 'beforeStart', limit: terms.startDate ?? '' };
  if (code !== 'out_of_range') return { key: keys[code] };
  if (terms[field] === undefined) return { key: 'required' };
  return {
    key: Array.isArray(terms[field]) ? 'listOutOfRange' : 'outOfRange',
    limit: rangeOf(field, terms),
  };
}

function rangeOf(
  field: LoanInputField,
  { tenorMonths = limits.maxTenorMonths }: LoanTerms,
): string {
  const amounts = span(limits.minAmount, limits.maxAmount);
  const rates = span(limits.minAnnualRate, limits.maxAnnualRate);
  const months = span(0, tenorMonths - 1);
  switch (field) {
    case 'tenorMonths':
      return span(limits.minTenorMonths, limits.maxTenorMonths);
    case 'days':
      return span(limits.minDays, limits.maxDays);
    case 'annualRate':
    case 'monthlyFlatRate':
    case 'settlementPenaltyRate':
      return rates;
    case 'fee':
      return span(0, limits.maxAmount);
    case 'rateChanges':
      return `afterMonth ${months}, annualRate ${rates}`;
    case 'drawdowns':
      return `afterMonth ${months}, loanAmount + Σ amount ${amounts}`;
    case 'dayBalances':
      return `Σ days ${span(limits.minDays, limits.maxDays)}, balance ${span(0, limits.maxAmount)}, max(balance) ≥ ${limits.minAmount}`;
    case 'cashFlows':
      return `|amount| ${span(0, limits.maxAmount)}`;
    default:
      return amounts;
  }
}

function span(from: number, to: number): string {
  return `${from.toLocaleString('en')}–${to.toLocaleString('en')}`;
}
