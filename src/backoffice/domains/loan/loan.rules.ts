import { promised } from '@/config/promises';

/** The lender's own rules; a change here changes what is charged from then on. */
export const loanRules = {
  /** Principal of a revolving loan that each monthly payment includes, in percent of what is drawn. */
  revolvingMinimumPercent: 1,
  /** Payments after a holiday that share its interest. */
  deferredParts: promised('holidayInstalments'),
  /** Cap. 163 s.21: paying back early costs the interest to that day and nothing else. */
  settlementFeePercent: promised('settlementPenalty'),
  quoteDays: promised('settlementNotice'),
  /** Payments that must remain after a payment holiday for it to be granted. */
  holidayMinimumPaymentsLeft: 3,
  /** How far ahead another rate may be decided. */
  rateChangeDays: 365,
} as const;
