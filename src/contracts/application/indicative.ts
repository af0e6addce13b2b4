import { z } from 'zod';
import { employmentKinds, propertyKinds } from './application-choices';
import { localised } from '../localised';

/** Measures that rules use. Ratios in percent, money in HK$. `debtServicingRatio` takes the payment at the rule's `annualRate`; `roughValue` is there where our online valuation rests on too little. */
export const indicativeMeasures = [
  'loanToValue',
  'debtServicingRatio',
  'amount',
  'tenorMonths',
  'monthlyIncome',
  'roughValue',
] as const;
export type IndicativeMeasure = (typeof indicativeMeasures)[number];

const identified = { _id: z.string().regex(/^[a-z0-9-]{1,60}$/) };
const applicability = {
  propertyKinds: z.array(z.enum(propertyKinds)).min(1).optional(),
  employment: z.array(z.enum(employmentKinds)).min(1).optional(),
};

/**
 * A rule of the indicative pre-approval. It concerns the kinds of property and employment named, or all. It speaks up when its measure is
 * below `min` or above `max`; without either, when the measure is unknown; without a measure, always.
 */
export const indicativeRuleSchema = z.object({
  ...identified,
  ...applicability,
  measure: z.enum(indicativeMeasures).optional(),
  min: z.number().min(0).optional(),
  max: z.number().min(0).optional(),
  /** Percent a year. */
  annualRate: z.number().min(0).max(100).optional(),
  result: z.enum(['needs-review', 'outside-range']),
  ...localised('reason'),
});
export type IndicativeRule = z.infer<typeof indicativeRuleSchema>;

/** What turns an indicative result into a verified one, for the kinds of property and employment named, or for all. */
export const indicativeCheckSchema = z.object({
  ...identified,
  ...applicability,
  ...localised('text'),
});
export type IndicativeCheck = z.infer<typeof indicativeCheckSchema>;
