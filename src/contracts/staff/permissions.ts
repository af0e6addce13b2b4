import { keysOf } from '../typed-record';

/** What a call of the desk may need; each desk endpoint names one of them, and a test finds those that none names. */
export const permissions = [
  'application.read',
  'application.change',
  'offer.read',
  'offer.make',
  'document.read',
  'document.review',
  'customer.create',
  'customer.identify',
  'loan.read',
  'loan.book',
  'loan.post',
  'loan.draw-down',
  'payout.read',
  'payout.stop',
  'request.read',
  'request.decide',
  'message.read',
  'career.read',
  'campaign.read',
  'notice.read',
  'notice.edit',
  'content.read',
  'content.edit',
  'valuation.read',
  'valuation.import',
  'sending.read',
  'sending.halt',
  'setting.read',
  'job.read',
  'security.read',
  'audit.read',
  'staff.read',
  'staff.manage',
  'key.manage',
] as const;
export type Permission = (typeof permissions)[number];

/** What a person alone may do: a key with one of these could make itself others. */
const forPeople: readonly Permission[] = ['staff.manage', 'key.manage'];
export const keyPermissions = permissions.filter((one) => !forPeople.includes(one));

/** What each role may do. Nobody is given a permission otherwise, and an administrator moves no money and reads no customer. */
export const permissionsByRole = {
  'case-handler': [
    'application.read',
    'application.change',
    'offer.read',
    'document.read',
    'document.review',
    'customer.create',
    'request.read',
    'message.read',
    'valuation.read',
  ],
  underwriter: [
    'application.read',
    'application.change',
    'offer.read',
    'offer.make',
    'document.read',
    'document.review',
    'loan.read',
    'request.read',
    'valuation.read',
  ],
  approver: [
    'application.read',
    'application.change',
    'offer.read',
    'offer.make',
    'document.read',
    'loan.read',
    'loan.book',
    'payout.read',
    'request.read',
    'request.decide',
  ],
  cashier: ['loan.read', 'loan.post', 'loan.draw-down', 'payout.read', 'request.read'],
  servicing: [
    'application.read',
    'offer.read',
    'document.read',
    'customer.create',
    'customer.identify',
    'loan.read',
    'payout.read',
    'payout.stop',
    'request.read',
    'request.decide',
    'message.read',
  ],
  'content-editor': ['content.read', 'content.edit', 'notice.read', 'notice.edit'],
  marketer: ['campaign.read', 'content.read', 'notice.read', 'notice.edit', 'sending.read'],
  auditor: [
    'application.read',
    'offer.read',
    'document.read',
    'loan.read',
    'payout.read',
    'request.read',
    'message.read',
    'campaign.read',
    'notice.read',
    'content.read',
    'valuation.read',
    'sending.read',
    'setting.read',
    'job.read',
    'security.read',
    'audit.read',
    'staff.read',
  ],
  administrator: [
    'career.read',
    'campaign.read',
    'notice.read',
    'notice.edit',
    'content.read',
    'content.edit',
    'valuation.read',
    'valuation.import',
    'sending.read',
    'sending.halt',
    'setting.read',
    'job.read',
    'security.read',
    'audit.read',
    'staff.read',
    'staff.manage',
    'key.manage',
  ],
} as const satisfies Record<string, readonly Permission[]>;
export type Role = keyof typeof permissionsByRole;
export const roles: readonly Role[] = keysOf(permissionsByRole);

/** What somebody with these roles may do. */
export function permissionsOf(held: readonly Role[]): Permission[] {
  const granted = new Set<Permission>(held.flatMap((role) => [...permissionsByRole[role]]));
  return permissions.filter((one) => granted.has(one));
}
