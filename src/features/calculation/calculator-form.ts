import type { CalculatorConfig, PaymentType } from '@/contracts/site/site';
import { parseCivilDate } from '@/lib/loan/civil-date';
import type { DayCountBasis, Drawdown, PaymentFrequency, RateChange } from '@/lib/loan/types';

/** Loan inputs of the visitor; null where the product's default applies. HK$, percent a year, months, days. */
export interface LoanInputValues {
  paymentType: PaymentType;
  propertyValue: number | null;
  loanAmount: number | null;
  tenorMonths: number | null;
  annualRate: number | null;
  fee: number | null;
  startDate: string | null;
  basis: DayCountBasis;
  frequency: PaymentFrequency;
  drawnAmount: number | null;
  days: number | null;
  rateChanges: readonly RateChange[];
  drawdown: Drawdown | null;
}

/** All form values of the calculator. */
export interface CalculatorForm {
  loan: LoanInputValues;
  monthlyIncome: number | null;
  otherMonthlyDebts: number | null;
  stressPoints: number;
  settleAfter: number | null;
  isResidential: boolean;
  scenarios: readonly LoanInputValues[];
  /** Unparsable texts, by field. */
  unreadable: Readonly<Record<string, string>>;
}

/** Start dates that the engine supports, including the whole term; a date input reports others while a date is being typed. */
export const startDates = { min: '1990-01-01', max: '2150-12-31' } as const;
/** Percentage points. */
export const stressRange = { min: 0, max: 10 } as const;
export const maxScenarios = 3;
export const maxRateChanges = 3;

// Repeated here because importing the contracts' lists would add their validation library to the initial bundle.
export const modes = [
  'principalAndInterest',
  'interestOnly',
  'revolving',
] as const satisfies readonly PaymentType[];
export const bases = ['30/360', 'act/365'] as const satisfies readonly DayCountBasis[];
export const frequencies = [
  'monthly',
  'fortnightly',
] as const satisfies readonly PaymentFrequency[];

export const emptyForm: CalculatorForm = {
  loan: {
    paymentType: 'principalAndInterest',
    propertyValue: null,
    loanAmount: null,
    tenorMonths: null,
    annualRate: null,
    fee: null,
    startDate: null,
    basis: '30/360',
    frequency: 'monthly',
    drawnAmount: null,
    days: null,
    rateChanges: [],
    drawdown: null,
  },
  monthlyIncome: null,
  otherMonthlyDebts: null,
  stressPoints: 2,
  settleAfter: null,
  isResidential: true,
  scenarios: [],
  unreadable: {},
};

export interface Range {
  min: number;
  max: number;
}

/** The inputs with defaults applied, within the product's limits. */
export interface LoanFigures {
  paymentType: PaymentType;
  propertyValue: number;
  loanAmount: number;
  ltv: number;
  tenorMonths: number;
  annualRate: number;
  fee: number;
  startDate: string | null;
  basis: DayCountBasis;
  frequency: PaymentFrequency;
  drawnAmount: number;
  days: number;
  rateChanges: readonly RateChange[];
  drawdown: Drawdown | null;
}

export interface LoanLimits {
  propertyValue: Range;
  loanAmount: Range;
  ltv: Range;
  tenorMonths: Range;
  annualRate: Range;
  drawnAmount: Range;
  days: Range;
  fee: Range;
  /** The month after which a change takes effect; max 0 if no change is possible. */
  changeMonth: Range;
  /** The largest second draw-down within the loan-to-value cap. */
  drawdown: Range;
}

export const clamp = (value: number, { min, max }: Range): number =>
  Math.min(Math.max(value, min), Math.max(min, max));

/** The limits of the loan inputs; those of the loan depend on the property value. */
export function limitsOf(values: LoanInputValues, config: CalculatorConfig): LoanLimits {
  const mode = config[values.paymentType];
  const propertyRange = { min: mode.minPropertyValue, max: mode.maxPropertyValue };
  const propertyValue = clamp(values.propertyValue ?? mode.defaultPropertyValue, propertyRange);
  const maxLoan = Math.min(mode.maxAmount, Math.floor(propertyValue * mode.maxLtv) / 100);
  const loanRange = { min: Math.min(mode.minAmount, maxLoan), max: maxLoan };
  const loanAmount = clamp(values.loanAmount ?? mode.defaultAmount, loanRange);
  const tenorRange = { min: mode.minTenorMonths, max: mode.maxTenorMonths };
  const lastChange =
    values.paymentType === 'revolving'
      ? 0
      : clamp(values.tenorMonths ?? mode.defaultTenorMonths, tenorRange) - 1;
  const drawnRange = { min: Math.min(10_000, loanAmount), max: loanAmount };
  const received =
    values.paymentType === 'revolving'
      ? clamp(values.drawnAmount ?? config.revolving.defaultDrawnAmount, drawnRange)
      : loanAmount;
  const headroom = lastChange > 0 ? Math.floor(maxLoan - loanAmount) : 0;
  return {
    propertyValue: propertyRange,
    loanAmount: loanRange,
    ltv: {
      min: (loanRange.min / propertyValue) * 100,
      max: Math.min(mode.maxLtv, (loanRange.max / propertyValue) * 100),
    },
    tenorMonths: tenorRange,
    annualRate: { min: mode.minAnnualRate, max: mode.maxAnnualRate },
    drawnAmount: drawnRange,
    days: { min: 1, max: config.revolving.maxDays },
    fee: { min: 0, max: Math.floor(received / 2) },
    changeMonth: { min: Math.min(1, lastChange), max: lastChange },
    drawdown: { min: Math.min(10_000, headroom), max: headroom },
  };
}

/**
 * The figures to calculate with: defaults follow the limits, and entered figures outside them are moved to the nearest limit;
 * `findProblems` names them.
 */
export function resolveLoanFigures(values: LoanInputValues, config: CalculatorConfig): LoanFigures {
  const mode = config[values.paymentType];
  const limits = limitsOf(values, config);
  const propertyValue = clamp(
    values.propertyValue ?? mode.defaultPropertyValue,
    limits.propertyValue,
  );
  const loanAmount = clamp(values.loanAmount ?? mode.defaultAmount, limits.loanAmount);
  const startDate = validStartDate(values.startDate);
  return {
    paymentType: values.paymentType,
    propertyValue,
    loanAmount,
    ltv: (loanAmount / propertyValue) * 100,
    tenorMonths: clamp(values.tenorMonths ?? mode.defaultTenorMonths, limits.tenorMonths),
    annualRate: clamp(values.annualRate ?? mode.defaultAnnualRate, limits.annualRate),
    fee: clamp(values.fee ?? 0, limits.fee),
    startDate,
    basis: startDate ? values.basis : '30/360',
    frequency: values.paymentType === 'principalAndInterest' ? values.frequency : 'monthly',
    drawnAmount: clamp(
      values.drawnAmount ?? config.revolving.defaultDrawnAmount,
      limits.drawnAmount,
    ),
    days: clamp(values.days ?? config.revolving.defaultDays, limits.days),
    ...clampChanges(values, limits),
  };
}

/** The date if the engine supports it, else null. */
export function validStartDate(text: string | null): string | null {
  return text !== null && parseCivilDate(text) && text >= startDates.min && text <= startDates.max
    ? text
    : null;
}

/** Rate changes and second draw-down within the term and the loan-to-value cap. */
function clampChanges(
  { rateChanges, drawdown }: LoanInputValues,
  limits: LoanLimits,
): Pick<LoanFigures, 'rateChanges' | 'drawdown'> {
  const monthOf = ({ afterMonth }: { afterMonth: number }): number =>
    clamp(afterMonth, limits.changeMonth);
  return {
    rateChanges:
      limits.changeMonth.max === 0
        ? []
        : rateChanges.slice(0, maxRateChanges).map((change) => ({
            afterMonth: monthOf(change),
            annualRate: clamp(change.annualRate, limits.annualRate),
          })),
    drawdown:
      drawdown && limits.drawdown.max > 0
        ? { afterMonth: monthOf(drawdown), amount: clamp(drawdown.amount, limits.drawdown) }
        : null,
  };
}

/** The loan amount, in whole HK$, that is `ltv` percent of the property value. */
export const amountAtLtv = (propertyValue: number, ltv: number): number =>
  Math.floor((propertyValue * ltv) / 100);
