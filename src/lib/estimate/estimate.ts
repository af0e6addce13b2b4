import { fillWord } from '../texts/fill-word';
import { formatMoney, formatPercent } from '../format';
import { levelRepayment } from '../loan/level-repayment';

/** What the sliders of the estimate stand at; amounts in HK$. The loan asked for may be more than the property allows. */
export interface EstimateChoice {
  propertyValue: number;
  requestedLoan: number;
  years: number;
}

/** Words of the estimate with a gap (`wordGap`) for a value, and the one for a single year. */
export const estimateSentences = ['ofValue', 'fine', 'years', 'oneYear'] as const;

/** What an estimate is reckoned with: the rate and the highest loan to value in percent. */
export interface EstimateTerms {
  annualRate: number;
  maxLtv: number;
  words: Readonly<Record<(typeof estimateSentences)[number], string>>;
}

/** Each text of the estimate that follows from the sliders. */
export const estimateTexts = [
  'propertyValue',
  'loan',
  'share',
  'years',
  'monthly',
  'fine',
] as const;
export type EstimateText = (typeof estimateTexts)[number];

export interface Estimate {
  loanAmount: number;
  maxLoan: number;
  texts: Readonly<Record<EstimateText, string>>;
  /** Carries the figures to the calculator and the application. */
  query: string;
}

export const loanStep = 50_000;

/** What the estimate shows for a choice. */
export function estimateOf(
  { annualRate, maxLtv, words }: EstimateTerms,
  { propertyValue, requestedLoan, years }: EstimateChoice,
): Estimate {
  const maxLoan = Math.floor((propertyValue * maxLtv) / 100 / loanStep) * loanStep;
  const loanAmount = Math.min(requestedLoan, maxLoan);
  const months = years * 12;
  const { payment, totalInterest } = levelRepayment({ loanAmount, annualRate, months });
  const query = new URLSearchParams({
    propertyValue: String(propertyValue),
    loanAmount: String(loanAmount),
    tenorMonths: String(months),
    annualRate: String(annualRate),
  });
  return {
    loanAmount,
    maxLoan,
    texts: {
      propertyValue: formatMoney(propertyValue),
      loan: formatMoney(loanAmount),
      share: fillWord(words.ofValue, formatPercent(Math.round((loanAmount / propertyValue) * 100))),
      years: years === 1 ? words.oneYear : fillWord(words.years, String(years)),
      monthly: formatMoney(Math.round(payment)),
      fine: fillWord(words.fine, formatMoney(totalInterest)),
    },
    query: `?${query}`,
  };
}
