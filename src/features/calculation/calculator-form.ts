import type { CalculatorConfig, PaymentType } from '@/contracts/site';
import { parseCivilDate } from '@/lib/loan/civil-date';
import type { DayCountBasis, Drawdown, PaymentFrequency, RateChange } from '@/lib/loan/types';

/** One loan as the visitor wishes it; null where the product's default stands. HK$, percent a year, months, days. */
export interface LoanWish {
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

/** Everything typed into the calculator. */
export interface CalculatorForm {
  loan: LoanWish;
  monthlyIncome: number | null;
  otherMonthlyDebts: number | null;
  stressPoints: number;
  settleAfter: number | null;
  isResidential: boolean;
  scenarios: readonly LoanWish[];
}

/** Start dates that the engine reckons with, whole terms included; a date field says others while one is typed. */
export const startDates = { min: '1990-01-01', max: '2150-12-31' } as const;
export const maxScenarios = 3;
export const maxRateChanges = 3;

// Written out here: the contracts' own lists would bring their validation library into the first load.
export const modes = ['principalAndInterest', 'interestOnly', 'revolving'] as const satisfies readonly PaymentType[];
export const bases = ['30/360', 'act/365'] as const satisfies readonly DayCountBasis[];
export const frequencies = ['monthly', 'fortnightly'] as const satisfies readonly PaymentFrequency[];

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
};

export interface Range {
  min: number;
  max: number;
}

/** The wish with defaults filled in and every figure within the product's limits; the loan never exceeds the loan-to-value cap. */
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
  /** Month of the term after which something changes; empty (max 0) where nothing can. */
  changeMonth: Range;
  /** What a second draw-down may add within the loan-to-value cap. */
  drawdown: Range;
}

export const clamp = (value: number, { min, max }: Range): number => Math.min(Math.max(value, min), Math.max(min, max));

/** Limits of a wish; those of the loan follow the property value. */
export function limitsOf(wish: LoanWish, config: CalculatorConfig): LoanLimits {
  const mode = config[wish.paymentType];
  const propertyRange = { min: mode.minPropertyValue, max: mode.maxPropertyValue };
  const propertyValue = clamp(wish.propertyValue ?? mode.defaultPropertyValue, propertyRange);
  const maxLoan = Math.min(mode.maxAmount, Math.floor(propertyValue * mode.maxLtv) / 100);
  const loanRange = { min: Math.min(mode.minAmount, maxLoan), max: maxLoan };
  const loanAmount = clamp(wish.loanAmount ?? mode.defaultAmount, loanRange);
  const tenorRange = { min: mode.minTenorMonths, max: mode.maxTenorMonths };
  const lastChange = wish.paymentType === 'revolving' ? 0 : clamp(wish.tenorMonths ?? mode.defaultTenorMonths, tenorRange) - 1;
  const drawnRange = { min: Math.min(10_000, loanAmount), max: loanAmount };
  const received = wish.paymentType === 'revolving' ? clamp(wish.drawnAmount ?? config.revolving.defaultDrawnAmount, drawnRange) : loanAmount;
  const headroom = lastChange > 0 ? Math.floor(maxLoan - loanAmount) : 0;
  return {
    propertyValue: propertyRange,
    loanAmount: loanRange,
    ltv: { min: (loanRange.min / propertyValue) * 100, max: Math.min(mode.maxLtv, (loanRange.max / propertyValue) * 100) },
    tenorMonths: tenorRange,
    annualRate: { min: mode.minAnnualRate, max: mode.maxAnnualRate },
    drawnAmount: drawnRange,
    days: { min: 1, max: config.revolving.maxDays },
    fee: { min: 0, max: Math.floor(received / 2) },
    changeMonth: { min: Math.min(1, lastChange), max: lastChange },
    drawdown: { min: Math.min(10_000, headroom), max: headroom },
  };
}

export function figuresOf(wish: LoanWish, config: CalculatorConfig): LoanFigures {
  const mode = config[wish.paymentType];
  const limits = limitsOf(wish, config);
  const propertyValue = clamp(wish.propertyValue ?? mode.defaultPropertyValue, limits.propertyValue);
  const loanAmount = clamp(wish.loanAmount ?? mode.defaultAmount, limits.loanAmount);
  const startDate = usableStart(wish.startDate);
  return {
    paymentType: wish.paymentType,
    propertyValue,
    loanAmount,
    ltv: (loanAmount / propertyValue) * 100,
    tenorMonths: clamp(wish.tenorMonths ?? mode.defaultTenorMonths, limits.tenorMonths),
    annualRate: clamp(wish.annualRate ?? mode.defaultAnnualRate, limits.annualRate),
    fee: clamp(wish.fee ?? 0, limits.fee),
    startDate,
    basis: startDate ? wish.basis : '30/360',
    frequency: wish.paymentType === 'principalAndInterest' ? wish.frequency : 'monthly',
    drawnAmount: clamp(wish.drawnAmount ?? config.revolving.defaultDrawnAmount, limits.drawnAmount),
    days: clamp(wish.days ?? config.revolving.defaultDays, limits.days),
    ...changesOf(wish, limits),
  };
}

function usableStart(text: string | null): string | null {
  return text !== null && parseCivilDate(text) && text >= startDates.min && text <= startDates.max ? text : null;
}

/** Rate changes and second draw-down within the term and the loan-to-value cap. */
function changesOf({ rateChanges, drawdown }: LoanWish, limits: LoanLimits): Pick<LoanFigures, 'rateChanges' | 'drawdown'> {
  const monthOf = ({ afterMonth }: { afterMonth: number }): number => clamp(afterMonth, limits.changeMonth);
  return {
    rateChanges: limits.changeMonth.max === 0 ? [] : rateChanges.slice(0, maxRateChanges).map((change) => ({ afterMonth: monthOf(change), annualRate: clamp(change.annualRate, limits.annualRate) })),
    drawdown: drawdown && limits.drawdown.max > 0 ? { afterMonth: monthOf(drawdown), amount: clamp(drawdown.amount, limits.drawdown) } : null,
  };
}

/** The loan amount, in whole HK$, that is `ltv` percent of the property value. */
export const amountAtLtv = (propertyValue: number, ltv: number): number => Math.floor((propertyValue * ltv) / 100);
