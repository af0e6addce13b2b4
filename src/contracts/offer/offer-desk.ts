import { z } from 'zod';
import { staffTextLimits } from '../limits/staff-text-limits';
import { loanProducts, repaymentKinds } from '../account/account-choices';
import { applicationNumberParams } from '../application/application';
import { approvalSchema } from '../approval/approval';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { lendingLimits, maxMoney, maxTenorMonths, textLimits } from '../limits/limits';
import { oneLine } from '../limits/text-fields';
import { listOf } from '../site/site';
import { offerLimits } from './offer-choices';
import { offerParams, offerSchema } from './offer';

const money = z.number().min(0.01).max(maxMoney).multipleOf(0.01);
const line = (max: number) => oneLine(max).min(1);

/** An offer as staff see it: who made it, when the applicant saw it, and when it was taken back. */
export const deskOfferSchema = z.object({
  ...offerSchema.shape,
  issuedBy: z.string(),
  seenAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
});
export type DeskOffer = z.infer<typeof deskOfferSchema>;

/**
 * `amount` is what is lent, of a revolving loan its limit. `fees` are what the applicant pays besides interest: all count in the yearly
 * cost, which may not pass the lender's maximum. `fees`, `conditions` and `property` are written in the language of the application;
 * `property` left out is that of the application. The offer stands until the end of `expiresOn` in Hong Kong. `note` stays inside.
 */
export const makeOfferRequestSchema = z.strictObject({
  kind: z.enum(repaymentKinds),
  product: z.enum(loanProducts),
  amount: money,
  annualRate: z.number().min(0).max(lendingLimits.annualRate),
  tenorMonths: z.number().int().min(1).max(maxTenorMonths),
  fees: z
    .array(z.strictObject({ label: line(offerLimits.feeLabel), amount: money }))
    .max(offerLimits.fees)
    .default([]),
  conditions: z.array(line(offerLimits.condition)).max(offerLimits.conditions).default([]),
  property: line(textLimits.propertyAddress).optional(),
  expiresOn: isoDate,
  note: z.string().trim().min(1).max(staffTextLimits.note),
});
export type MakeOfferRequest = z.output<typeof makeOfferRequestSchema>;

const deskOfferResponse = z.object({ data: deskOfferSchema });

export const offerDeskEndpoints = {
  deskOffers: {
    method: 'GET',
    path: '/api/v1/desk/applications/{applicationNumber}/offers',
    access: 'desk',
    permission: 'offer.read',
    summary: 'Offers on an application, newest first',
    params: applicationNumberParams,
    response: listOf(deskOfferSchema),
  },
  deskMakeOffer: {
    method: 'POST',
    path: '/api/v1/desk/applications/{applicationNumber}/offers',
    access: 'desk',
    permission: 'offer.make',
    summary:
      'Asks a second person to offer a loan on an approved application, in place of an offer that is open',
    params: applicationNumberParams,
    body: makeOfferRequestSchema,
    response: z.object({ data: approvalSchema }),
  },
  deskWithdrawOffer: {
    method: 'POST',
    path: '/api/v1/desk/offers/{offerNumber}/withdrawal',
    access: 'desk',
    permission: 'offer.make',
    summary: 'Takes back an offer that was not accepted',
    params: offerParams,
    body: z.strictObject({ note: z.string().trim().min(1).max(staffTextLimits.note) }),
    response: deskOfferResponse,
  },
} as const satisfies Record<string, EndpointDefinition>;
