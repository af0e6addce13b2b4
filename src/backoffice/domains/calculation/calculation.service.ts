import { hasBothDirections } from '@/lib/loan/cash-flows';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { LoanInputError } from '@/lib/loan/loan-input-error';
import type { LoanResult, CalculationSummary } from '@/lib/loan/types';
import { hongKongDay } from '@/lib/hong-kong-day';
import { ServiceError } from '@/backoffice/common/service-error';
import { hasOnlyCashFlows, summariseCashFlows } from './calculation.cash-flows';
import { unsupportedFields, toLoanInput, type RequestedTerms } from './calculation.model';
import { loanFieldProblems } from './calculation.problems';

export interface CalculationService {
  /** Payment, cost and rates of a loan in HK$ and percent. Throws `validation_failed`. */
  summarise: (terms: RequestedTerms) => CalculationSummary;
  /** Payment, cost and rates of a loan with its whole schedule, in HK$ and percent. Throws `validation_failed`. */
  calculate: (terms: RequestedTerms) => LoanResult;
}

/** Where dates are needed and no start date is given, the loan starts today in Hong Kong. */
export function createCalculationService({ now }: { now: () => Date }): CalculationService {
  function withDatedTerms<R>(
    terms: RequestedTerms,
    calculateWith: (datedTerms: RequestedTerms) => R,
  ): R {
    const misplaced = unsupportedFields(terms);
    if (misplaced) throw new ServiceError('validation_failed', { fields: misplaced });
    const startDate = terms.startDate ?? (needsStartDate(terms) ? hongKongDay(now()) : undefined);
    const datedTerms = startDate === terms.startDate ? terms : { ...terms, startDate };
    try {
      return calculateWith(datedTerms);
    } catch (error) {
      if (error instanceof LoanInputError)
        throw new ServiceError('validation_failed', {
          fields: loanFieldProblems(error.issues, datedTerms),
        });
      throw error;
    }
  }
  return {
    summarise: (terms) =>
      withDatedTerms(terms, (datedTerms) =>
        hasOnlyCashFlows(datedTerms)
          ? summariseCashFlows(datedTerms)
          : summariseLoan(toLoanInput(datedTerms)),
      ),
    calculate: (terms) =>
      withDatedTerms(terms, (datedTerms) => calculateLoan(toLoanInput(datedTerms))),
  };
}

function needsStartDate({ paymentType, basis, settleOn, cashFlows = [] }: RequestedTerms): boolean {
  const countsDays = paymentType !== 'revolving' && (basis === 'act/365' || settleOn !== undefined);
  return countsDays || (cashFlows.length > 0 && !hasBothDirections(cashFlows));
}
