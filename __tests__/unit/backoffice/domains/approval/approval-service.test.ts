import {
  hashOf,
  type ApprovalRow,
  type Outcome,
} from '@/backoffice/domains/approval/approval.model';
import {
  createApprovalService,
  type ApprovalRepositories,
} from '@/backoffice/domains/approval/approval.service';
import { ServiceError } from '@/backoffice/common/service-error';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { permissionsOf } from '@/contracts/staff/permissions';
import {
  numbered,
  standIn,
  testCipher,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const at = new Date('2026-11-16T04:00:00Z');
const input = { customerId: 'customer-1', phone: '6123 4567', note: 'seen' };
const ben = {
  staff: 'ben@lender.hk',
  permissions: permissionsOf(['servicing']),
  provenUntil: new Date('2026-11-16T04:05:00Z'),
};

function setUp() {
  const rows: ApprovalRow[] = [];
  const audited: NewAuditRow[] = [];
  const done: string[] = [];
  let phone = '+85261234567';
  let refusal: Error | null = null;
  let delivered = 0;
  const outcome = (): Outcome => ({
    subject: 'customer:customer-1',
    amountCents: null,
    facts: [{ name: 'phone', before: '+85291234567', value: phone }],
    versions: {},
    result: null,
  });
  const repositories: ApprovalRepositories = {
    approval: standIn<ApprovalRepositories['approval']>({
      async create(row) {
        if (rows.some(({ state }) => state === 'waiting')) return false;
        rows.push({ ...row, number: rows.length + 1 });
        return true;
      },
      findById: async (id) => rows.find((row) => row.id === id) ?? null,
      lockById: async (id) => rows.find((row) => row.id === id) ?? null,
      update: async (id, change) =>
        void Object.assign(rows.find((row) => row.id === id) ?? {}, change),
    }),
    audit: { create: async (row) => void audited.push(row) },
    async perform({ maker }, accepts) {
      if (refusal) throw refusal;
      const isDone = accepts(outcome());
      if (isDone) done.push(maker);
      return { outcome: outcome(), isDone };
    },
  };
  const approvals = createApprovalService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    cipher: testCipher,
    now: () => at,
    newApprovalId: numbered('AR'),
    newSalt: () => 'salt',
    onDone: async () => void (delivered += 1),
  });
  const ask = () => approvals.request('amy@lender.hk', 'customer-phone', input);
  return {
    approvals,
    rows,
    audited,
    done,
    ask,
    outcome,
    change: (to: string) => void (phone = to),
    refuse: (error: Error | null) => void (refusal = error),
    deliveries: () => delivered,
  };
}

describe('A request to a second person', () => {
  it('has done nothing, keeps what is asked for encrypted, and waits alone', async () => {
    const { ask, rows, done, audited, outcome } = setUp();
    expect(await ask()).toMatchObject({ state: 'waiting', maker: 'amy@lender.hk' });
    expect(done).toEqual([]);
    expect(rows[0]?.hash).toBe(hashOf('customer-phone', outcome(), 'salt'));
    expect(JSON.stringify([rows, audited])).not.toMatch(/6123/);
    await expect(ask()).rejects.toMatchObject({ code: 'approval_waiting' });
  });

  it('is refused for what the act would be refused for', async () => {
    const { ask, refuse, rows } = setUp();
    refuse(new ServiceError('conflict'));
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
    expect(rows).toEqual([]);
  });
});

describe('An approval', () => {
  const ready = async () => {
    const tools = setUp();
    const { id } = await tools.ask();
    const { hash } = await tools.approvals.find(ben, id);
    return { ...tools, id, hash };
  };

  it('carries out what was shown in the name of the maker, once', async () => {
    const { approvals, id, hash, done, deliveries } = await ready();
    expect(await approvals.approve(ben, { id, hash })).toMatchObject({
      state: 'approved',
      checker: 'ben@lender.hk',
    });
    await expect(approvals.approve(ben, { id, hash })).rejects.toMatchObject({
      code: 'approval_closed',
    });
    expect([done, deliveries()]).toEqual([['amy@lender.hk'], 1]);
  });

  it('of what would come out otherwise, or is refused by now, is void', async () => {
    for (const spoil of ['change', 'refuse'] as const) {
      const { approvals, id, hash, done, rows, deliveries, ...tools } = await ready();
      if (spoil === 'change') tools.change('+85269999999');
      else tools.refuse(new ServiceError('not_found'));
      await expect(approvals.approve(ben, { id, hash })).rejects.toMatchObject({
        code: 'approval_void',
      });
      expect([rows[0]?.state, done, deliveries()]).toEqual(['void', [], 0]);
    }
  });

  it('may be tried again where the database did not answer', async () => {
    const { approvals, id, hash, refuse, rows } = await ready();
    refuse(new ServiceError('unavailable'));
    await expect(approvals.approve(ben, { id, hash })).rejects.toMatchObject({
      code: 'unavailable',
    });
    refuse(null);
    expect((await approvals.approve(ben, { id, hash })).state).toBe('approved');
    expect(rows).toHaveLength(1);
  });

  it.each([
    { why: 'the maker', who: { staff: 'amy@lender.hk' }, code: 'approval_own' },
    {
      why: 'one of other roles',
      who: { permissions: permissionsOf(['cashier']) },
      code: 'forbidden',
    },
    { why: 'one who may not read it', who: { permissions: [] }, code: 'not_found' },
    { why: 'a key', who: { provenUntil: null }, code: 'step_up_required' },
    { why: 'one who proved long ago', who: { provenUntil: at }, code: 'step_up_required' },
  ])('is not for $why', async ({ who, code }) => {
    const { approvals, id, hash, rows } = await ready();
    await expect(approvals.approve({ ...ben, ...who }, { id, hash })).rejects.toMatchObject({
      code,
    });
    await expect(approvals.approve(ben, { id, hash: 'other' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(rows[0]?.state).toBe('waiting');
  });
});
