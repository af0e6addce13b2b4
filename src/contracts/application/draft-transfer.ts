import { z } from 'zod';
import { draftSchema } from './application';
import { transferStates } from './application-choices';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { linkReferenceSchema, operationIdSchema } from '../otp/otp';

const draftReference = z.strictObject({ reference: operationIdSchema });

export const transferEndpoints = {
  startTransfer: {
    method: 'POST',
    path: '/api/v1/los/drafts/current/transfer',
    access: 'public',
    summary:
      'A token by which another device takes a draft of this browser over, once, before a code has proved its phone; it ends the one before',
    body: draftReference,
    response: z.object({ data: z.object({ token: linkReferenceSchema, expiresAt: instant }) }),
  },
  readTransfer: {
    method: 'GET',
    path: '/api/v1/los/drafts/current/transfer',
    access: 'public',
    summary: 'Whether another device has taken a draft over that was of this browser',
    query: draftReference,
    response: z.object({ data: z.object({ state: z.enum(transferStates) }) }),
  },
  takeTransfer: {
    method: 'POST',
    path: '/api/v1/los/drafts/transfer',
    access: 'public',
    summary: 'Takes a draft over: from then on this browser opens it, and no other',
    body: z.strictObject({ token: linkReferenceSchema }),
    response: z.object({ data: draftSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
