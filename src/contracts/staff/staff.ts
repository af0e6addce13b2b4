import { z } from 'zod';
import { approvalSchema } from '../approval/approval';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { oneLine } from '../limits/text-fields';
import { deskExportOf, deskListQuery, deskPageOf } from './desk-list';
import { roles } from './permissions';

export const staffNameMax = 80;
export const staffEmailMax = 200;
export const staffStates = ['invited', 'active', 'left'] as const;

const roleSchema = z.enum(roles);
export const staffEmailSchema = z.email().max(staffEmailMax).toLowerCase();

/** Somebody who works at the desk. `isBreakGlass`: the account of the first start and of emergencies. */
export const staffMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(roleSchema),
  state: z.enum(staffStates),
  isBreakGlass: z.boolean(),
  createdAt: instant,
  leftAt: instant.nullable(),
});
export type StaffMember = z.output<typeof staffMemberSchema>;

/** With the ways in that were set up: how many passkeys, whether an authenticator app and a work account, and the sessions that are open. */
export const staffDetailSchema = staffMemberSchema.extend({
  passkeys: z.number().int().nonnegative(),
  hasTotp: z.boolean(),
  hasWorkAccount: z.boolean(),
  sessions: z.number().int().nonnegative(),
  lastSeenAt: instant.nullable(),
});
export type StaffDetail = z.output<typeof staffDetailSchema>;

/** The link is shown this once; it is good for one use until then. */
export const invitationSchema = z.object({
  member: staffMemberSchema,
  link: z.string(),
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitationSchema>;

export const staffIdSchema = z.string().regex(/^[\w-]{1,64}$/);
const filters = {
  /** Part of a name or address. */
  q: oneLine(staffNameMax).optional(),
  role: roleSchema.optional(),
  state: z.enum(staffStates).optional(),
  sort: z.enum(['address', 'name', 'newest']).default('address'),
};
export type StaffFilter = z.output<z.ZodObject<typeof filters>>;
const idParams = z.object({ id: staffIdSchema });
const rolesField = z
  .array(roleSchema)
  .min(1)
  .max(roles.length)
  .transform((held) => roles.filter((role) => held.includes(role)));

/** The link, or what waits for a second administrator; then the link goes to who is invited by mail. */
const invitationAnswer = z.object({
  data: invitationSchema.nullable(),
  approval: approvalSchema.nullable(),
});

export const staffEndpoints = {
  deskStaff: {
    method: 'GET',
    path: '/api/v1/desk/staff',
    access: 'desk',
    permission: 'staff.read',
    summary: 'Who works at the desk',
    query: deskListQuery(filters),
    /** `invitesAlone`: no second person is asked when the caller gives decisive roles. */
    response: deskPageOf(staffMemberSchema).extend({ invitesAlone: z.boolean() }),
  },
  deskStaffExport: deskExportOf({
    name: 'staff',
    permission: 'staff.read',
    summary: 'The chosen members of staff as CSV',
    filters,
  }),
  deskStaffMember: {
    method: 'GET',
    path: '/api/v1/desk/staff/{id}',
    access: 'desk',
    permission: 'staff.read',
    summary: 'One member of staff with the ways in',
    params: idParams,
    response: z.object({ data: staffDetailSchema }),
  },
  deskInviteStaff: {
    method: 'POST',
    path: '/api/v1/desk/staff',
    access: 'desk',
    permission: 'staff.manage',
    summary: 'Invites somebody; to decisive roles with a second administrator, once there is one',
    body: z.strictObject({
      email: staffEmailSchema,
      name: oneLine(staffNameMax).min(1),
      roles: rolesField,
    }),
    response: invitationAnswer,
  },
  deskReinviteStaff: {
    method: 'POST',
    path: '/api/v1/desk/staff/{id}/invitation',
    access: 'desk',
    permission: 'staff.manage',
    summary:
      'Invites somebody again, who then sets up a new way in; passkeys, codes and sessions end. Somebody with decisive roles with a second administrator, once there is one',
    params: idParams,
    body: z.strictObject({}),
    response: invitationAnswer,
  },
  deskChangeRoles: {
    method: 'PUT',
    path: '/api/v1/desk/staff/{id}/roles',
    access: 'desk',
    permission: 'staff.manage',
    summary: 'Asks a second administrator to give somebody other roles',
    params: idParams,
    body: z.strictObject({ roles: rolesField }),
    response: z.object({ data: approvalSchema }),
  },
  deskOffBoard: {
    method: 'POST',
    path: '/api/v1/desk/staff/{id}/departure',
    access: 'desk',
    permission: 'staff.manage',
    summary: 'Ends somebody’s access at once and for good',
    params: idParams,
    body: z.strictObject({}),
    response: z.object({ data: staffMemberSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
