import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { textLimits } from '../limits/limits';
import { botTokenSchema } from '../limits/text-fields';
import { quoteRequestSchema } from './evaluation';
import { successSchema } from '../common-fields';

/** 32 random bytes in base64url; it stands behind the `#` of the links in mails. */
const alertTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** A property that was chosen, whose value the alert is about; an address typed by hand has none of its own. */
export const valueAlertRequestSchema = z.strictObject({
  property: quoteRequestSchema.omit({ address: true }),
  email: z.email().max(textLimits.alertEmail),
  botToken: botTokenSchema,
});
export type ValueAlertRequest = z.output<typeof valueAlertRequestSchema>;

const tokenBody = z.strictObject({ token: alertTokenSchema });

export const valueAlertEndpoints = {
  requestValueAlert: {
    method: 'POST',
    path: '/api/v1/evaluation/alerts',
    access: 'public',
    summary: 'Asks for a mail when the value of a property changes by 5 %',
    body: valueAlertRequestSchema,
    response: successSchema,
  },
  confirmValueAlert: {
    method: 'POST',
    path: '/api/v1/evaluation/alerts/confirm',
    access: 'public',
    summary: 'Confirms such a request by the link of its mail',
    body: tokenBody,
    response: successSchema,
  },
  stopValueAlert: {
    method: 'POST',
    path: '/api/v1/evaluation/alerts/stop',
    access: 'public',
    summary: 'Stops the mails about a property, and deletes the request',
    body: tokenBody,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
