import { approvalKinds, approvalPermissions } from '@/contracts/approval/approval-choices';
import type { Permission } from '@/contracts/staff/permissions';
import type { DeskToday } from '@/contracts/today/today';
import { todayKinds, todayPermissions } from '@/contracts/today/today-choices';
import type { TodayRepository } from './today.repository';

export interface TodayServiceOptions {
  today: TodayRepository;
  now: () => Date;
}

export type TodayService = ReturnType<typeof createTodayService>;

/** As many as fit on a screen; the lists have the others. */
const queueLength = 30;

/** What a member of staff begins the day with. */
export function createTodayService({ today, now }: TodayServiceOptions) {
  return {
    /** Of what these permissions read: numbers and times, nothing of a person. */
    async show({
      staff,
      permissions,
    }: {
      staff: string;
      permissions: readonly Permission[];
    }): Promise<DeskToday> {
      const kinds = todayKinds.filter((kind) => permissions.includes(todayPermissions[kind]));
      const decided = permissions.includes('approval.decide')
        ? approvalKinds.filter((kind) => permissions.includes(approvalPermissions[kind].check))
        : [];
      const [counts, queue, unread, approvals, asked] = await Promise.all([
        today.listCounts(kinds, { staff, now: now() }),
        today.list(kinds, { staff, limit: queueLength }),
        permissions.includes('message.read') ? today.countUnread() : 0,
        today.countApprovals(decided, staff),
        today.countAsked(staff),
      ]);
      return { counts, queue, unread, approvals, asked };
    },
  };
}
