import { z } from 'zod';
import { loanNoSchema } from '../account/account-loan';
import { isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { listOf } from '../site/site';
import { letterKinds } from './letter-choices';

/** Names a letter among those of its loan, such as `booked` or the reference of the request it answers. */
const letterNameSchema = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** A letter about a loan; nothing in it changes once it was issued. `on` is the day for which a settlement figure is given, null for every other kind. */
export const letterSchema = z.object({
  loanNo: loanNoSchema,
  name: letterNameSchema,
  kind: z.enum(letterKinds),
  issuedOn: isoDate,
  on: isoDate.nullable(),
});
export type Letter = z.infer<typeof letterSchema>;

export const settlementLetterRequestSchema = z.object({ loanNo: loanNoSchema, on: isoDate });
export type SettlementLetterRequest = z.infer<typeof settlementLetterRequestSchema>;

export const letterEndpoints = {
  letters: {
    method: 'GET',
    path: '/api/v1/los/letters',
    access: 'customer',
    summary: 'Letters about the loans of the customer, newest first',
    response: listOf(letterSchema),
  },
  letter: {
    method: 'GET',
    path: '/api/v1/los/letters/{loanNo}/{name}',
    access: 'customer',
    summary: 'A letter as PDF, in the language that is asked for',
    params: z.object({ loanNo: loanNoSchema, name: letterNameSchema }),
    responseKind: 'file',
    response: z.unknown(),
  },
  issueSettlementLetter: {
    method: 'POST',
    path: '/api/v1/los/letters/settlement-figure',
    access: 'customer',
    summary: 'Puts into a letter what clears a loan on a day; the same again while nothing changed',
    body: settlementLetterRequestSchema,
    response: z.object({ data: letterSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
