import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { isoDate } from '../common-fields';

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** What a value rests on: figures of the estate or building itself, or only those around it. */
export const valueKnowledge = ['own', 'neighbours'] as const;

/** How far values lay from what was paid, by what they rested on; all but `count` are fractions, `bias` is above zero where values were too high. */
export const accuracyRowSchema = z.object({
  knowledge: z.enum(valueKnowledge),
  count: z.number().int().nonnegative(),
  medianError: z.number(),
  within10: z.number(),
  bias: z.number(),
  /** Share of prices inside the stated range. */
  coverage: z.number(),
});
export type AccuracyRow = z.infer<typeof accuracyRowSchema>;

/** Sales that were imported later, compared with what would have been said of them before. */
export const accuracyCheckSchema = z.object({
  firstSaleOn: isoDate,
  lastSaleOn: isoDate,
  comparedOn: isoDate,
  rows: z.array(accuracyRowSchema),
});
export type AccuracyCheck = z.infer<typeof accuracyCheckSchema>;

export const valuationAccuracySchema = z.object({
  /** The month of which the levels tell, and the last month of figures behind them. */
  month,
  dataUntil: month,
  fittedOn: isoDate,
  /** The last quarter of the official price index; null before any was published. */
  index: z.object({ quarterEndsOn: isoDate, publishedOn: isoDate }).nullable(),
  /** The errors measured on estates whose figures were held back from the fit. */
  heldBack: z.array(accuracyRowSchema),
  check: accuracyCheckSchema.nullable(),
});
export type ValuationAccuracy = z.infer<typeof valuationAccuracySchema>;

export const accuracyEndpoints = {
  valuationAccuracy: {
    method: 'GET',
    path: '/api/v1/evaluation/accuracy',
    access: 'public',
    summary: 'When the values were last true, and how true',
    response: valuationAccuracySchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
