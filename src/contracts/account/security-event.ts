import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { instant } from '../common-fields';
import { deskListQuery, deskPageOf } from '../staff/desk-list';

/** Something that concerns the safety of accounts. `phone` and `network` are keyed hashes: the same phone or network has the same one, and nobody reads which it is. */
export const securityEventSchema = z.object({
  id: z.number().int().positive(),
  at: instant,
  kind: z.string(),
  customerId: z.string().nullable(),
  phone: z.string().nullable(),
  network: z.string().nullable(),
  device: z.string(),
  staff: z.string().nullable(),
  detail: z.string(),
});

export const securityEventEndpoints = {
  deskSecurityEvents: {
    method: 'GET',
    path: '/api/v1/desk/security-events',
    access: 'desk',
    permission: 'security.read',
    summary:
      'Sign-ins, codes, wrong tries, locks, downloads, refused desk tokens and changes of phone, mail address or bank account, newest first',
    query: deskListQuery({
      kind: z
        .string()
        .regex(/^[a-z-]{1,40}$/)
        .optional(),
    }).extend({
      /** The number of an event. */
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .optional(),
    }),
    response: deskPageOf(securityEventSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;
