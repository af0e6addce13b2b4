import { z } from 'zod';
import { instant, isoDate, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { listOf } from '../site/site';
import { keyPermissions, permissions } from './permissions';

export const keyNamePattern = /^[A-Za-z0-9._-]{1,40}$/;

/** By what a machine calls the desk. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
});
export type ApiKey = z.output<typeof apiKeySchema>;

export const apiKeyEndpoints = {
  deskKeys: {
    method: 'GET',
    path: '/api/v1/desk/keys',
    access: 'desk',
    permission: 'key.manage',
    summary: 'The keys of machines, ended ones too, the newest first',
    response: listOf(apiKeySchema),
  },
  deskMakeKey: {
    method: 'POST',
    path: '/api/v1/desk/keys',
    access: 'desk',
    permission: 'key.manage',
    summary: 'Makes a key; its token is shown this once',
    body: z.strictObject({
      name: z.string().regex(keyNamePattern),
      permissions: z.array(z.enum(keyPermissions)).min(1).max(keyPermissions.length),
      /** The last day on which it is good, at most a year from now. */
      lastDay: isoDate,
    }),
    response: z.object({ data: z.object({ key: apiKeySchema, token: z.string() }) }),
  },
  deskRevokeKey: {
    method: 'DELETE',
    path: '/api/v1/desk/keys/{id}',
    access: 'desk',
    permission: 'key.manage',
    summary: 'Ends a key at once',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
