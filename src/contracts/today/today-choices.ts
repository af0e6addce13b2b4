import type { Permission } from '../staff/permissions';
import { keysOf } from '../typed-record';

/** What staff have to do by a time, with the permission to read it. */
export const todayPermissions = {
  application: 'application.read',
  request: 'request.read',
  thread: 'message.read',
  enquiry: 'message.read',
  'call-back': 'appointment.read',
  signing: 'application.read',
} as const satisfies Record<string, Permission>;
export type TodayKind = keyof typeof todayPermissions;
export const todayKinds: readonly TodayKind[] = keysOf(todayPermissions);
