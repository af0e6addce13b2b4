import { createActAs } from '@/backoffice/domains/staff/act-as';
import type { StaffRow } from '@/backoffice/domains/staff/staff.repository';
import type { Role } from '@/contracts/staff/permissions';

const at = new Date('2026-11-16T04:00:00Z');
const memberOf = (id: string, roles: Role[], createdBy: string): StaffRow =>
  ({ id, email: `${id}@desk.example`, name: id, roles, createdBy, state: 'active' }) as StaffRow;

const boss = memberOf('boss', ['administrator'], 'server');
const amy = memberOf('amy', ['case-handler'], 'boss@desk.example');
const mandy = memberOf('mandy', ['case-handler'], 'demo');
const gone = { ...memberOf('gone', ['cashier'], 'demo'), state: 'left' as const };
const everybody = [boss, amy, mandy, gone];

function setUp({ isOffered = true } = {}) {
  const started: object[] = [];
  const revoked: object[] = [];
  const actAs = createActAs({
    isOffered,
    repositories: {
      member: {
        findById: async (id) => everybody.find((one) => one.id === id) ?? null,
        listCreatedBy: async (by) => everybody.filter(({ createdBy }) => createdBy === by),
      },
    },
    unitOfWork: (work) =>
      work({
        audit: { create: async () => undefined },
        session: {
          revoke: async (one: object) => revoked.push(one) > 0,
        },
      } as unknown as Parameters<typeof work>[0]),
    sessions: { start: async (_tx, session) => `token ${started.push(session)}` },
    now: () => at,
  });
  const sessionOf = (memberId: string, proverId = memberId) => ({
    id: `session of ${memberId}`,
    memberId,
    proverId,
    provenUntil: at,
  });
  return { actAs, sessionOf, started, revoked };
}

describe('Acting as an invented colleague', () => {
  it('is offered to administrators, with those who work here, and to nobody else', async () => {
    const { actAs, sessionOf } = setUp();
    const names = async (...of: Parameters<typeof sessionOf>) =>
      (await actAs.list(sessionOf(...of))).map(({ name }) => name);
    expect(await names('boss')).toEqual(['boss', 'mandy']);
    expect(await names('mandy', 'boss')).toEqual(['boss', 'mandy']);
    expect(await names('mandy')).toEqual([]);
    expect(await names('amy')).toEqual([]);
  });

  it('ends the session, begins one that the administrator answers for, and leads back', async () => {
    const { actAs, sessionOf, started, revoked } = setUp();
    expect(await actAs.begin(sessionOf('boss'), { memberId: 'mandy', device: '' })).toBe('token 1');
    await actAs.begin(sessionOf('mandy', 'boss'), { memberId: 'boss', device: '' });
    expect(revoked).toMatchObject([{ id: 'session of boss' }, { id: 'session of mandy' }]);
    expect(started[0]).toMatchObject({ memberId: 'mandy', actorId: 'boss' });
    expect(started[1]).not.toHaveProperty('actorId');
  });

  it.each(['amy', 'gone', 'nobody'])('never reaches %s', async (memberId) => {
    const { actAs, sessionOf, started } = setUp();
    await expect(actAs.begin(sessionOf('boss'), { memberId, device: '' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(started).toEqual([]);
  });

  it('is refused to a colleague, and to all where nobody is invented', async () => {
    const { actAs, sessionOf } = setUp();
    const refused = { code: 'forbidden' };
    const wanted = { memberId: 'mandy', device: '' };
    await expect(actAs.begin(sessionOf('amy'), wanted)).rejects.toMatchObject(refused);
    await expect(actAs.begin(sessionOf('mandy'), wanted)).rejects.toMatchObject(refused);
    const off = setUp({ isOffered: false });
    await expect(off.actAs.begin(off.sessionOf('boss'), wanted)).rejects.toMatchObject(refused);
    expect(await off.actAs.list(off.sessionOf('boss'))).toEqual([]);
  });
});
