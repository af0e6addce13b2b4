import type { StaffMember } from '@/contracts/staff/staff';
import { hourMs, minuteMs } from '@/lib/hong-kong-day';
import type { StaffRow } from './staff.repository';

/** A session of staff ends after so long without a call, and after a working day in any case. */
export const staffIdleMs = 15 * minuteMs;
export const staffLifetimeMs = 8 * hourMs;
/** How long a passkey or code vouches for the person being there. */
export const provenMs = 5 * minuteMs;
export const invitationMs = 72 * hourMs;
/** How long an ended session is kept, to say when somebody was last there. */
export const endedSessionKeptMs = 90 * 24 * hourMs;

/** Who the break-glass account is, in the trail and in an authenticator app. */
export const breakGlass = { email: 'administrator@desk.local', name: 'Administrator' } as const;

/** How long the break-glass account, opened on the server in an emergency, gives roles alone. */
export const emergencyMs = hourMs;

/**
 * Whether somebody gives decisive roles alone: the only administrator there ever was, and the break-glass account for an hour after the server
 * opened it, where no other administrator has joined since.
 */
export function actsAlone(
  staff: string,
  administrators: readonly Pick<StaffRow, 'email' | 'isBreakGlass' | 'joinedAt'>[],
  now: Date,
): boolean {
  const others = administrators.flatMap(({ email, joinedAt }) =>
    email === staff || joinedAt === null ? [] : [joinedAt],
  );
  if (others.length === 0) return true;
  const own = administrators.find(({ email }) => email === staff);
  if (!own?.isBreakGlass || own.joinedAt === null) return false;
  const { joinedAt } = own;
  return (
    now.getTime() - joinedAt.getTime() < emergencyMs && others.every((other) => other < joinedAt)
  );
}

/** The creator that is stored for the invented staff of the demo business. */
export const inventedBy = 'demo';

/** A member of staff as others see them. */
export function toMember({
  id,
  email,
  name,
  roles,
  state,
  isBreakGlass,
  createdAt,
  leftAt,
}: StaffRow): StaffMember {
  return {
    id,
    email,
    name,
    roles,
    state,
    isBreakGlass,
    createdAt: createdAt.toISOString(),
    leftAt: leftAt?.toISOString() ?? null,
  };
}
