import { z } from 'zod';
import { loanProducts, repaymentKinds } from '../account/account-choices';
import { moneySchema } from '../account/account-loan';
import { applicationNumberSchema } from '../application/application';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { listOf } from '../site/site';
import { offerStates } from './offer-choices';

/** Number of an offer, such as OF-2026-7F3K9Q2M. */
export const offerNumberSchema = z.string().regex(/^OF-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);

/**
 * What the lender offers on an application; nothing in it changes once it was sent. Money in HK$, rates in percent a year. `amount` is
 * what is lent, of a revolving loan its limit. `instalment` is each month's payment: interest only where `kind` says so; null for a
 * revolving loan, as is `totalRepayable`, which includes `fees`. `apr` compounds, `mloRate` is that of Schedule 2 of the Money Lenders
 * Ordinance; both count the fees. It stands until the end of `expiresOn` in Hong Kong. `fees`, `conditions` and `property` are in `language`.
 */
export const offerSchema = z.object({
  offerNumber: offerNumberSchema,
  applicationNumber: applicationNumberSchema,
  state: z.enum(offerStates),
  language: localeSchema,
  kind: z.enum(repaymentKinds),
  product: z.enum(loanProducts),
  amount: moneySchema,
  annualRate: z.number(),
  tenorMonths: z.number().int().positive(),
  instalment: moneySchema.nullable(),
  totalInterest: moneySchema.nullable(),
  totalRepayable: moneySchema.nullable(),
  apr: z.number(),
  mloRate: z.number(),
  fees: z.array(z.object({ label: z.string(), amount: moneySchema })),
  conditions: z.array(z.string()),
  property: z.string().nullable(),
  issuedAt: instant,
  expiresOn: isoDate,
  acceptedAt: instant.nullable(),
});
export type Offer = z.infer<typeof offerSchema>;

export const offerParams = z.object({ offerNumber: offerNumberSchema });
const offerResponse = z.object({ data: offerSchema });

export const offerEndpoints = {
  offers: {
    method: 'GET',
    path: '/api/v1/los/offers',
    access: 'customer',
    summary: 'Offers on applications of the customer, newest first; open ones count as seen',
    response: listOf(offerSchema),
  },
  offerDocument: {
    method: 'GET',
    path: '/api/v1/los/offers/{offerNumber}/document',
    access: 'customer',
    summary: 'An offer as PDF, in the language of the application',
    params: offerParams,
    responseKind: 'file',
    response: z.unknown(),
  },
  acceptOffer: {
    method: 'POST',
    path: '/api/v1/los/offers/{offerNumber}/acceptance',
    access: 'customer',
    summary: 'Accepts an open offer with a step-up proof for it; again changes nothing',
    params: offerParams,
    body: z.strictObject({}),
    response: offerResponse,
  },
} as const satisfies Record<string, EndpointDefinition>;
