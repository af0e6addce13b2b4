import type { StaffRow } from '@/backoffice/domains/staff/staff.repository';
import {
  createStaffService,
  type StaffRepositories,
} from '@/backoffice/domains/staff/staff.service';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { actsAlone } from '@/backoffice/domains/staff/staff.model';
import { standIn } from '@test/support/backoffice/service-tools';

const at = new Date('2026-11-16T04:00:00.000Z');
const actor = { staff: 'eve@lender.hk', locale: 'hk' } as const;

function setUp() {
  const rows = new Map<string, StaffRow>();
  const ended: string[] = [];
  const audited: { before: unknown; after: unknown }[] = [];
  const invitations = new Map<string, string>();
  const repositories: StaffRepositories = {
    audit: { create: async (row) => void audited.push(row) },
    invitation: {
      save: async ({ memberId, tokenHash }) => void invitations.set(memberId, tokenHash),
      remove: async (memberId) => void invitations.delete(memberId),
    },
    member: standIn<StaffRepositories['member']>({
      create: async (row) => {
        if ([...rows.values()].some(({ email }) => email === row.email)) return false;
        rows.set(row.id, row);
        return true;
      },
      findBreakGlass: async () => [...rows.values()].find((row) => row.isBreakGlass) ?? null,
      lockById: async (id) => rows.get(id) ?? null,
      update: async (id, changes) => {
        const row = rows.get(id);
        if (row) rows.set(id, { ...row, ...changes });
      },
    }),
    passkey: standIn<StaffRepositories['passkey']>({
      removeAll: async (id) => void ended.push(`passkeys of ${id}`),
    }),
    session: standIn<StaffRepositories['session']>({
      revoke: async ({ memberId }) => ended.push(`sessions of ${memberId}`) > 0,
    }),
    workAccount: standIn<StaffRepositories['workAccount']>({
      remove: async (id) => void ended.push(`work account of ${id}`),
    }),
  };
  let serial = 0;
  const service = createStaffService({
    repositories,
    unitOfWork: (work) => work(repositories),
    hash: createKeyedHash(['s'.repeat(32)], 'test'),
    deskOrigin: 'https://desk.example',
    now: () => at,
    newId: () => `m${(serial += 1)}`,
    newToken: () => `token-${(serial += 1)}`,
  });
  return { service, rows, ended, audited, invitations };
}

describe('Staff', () => {
  it('are invited once by a link whose token is stored as a hash', async () => {
    const { service, invitations, audited } = setUp();
    const input = { email: 'amy@lender.hk', name: 'Amy', roles: ['cashier' as const] };
    const { link, expiresAt, member } = await service.invite(actor, input);
    expect(link).toBe('https://desk.example/hk/desk/join#token-2');
    expect(expiresAt).toBe('2026-11-19T04:00:00.000Z');
    expect(member).toMatchObject({ id: 'm1', state: 'invited', roles: ['cashier'] });
    expect(invitations.get('m1')).toMatch(/^[\w-]{43}$/);
    expect(audited).toMatchObject([{ before: null, after: input }]);
    await expect(service.invite(actor, input)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('who leave lose every way in', async () => {
    const { service, rows, ended, invitations } = setUp();
    await service.invite(actor, { email: 'amy@lender.hk', name: 'Amy', roles: ['cashier'] });
    await service.offBoard(actor.staff, 'm1');
    expect(rows.get('m1')).toMatchObject({ state: 'left', leftAt: at, totpSecret: null });
    expect(ended).toEqual(['sessions of m1', 'passkeys of m1', 'work account of m1']);
    expect(invitations.size).toBe(0);
    for (const again of [service.offBoard(actor.staff, 'm1'), service.reinvite(actor, 'm1')])
      await expect(again).rejects.toMatchObject({ code: 'conflict' });
    await expect(service.offBoard(actor.staff, 'nobody')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('have one break-glass account, opened at the first start until somebody took it', async () => {
    const { service, rows } = setUp();
    expect(await service.breakGlass('en', { onlyFirst: true })).toMatch(/\/en\/desk\/join#/);
    expect(await service.breakGlass('en', { onlyFirst: true })).toMatch(/\/en\/desk\/join#/);
    expect([...rows.values()]).toMatchObject([{ isBreakGlass: true, roles: ['administrator'] }]);
    const [glass] = [...rows.values()];
    if (glass) rows.set(glass.id, { ...glass, state: 'active' });
    expect(await service.breakGlass('en', { onlyFirst: true })).toBeNull();
    expect(await service.breakGlass('en', { onlyFirst: false })).toMatch(/#/);
    await expect(
      service.changeRoles(actor.staff, { id: glass?.id ?? '', roles: ['cashier'] }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('An administrator', () => {
  const joined = (time: string) => new Date(`2026-11-16T${time}:00Z`);
  const amy = { email: 'amy@lender.hk', isBreakGlass: false, joinedAt: joined('01:00') };
  const eve = { email: 'eve@lender.hk', isBreakGlass: false, joinedAt: joined('02:00') };
  const emergency = (time: string) => ({
    email: 'administrator@desk.local',
    isBreakGlass: true,
    joinedAt: joined(time),
  });

  it.each([
    ['the only one there ever was', [eve], true],
    ['one beside somebody who has not joined', [eve, { ...amy, joinedAt: null }], true],
    // Who left stays in the list, so ending the access of the other gives nothing back.
    ['one beside another who joined', [eve, amy], false],
    ['one beside the account of the first start', [eve, emergency('00:30')], false],
  ])('gives decisive roles as %s, alone or not', (_as, administrators, isAlone) => {
    expect(actsAlone(eve.email, administrators, at)).toBe(isAlone);
  });

  it.each([
    ['03:30', [amy, eve], true],
    ['02:59', [amy, eve], false],
    ['01:30', [amy, eve], false],
    ['03:30', [amy, { ...eve, joinedAt: joined('03:31') }], false],
  ])(
    'opened on the server at %s acts alone for an hour, until another joins',
    (time, others, isAlone) => {
      const own = emergency(time);
      expect(actsAlone(own.email, [own, ...others], at)).toBe(isAlone);
    },
  );
});
