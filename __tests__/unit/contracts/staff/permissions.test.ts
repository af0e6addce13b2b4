import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints } from '@/contracts/endpoints';
import { permissions, permissionsByRole, type Permission } from '@/contracts/staff/permissions';
import { keysOf } from '@/contracts/typed-record';

const roles = keysOf(permissionsByRole);
const rolesWith = (permission: Permission) =>
  roles.filter((role) => [...permissionsByRole[role]].some((one) => one === permission));

describe('The permissions of the desk', () => {
  it('are each needed by a call and given to a role', () => {
    const needed = Object.values<EndpointDefinition>(endpoints).map(({ permission }) => permission);
    expect(permissions.filter((one) => !needed.includes(one))).toEqual([]);
    expect(permissions.filter((one) => rolesWith(one).length === 0)).toEqual([]);
  });

  it('let an auditor read and take the trail along only, and an administrator touch neither money nor customers', () => {
    expect(permissionsByRole.auditor.filter((one) => !one.endsWith('.read'))).toEqual([
      'audit.export',
    ]);
    expect(
      permissionsByRole.administrator.filter((one) =>
        /^(?:application|document|customer|loan|payout|request|message)\./.test(one),
      ),
    ).toEqual([]);
  });

  it('keep a loan’s booking, its payments and the trail in different hands', () => {
    for (const role of roles) {
      const own: readonly Permission[] = permissionsByRole[role];
      expect([role, own.includes('loan.book') && own.includes('loan.draw-down')]).toEqual([
        role,
        false,
      ]);
      expect([role, own.includes('audit.read') && own.includes('loan.post')]).toEqual([
        role,
        false,
      ]);
    }
  });
});
