import { z } from 'zod';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { deskExportOf, deskListQuery, deskPageOf } from './desk-list';

export const auditActions = ['create', 'update', 'remove', 'read', 'export', 'sign-in'] as const;

/** Who did what, in which roles, and when; `before` and `after` are what was stored, null where there was nothing. A key has no roles. */
export const auditRowSchema = z.object({
  id: z.number().int(),
  at: instant,
  staff: z.string(),
  roles: z.array(z.string()),
  action: z.enum(auditActions),
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

const filters = {
  /** A mail address, or the name of a key. */
  staff: z.string().min(1).max(200).optional(),
  action: z.enum(auditActions).optional(),
  /** A kind such as `loan`, or one thing such as `loan:LN-1`. */
  target: z.string().min(1).max(200).optional(),
  /** The first and the last day in Hong Kong. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
};
export type AuditQuery = z.output<z.ZodObject<typeof filters>>;

export const auditEndpoints = {
  deskAudit: {
    method: 'GET',
    path: '/api/v1/desk/audit',
    access: 'desk',
    permission: 'audit.read',
    summary: 'The trail',
    query: deskListQuery(filters).extend({
      /** The number of a row, twice: it is what they are sorted by. */
      cursor: z
        .string()
        .regex(/^\d{1,15}\.\d{1,15}$/)
        .optional(),
    }),
    response: deskPageOf(auditRowSchema),
  },
  deskAuditExport: deskExportOf({
    name: 'audit',
    permission: 'audit.export',
    summary: 'The trail as CSV',
    filters,
  }),
} as const satisfies Record<string, EndpointDefinition>;
