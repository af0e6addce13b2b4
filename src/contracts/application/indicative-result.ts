import { z } from 'zod';
import { indicativeResults } from './application-choices';
import { isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { localised } from '../localised';
import { operationIdSchema } from '../otp/otp';

/** HK$ over months. */
const loanSchema = z.object({ amount: z.number(), tenorMonths: z.number().int() });

/** The rate that a payment is counted at: the product's lowest, the one that indications test with, the product's highest. */
export const indicativeRateKinds = ['lowest', 'tested', 'highest'] as const;

/** What would change what could be lent: a smaller loan, a longer period, no other debts, a lower value by a surveyor. */
export const indicativeChangeKinds = ['smaller', 'longer', 'fewerDebts', 'lowerValue'] as const;

/**
 * The figures of an indicative result. Money in HK$, rates in percent a year. `usualAmount` is the largest loan within every limit of the rules,
 * 0 where there is none and null while the value is unknown. `payments` are those of `loan` each month: of the wish, or of what would do instead.
 * A change says what could be lent with it, and over which period.
 */
export const indicativeFiguresSchema = z.object({
  wish: loanSchema,
  propertyValue: z.number().nullable(),
  usualAmount: z.number().nullable(),
  loan: loanSchema,
  payments: z.array(
    z.object({
      kind: z.enum(indicativeRateKinds),
      annualRate: z.number(),
      apr: z.number(),
      amount: z.number(),
    }),
  ),
  changes: z.array(loanSchema.extend({ kind: z.enum(indicativeChangeKinds) })),
  asOf: isoDate,
  validUntil: isoDate,
});
export type IndicativeFigures = z.infer<typeof indicativeFiguresSchema>;

/**
 * What the rules say of a fast pass. Money in HK$, `loanToValue` in percent; `toVerify` lists what turns it into a verified result. `maxAmount`
 * is the largest loan that staff could agree to. `valuation` is our online valuation where the applicant gave no value; a rough one has to
 * be looked at by a person. Results from before there were `figures` have none.
 */
export const indicativeSchema = z.object({
  result: z.enum(indicativeResults),
  maxAmount: z.number().nullable(),
  loanToValue: z.number().nullable(),
  valuation: z.object({ value: z.number(), isRough: z.boolean() }).nullable().default(null),
  reasons: z.array(z.object(localised('text'))),
  toVerify: z.array(z.object(localised('text'))),
  figures: indicativeFiguresSchema.optional(),
});
export type Indicative = z.infer<typeof indicativeSchema>;

const draftReference = z.strictObject({ reference: operationIdSchema });

export const indicativeEndpoints = {
  indicative: {
    method: 'GET',
    path: '/api/v1/los/drafts/current/indicative',
    access: 'public',
    summary:
      'What the rules say of a fast pass of this browser: of its answers, or as it was sent; null while an answer is missing',
    query: draftReference,
    response: z.object({ data: indicativeSchema.nullable() }),
  },
  indicativeDocument: {
    method: 'POST',
    path: '/api/v1/los/drafts/current/indicative/document',
    access: 'public',
    summary: 'The same as PDF, in the language of Accept-Language',
    body: draftReference,
    responseKind: 'file',
    response: z.unknown(),
  },
} as const satisfies Record<string, EndpointDefinition>;
