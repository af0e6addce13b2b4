export type LoanInputField =
  | 'loanAmount'
  | 'drawnAmount'
  | 'annualRate'
  | 'tenorMonths'
  | 'days'
  | 'propertyValue'
  | 'fee'
  | 'startDate'
  | 'basis'
  | 'frequency'
  | 'rateChanges'
  | 'drawdowns'
  | 'settleOn'
  | 'settlementPenaltyRate'
  | 'monthlyFlatRate'
  | 'cashFlows'
  | 'dayBalances';

/** `out_of_range` also means not a number; `not_combinable` that the field excludes the monthly flat rate; `no_rate` that no annual rate fits. */
export type LoanInputCode =
  | 'required'
  | 'out_of_range'
  | 'invalid_date'
  | 'before_start'
  | 'fee_too_large'
  | 'not_combinable'
  | 'no_rate';

export interface LoanInputIssue {
  readonly field: LoanInputField;
  readonly code: LoanInputCode;
}

/** Thrown by the engine for input it cannot calculate; carries at most one issue per field and no texts. */
export class LoanInputError extends Error {
  readonly issues: readonly LoanInputIssue[];

  constructor(issues: readonly LoanInputIssue[]) {
    super(issues.map(({ field, code }) => `${field}: ${code}`).join(', '));
    this.name = 'LoanInputError';
    this.issues = issues;
  }
}
