import { calculationLimits } from '@/contracts/limits/limits';
import { daysBetween, parseCivilDate, type CivilDate } from './civil-date';
import { hasBothDirections } from './cash-flows';
import {
  LoanInputError,
  type LoanInputCode,
  type LoanInputField,
  type LoanInputIssue,
} from './loan-input-error';
import { balancesOf } from './revolving';
import type { LoanInput, RevolvingInput, TermLoanInput } from './types';

type ReportIssue = (field: LoanInputField, code: LoanInputCode) => void;

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max;
const isAmount = (value: number): boolean =>
  within(value, calculationLimits.minAmount, calculationLimits.maxAmount);
const isRate = (value: number): boolean =>
  within(value, calculationLimits.minAnnualRate, calculationLimits.maxAnnualRate);
const isIntegerWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && within(value, min, max);
const isWithinItemLimit = (list: readonly unknown[]): boolean =>
  list.length <= calculationLimits.maxListItems;

function checkRate(rate: number | undefined, report: ReportIssue): void {
  if (rate === undefined) report('annualRate', 'required');
  else if (!isRate(rate)) report('annualRate', 'out_of_range');
}

function checkCashFlows(input: LoanInput, start: CivilDate | null, report: ReportIssue): void {
  const { cashFlows = [] } = input;
  if (cashFlows.length === 0) return;
  const dates = cashFlows.map(({ date }) => parseCivilDate(date));
  if (
    !isWithinItemLimit(cashFlows) ||
    cashFlows.some(({ amount }) => !(Math.abs(amount) <= calculationLimits.maxAmount))
  )
    report('cashFlows', 'out_of_range');
  else if (dates.some((date) => date === null)) report('cashFlows', 'invalid_date');
  else if (!hasBothDirections(cashFlows)) {
    if (input.startDate === undefined) report('startDate', 'required');
    else if (start && dates.some((date) => date && daysBetween(start, date) < 0))
      report('cashFlows', 'before_start');
  }
}

function checkSettlement(input: TermLoanInput, start: CivilDate | null, report: ReportIssue): void {
  const { settleOn, settlementPenaltyRate } = input;
  if (settlementPenaltyRate !== undefined && !isRate(settlementPenaltyRate))
    report('settlementPenaltyRate', 'out_of_range');
  if (settleOn === undefined) return;
  const date = parseCivilDate(settleOn);
  if (!date) report('settleOn', 'invalid_date');
  else if (input.startDate === undefined) report('startDate', 'required');
  else if (start && daysBetween(start, date) < 0) report('settleOn', 'before_start');
}

function checkFlatRate(input: TermLoanInput, report: ReportIssue): void {
  if (input.paymentType !== 'principalAndInterest' || input.monthlyFlatRate === undefined)
    return checkRate(input.annualRate, report);
  if (!isRate(input.monthlyFlatRate)) report('monthlyFlatRate', 'out_of_range');
  if (input.rateChanges && input.rateChanges.length > 0) report('rateChanges', 'not_combinable');
  if (input.drawdowns && input.drawdowns.length > 0) report('drawdowns', 'not_combinable');
  if (input.frequency === 'fortnightly') report('frequency', 'not_combinable');
  if (input.basis === 'act/365') report('basis', 'not_combinable');
}

function checkTerm(input: TermLoanInput, start: CivilDate | null, report: ReportIssue): void {
  const { rateChanges = [], drawdowns = [], loanAmount, tenorMonths } = input;
  const isMonth = (month: number): boolean => isIntegerWithin(month, 0, tenorMonths - 1);
  if (!isAmount(loanAmount)) report('loanAmount', 'out_of_range');
  if (
    !isIntegerWithin(
      tenorMonths,
      calculationLimits.minTenorMonths,
      calculationLimits.maxTenorMonths,
    )
  )
    report('tenorMonths', 'out_of_range');
  checkFlatRate(input, report);
  if (
    !isWithinItemLimit(rateChanges) ||
    !rateChanges.every(({ afterMonth, annualRate }) => isMonth(afterMonth) && isRate(annualRate))
  )
    report('rateChanges', 'out_of_range');
  const totalPrincipal = drawdowns.reduce((sum, { amount }) => sum + amount, loanAmount);
  const areDrawdownsValid =
    isWithinItemLimit(drawdowns) &&
    drawdowns.every(({ afterMonth, amount }) => isMonth(afterMonth) && isAmount(amount));
  if (drawdowns.length > 0 && !(areDrawdownsValid && isAmount(totalPrincipal)))
    report('drawdowns', 'out_of_range');
  if (input.basis === 'act/365' && input.startDate === undefined) report('startDate', 'required');
  if (input.fee !== undefined && input.fee >= loanAmount) report('fee', 'fee_too_large');
  checkSettlement(input, start, report);
}

function checkRevolving(input: RevolvingInput, report: ReportIssue): void {
  const { dayBalances, drawnAmount, days, fee, loanAmount } = input;
  checkRate(input.annualRate, report);
  if (loanAmount !== undefined && !isAmount(loanAmount)) report('loanAmount', 'out_of_range');
  if (dayBalances && dayBalances.length > 0) {
    const totalDays = dayBalances.reduce((sum, item) => sum + item.days, 0);
    const areValid = dayBalances.every(
      (item) =>
        isIntegerWithin(item.days, 1, calculationLimits.maxDays) &&
        within(item.balance, 0, calculationLimits.maxAmount),
    );
    if (
      !areValid ||
      totalDays > calculationLimits.maxDays ||
      !dayBalances.some(({ balance }) => isAmount(balance))
    )
      report('dayBalances', 'out_of_range');
  } else {
    if (drawnAmount === undefined) report('drawnAmount', 'required');
    else if (!isAmount(drawnAmount)) report('drawnAmount', 'out_of_range');
    if (days === undefined) report('days', 'required');
    else if (!isIntegerWithin(days, calculationLimits.minDays, calculationLimits.maxDays))
      report('days', 'out_of_range');
  }
  const received = balancesOf(input).find(({ balance }) => balance > 0)?.balance ?? 0;
  if (fee !== undefined && fee > 0 && fee >= received) report('fee', 'fee_too_large');
}

/** Every issue of an input, at most one per field; empty when the engine can calculate it. */
export function loanInputIssues(input: LoanInput): readonly LoanInputIssue[] {
  const issues: LoanInputIssue[] = [];
  const report: ReportIssue = (field, code) => {
    if (!issues.some((issue) => issue.field === field)) issues.push({ field, code });
  };
  const start = input.startDate === undefined ? null : parseCivilDate(input.startDate);
  if (input.startDate !== undefined && !start) report('startDate', 'invalid_date');
  if (input.propertyValue !== undefined && !isAmount(input.propertyValue))
    report('propertyValue', 'out_of_range');
  if (input.fee !== undefined && !within(input.fee, 0, calculationLimits.maxAmount))
    report('fee', 'out_of_range');
  if (input.paymentType === 'revolving') checkRevolving(input, report);
  else checkTerm(input, start, report);
  checkCashFlows(input, start, report);
  return issues;
}

/** @throws LoanInputError with every issue found. */
export function assertLoanInput(input: LoanInput): void {
  const issues = loanInputIssues(input);
  if (issues.length > 0) throw new LoanInputError(issues);
}
