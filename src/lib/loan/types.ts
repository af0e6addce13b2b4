export type DayCountBasis = '30/360' | 'act/365';
export type PaymentFrequency = 'monthly' | 'fortnightly';

/** From the payment after `afterMonth`, interest runs at `annualRate` percent. */
export interface RateChange {
  readonly afterMonth: number;
  readonly annualRate: number;
}

/** A further HK$ amount is drawn on the date of payment `afterMonth` (0 = the start date). */
export interface Drawdown {
  readonly afterMonth: number;
  readonly amount: number;
}

/** A dated HK$ amount; `cashFlowRates` in `cash-flows.ts` defines the meaning of the sign. */
export interface CashFlow {
  readonly date: string;
  readonly amount: number;
}

/** A HK$ balance that stands for a number of days. */
export interface DayBalance {
  readonly days: number;
  readonly balance: number;
}

interface CommonInput {
  readonly propertyValue?: number | undefined;
  readonly fee?: number | undefined;
  readonly startDate?: string | undefined;
  readonly cashFlows?: readonly CashFlow[] | undefined;
}

interface TermInput extends CommonInput {
  readonly loanAmount: number;
  readonly tenorMonths: number;
  readonly basis?: DayCountBasis | undefined;
  readonly frequency?: PaymentFrequency | undefined;
  readonly rateChanges?: readonly RateChange[] | undefined;
  readonly drawdowns?: readonly Drawdown[] | undefined;
  readonly settleOn?: string | undefined;
  readonly settlementPenaltyRate?: number | undefined;
}

export interface InterestOnlyInput extends TermInput {
  readonly paymentType: 'interestOnly';
  readonly annualRate: number;
}

/** `annualRate` may be left out when `monthlyFlatRate` (percent of the original loan, each month) is given. */
export interface PrincipalAndInterestInput extends TermInput {
  readonly paymentType: 'principalAndInterest';
  readonly annualRate?: number | undefined;
  readonly monthlyFlatRate?: number | undefined;
}

/** Either `drawnAmount` and `days`, or `dayBalances`. `loanAmount` is the credit limit and only used for the loan-to-value ratio. */
export interface RevolvingInput extends CommonInput {
  readonly paymentType: 'revolving';
  readonly annualRate: number;
  readonly loanAmount?: number | undefined;
  readonly drawnAmount?: number | undefined;
  readonly days?: number | undefined;
  readonly dayBalances?: readonly DayBalance[] | undefined;
}

export type TermLoanInput = InterestOnlyInput | PrincipalAndInterestInput;
export type LoanInput = TermLoanInput | RevolvingInput;

/** One payment. `balance` is what is owed after it, further draw-downs of that date included; `date` is null without a start date. */
export interface ScheduleRow {
  readonly n: number;
  readonly date: string | null;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

export type RateWarning = 'presumed_extortionate' | 'offence';

/** What clears the loan on `date`: `amount` = `principal` + `interest` since the last payment + `penalty`. */
export interface Settlement {
  readonly date: string;
  readonly paymentsMade: number;
  readonly principal: number;
  readonly interest: number;
  readonly penalty: number;
  readonly amount: number;
  readonly interestPaid: number;
  readonly interestSaved: number;
}

/** What a loan costs. Amounts in HK$, rates in percent a year; `mloRate` is the rate of the Money Lenders Ordinance. */
export interface CalculationSummary {
  readonly amount: number;
  readonly totalInterest: number;
  readonly totalRepayment: number;
  readonly lastPayment: number;
  readonly apr: number;
  readonly mloRate: number;
  readonly ltv: number | null;
  readonly warnings: readonly RateWarning[];
  readonly settlement?: Settlement;
}

export interface LoanResult extends CalculationSummary {
  readonly schedule: readonly ScheduleRow[];
}
