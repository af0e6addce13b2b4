import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { createRequestAssignment } from '@/backoffice/domains/request/desk/request-assignment';
import type { RequestRow } from '@/backoffice/domains/request/request.repository';
import type { StaffRow } from '@/backoffice/domains/staff/staff.repository';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { requestRow } from '@test/support/backoffice/request-row';

const at = new Date('2026-05-04T02:00:00.000Z');
const reference = 'RQ-1';

function setUp(changes: Partial<RequestRow> = {}) {
  const row = requestRow(changes);
  const audited: NewAuditRow[] = [];
  const members = {
    'sue@lender.hk': standIn<StaffRow>({ state: 'active', roles: ['servicing'] }),
    'kit@lender.hk': standIn<StaffRow>({ state: 'active', roles: ['cashier'] }),
    'lou@lender.hk': standIn<StaffRow>({ state: 'left', roles: ['servicing'] }),
  };
  const step = { state: 'received', at, message: null, note: null, by: 'customer' } as const;
  const assign = createRequestAssignment({
    unitOfWork: unitOfWorkOn({
      audit: { create: async (one: NewAuditRow) => void audited.push(one) },
      member: {
        findByEmail: async (email: string) =>
          Object.entries(members).find(([known]) => known === email)?.[1] ?? null,
      },
      request: {
        lockByReference: async () => ({ ...row }),
        listSteps: async () => new Map([[reference, [step]]]),
        updateAssignee: async (_reference: string, change: object) =>
          void Object.assign(row, change),
      },
    }),
    now: () => at,
  });
  return { assign, row, audited };
}

describe('A request of a customer', () => {
  it('is given to somebody and back, each of which is another version', async () => {
    const { assign, row, audited } = setUp();
    await assign('sue', { reference, assignee: 'sue@lender.hk', version: 1 });
    expect(row).toMatchObject({ assignee: 'sue@lender.hk', assignments: 1 });
    await expect(assign('ben', { reference, assignee: null, version: 1 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: { changed: { version: 1_001, changes: [] } },
    });
    await assign('sue', { reference, assignee: null, version: 1_001 });
    expect(row).toMatchObject({ assignee: null, assignments: 2 });
    expect(audited).toMatchObject([
      { target: 'request:RQ-1', before: { assignee: null }, after: { assignee: 'sue@lender.hk' } },
      { before: { assignee: 'sue@lender.hk' }, after: { assignee: null } },
    ]);
  });

  it.each(['kit@lender.hk', 'lou@lender.hk', 'nobody@lender.hk'])(
    'is not given to %s, who may not decide on it',
    async (assignee) => {
      const { assign } = setUp();
      await expect(assign('sue', { reference, assignee, version: 1 })).rejects.toMatchObject({
        details: { fields: { assignee: { key: 'cannotHandle' } } },
      });
    },
  );

  it('is given to nobody once it is finished', async () => {
    const { assign } = setUp({ state: 'completed' });
    await expect(
      assign('sue', { reference, assignee: 'sue@lender.hk', version: 1 }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});
