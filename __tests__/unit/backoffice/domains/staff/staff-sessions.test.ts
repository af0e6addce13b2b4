import {
  createStaffSessions,
  type StaffSessionsOptions,
} from '@/backoffice/domains/staff/staff-sessions';
import type { StaffRow } from '@/backoffice/domains/staff/staff.repository';
import type { StaffSessionRow } from '@/backoffice/domains/staff/staff-session.repository';
import { numbered, standIn, testHash } from '@test/support/backoffice/service-tools';

const at = new Date('2026-11-16T04:00:00.000Z');

/** A live session of somebody who is in this state, where given with an administrator who acts as them. */
function setUp(state: StaffRow['state'] | null, actorId: string | null = null) {
  type Repositories = StaffSessionsOptions['repositories'];
  const member = state && standIn<StaffRow>({ id: 'm1', email: 'amy@lender.hk', roles: [], state });
  const session = standIn<StaffSessionRow>({
    id: 's1',
    memberId: 'm1',
    actorId,
    provenAt: at,
  });
  return createStaffSessions({
    repositories: {
      member: { findById: async (id) => (id === 'gone' ? null : member) },
      session: standIn<Repositories['session']>({ markUsed: async () => session }),
    },
    hash: testHash('staff'),
    now: () => at,
    newId: numbered('s'),
    newToken: numbered('token'),
  });
}

describe('A live session of staff', () => {
  it('is of the member that it was begun by, who need not prove again for five minutes', async () => {
    expect(await setUp('active').authenticate('token')).toEqual({
      staff: 'amy@lender.hk',
      permissions: [],
      session: {
        id: 's1',
        memberId: 'm1',
        proverId: 'm1',
        provenUntil: new Date('2026-11-16T04:05:00.000Z'),
      },
    });
  });

  it('is proved by the administrator who acts as the member', async () => {
    expect(await setUp('active', 'boss').authenticate('token')).toMatchObject({
      staff: 'amy@lender.hk',
      session: { memberId: 'm1', proverId: 'boss' },
    });
    expect(await setUp('active', 'gone').authenticate('token')).toBeNull();
  });

  it.each(['invited', 'left', null] as const)(
    'opens nothing where its member is %s, even if nobody ended it',
    async (state) => expect(await setUp(state).authenticate('token')).toBeNull(),
  );
});
