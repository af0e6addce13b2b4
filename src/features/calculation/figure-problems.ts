import type { CalculatorConfig } from '@/contracts/site/site';
import { maxRateChanges, limitsOf, validStartDate } from './calculator-form';
import type { CalculatorForm, LoanInputValues, Range } from './calculator-form';

/** Why a figure that was entered cannot be used; `limit` is the nearest value that can. */
export type FigureProblem =
  | { code: 'tooLow' | 'tooHigh'; limit: number; isDerived?: boolean }
  | { code: 'aboveLtv'; limit: number; ltv: number }
  | { code: 'unreadable' | 'date' };

export type FigureProblems = Readonly<Record<string, FigureProblem>>;

export const rateChangeField = (place: number, figure: 'month' | 'rate'): string =>
  `rateChange.${place}.${figure}`;
export const drawdownField = (figure: 'month' | 'amount'): string => `drawdown.${figure}`;

const rateChangePattern = /^rateChange\.(\d+)\.(month|rate)$/;

/** The unparsable texts, without those of fields that disappeared with a change of the payment type or a removed rate change. */
export function remainingTexts(
  texts: CalculatorForm['unreadable'],
  [before, after]: readonly [LoanInputValues, LoanInputValues],
): CalculatorForm['unreadable'] {
  if (before.paymentType !== after.paymentType) return {};
  const hasFewer = after.rateChanges.length < before.rateChanges.length;
  const placeAfter = (place: number): number => {
    const change = before.rateChanges[place];
    return change ? after.rateChanges.indexOf(change) : -1;
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]): [string, string][] => {
      const [, place, figure] = rateChangePattern.exec(name) ?? [];
      if (hasFewer && place && (figure === 'month' || figure === 'rate')) {
        const next = placeAfter(Number(place));
        return next < 0 ? [] : [[rateChangeField(next, figure), text]];
      }
      return after.drawdown === null && name.startsWith('drawdown.') ? [] : [[name, text]];
    }),
  );
}

/** A figure that was not entered (null) has the product's default, which follows the limits. */
export function rangeProblem(value: number | null, { min, max }: Range): FigureProblem | undefined {
  if (value === null) return undefined;
  if (value < min) return { code: 'tooLow', limit: min };
  return value > max ? { code: 'tooHigh', limit: max } : undefined;
}

/** The problems of the loan's figures, by field; the entered figures stay unchanged. */
export function findProblems(
  { loan, unreadable }: Pick<CalculatorForm, 'loan' | 'unreadable'>,
  config: CalculatorConfig,
): FigureProblems {
  const limits = limitsOf(loan, config);
  const mode = config[loan.paymentType];
  const isRevolving = loan.paymentType === 'revolving';
  const hasChanges = limits.changeMonth.max > 0;
  const propertyValue = rangeProblem(loan.propertyValue, limits.propertyValue);
  const loanAmount = propertyValue
    ? rangeProblem(loan.loanAmount, { min: 0, max: mode.maxAmount })
    : rangeProblem(loan.loanAmount, limits.loanAmount);
  const isAboveLtv = loanAmount?.code === 'tooHigh' && loanAmount.limit < mode.maxAmount;
  const found: Record<string, FigureProblem | undefined> = {
    propertyValue,
    loanAmount: isAboveLtv
      ? { code: 'aboveLtv', limit: loanAmount.limit, ltv: mode.maxLtv }
      : loanAmount,
    ltv:
      loanAmount && !propertyValue
        ? {
            ...(loanAmount.code === 'tooLow'
              ? { code: 'tooLow', limit: limits.ltv.min }
              : { code: 'tooHigh', limit: limits.ltv.max }),
            isDerived: true,
          }
        : undefined,
    annualRate: rangeProblem(loan.annualRate, limits.annualRate),
    fee: rangeProblem(loan.fee, limits.fee),
    startDate:
      loan.startDate === null || validStartDate(loan.startDate) ? undefined : { code: 'date' },
    ...(isRevolving
      ? {
          drawnAmount: rangeProblem(loan.drawnAmount, limits.drawnAmount),
          days: rangeProblem(loan.days, limits.days),
        }
      : { tenorMonths: rangeProblem(loan.tenorMonths, limits.tenorMonths) }),
    ...(hasChanges ? changeProblems({ loan }, limits) : {}),
  };
  for (const name of Object.keys(unreadable))
    if (name in found) found[name] = { code: 'unreadable' };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, FigureProblem] => !!entry[1]),
  );
}

function changeProblems(
  { loan: { rateChanges, drawdown } }: Pick<CalculatorForm, 'loan'>,
  { changeMonth, annualRate, drawdown: drawn }: ReturnType<typeof limitsOf>,
): Record<string, FigureProblem | undefined> {
  const rates = rateChanges
    .slice(0, maxRateChanges)
    .flatMap((change, place): [string, FigureProblem | undefined][] => [
      [rateChangeField(place, 'month'), rangeProblem(change.afterMonth, changeMonth)],
      [rateChangeField(place, 'rate'), rangeProblem(change.annualRate, annualRate)],
    ]);
  return {
    ...Object.fromEntries(rates),
    ...(drawdown
      ? {
          [drawdownField('month')]: rangeProblem(drawdown.afterMonth, changeMonth),
          [drawdownField('amount')]: rangeProblem(drawdown.amount, drawn),
        }
      : {}),
  };
}
