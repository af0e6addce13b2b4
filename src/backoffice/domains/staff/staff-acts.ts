import { requireFound } from '@/backoffice/common/require-found';
import type { Acts } from '../approval/approval-inputs';
import type { StaffRepository } from './staff.repository';
import type { StaffService } from './staff.service';

export interface StaffActsOptions {
  /** Works in the transaction of the repository. */
  staff: StaffService;
  member: Pick<StaffRepository, 'lockById'>;
}

export type StaffActs = Pick<Acts, 'staff-roles'>;

/** Roles that a second administrator has approved. */
export const createStaffActs = ({ staff, member }: StaffActsOptions): StaffActs => ({
  async 'staff-roles'(maker, { id, roles }) {
    const before = requireFound(await member.lockById(id));
    const after = await staff.changeRoles(maker, { id, roles });
    return {
      subject: `staff:${id}`,
      amountCents: null,
      facts: [
        { name: 'member', value: `${before.name} (${before.email})` },
        { name: 'roles', before: [...before.roles], value: [...after.roles] },
      ],
      versions: { state: before.state },
      result: null,
    };
  },
});
