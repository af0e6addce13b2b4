import type { Locale } from '@/contracts/locale';
import { formatMoney, formatPercent } from '../format';
import type { Estimate, EstimateChoice, EstimateTerms } from '../loan/planning/estimate';
import { formatTenor } from '../texts/format-tenor';

/** Parts of the estimate that change with its sliders; those within a sentence are named in `data-part`. */
export type EstimatePart =
  | 'propertyValue'
  | 'loan'
  | 'share'
  | 'tenor'
  | 'payment'
  | 'apr'
  | 'interest';

/** What the parts of an estimate say. */
export const estimateTexts = (
  { propertyValue, years }: EstimateChoice,
  { loanAmount, payment, apr, totalInterest }: Estimate,
  locale: Locale,
): Record<EstimatePart, string> => ({
  propertyValue: formatMoney(propertyValue),
  loan: formatMoney(loanAmount),
  share: formatPercent(Math.round((loanAmount / propertyValue) * 100)),
  tenor: formatTenor(years * 12, locale),
  payment: formatMoney(Math.round(payment)),
  apr: formatPercent(apr, { fixed: true }),
  interest: formatMoney(totalInterest),
});

/** The query by which the calculator and the application take the figures over. */
export const estimateQuery = (
  { propertyValue, years }: EstimateChoice,
  { loanAmount }: Estimate,
  { annualRate }: EstimateTerms,
): string =>
  `?${new URLSearchParams({ propertyValue: String(propertyValue), loanAmount: String(loanAmount), tenorMonths: String(years * 12), annualRate: String(annualRate) })}`;
