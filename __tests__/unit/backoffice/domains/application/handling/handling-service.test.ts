import {
  createHandlingService,
  type HandlingRepositories,
} from '@/backoffice/domains/application/handling/handling.service';
import { handlingContext } from '@/backoffice/domains/application/handling/handling.model';
import type { HandlingRow } from '@/backoffice/domains/application/handling/handling.repository';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { Role } from '@/contracts/staff/permissions';
import { friday, number, setUpSentApplications } from '@test/support/backoffice/sent-applications';
import { standIn, testCipher, unitOfWorkOn } from '@test/support/backoffice/service-tools';

type Member = NonNullable<Awaited<ReturnType<HandlingRepositories['member']['findByEmail']>>>;

const staff: Readonly<Record<string, { state: 'active' | 'invited'; roles: Role[] }>> = {
  'amy@lender.hk': { state: 'active', roles: ['case-handler'] },
  'new@lender.hk': { state: 'invited', roles: ['case-handler'] },
  'sam@lender.hk': { state: 'active', roles: ['cashier'] },
};

function setUp() {
  const { repositories, store, clock } = setUpSentApplications({ state: 'received' });
  const audited: NewAuditRow[] = [];
  const rows: HandlingRow[] = [];
  const step = { number, state: 'received', by: 'applicant', note: null, message: null } as const;
  store.steps.push({ ...step, at: new Date(friday) });
  const service = createHandlingService({
    unitOfWork: unitOfWorkOn<HandlingRepositories>({
      application: repositories.application,
      audit: { create: async (row) => void audited.push(row) },
      handling: { create: async (row) => void rows.push(row), list: async () => [...rows] },
      member: {
        findByEmail: async (email) => (staff[email] ? standIn<Member>(staff[email]) : null),
      },
    }),
    cipher: testCipher,
    now: clock.now,
  });
  const assign = (assignee: string | null, version: number, note?: string) =>
    service.assign({ staff: 'amy@lender.hk', number, version }, { assignee, note });
  return { service, assign, rows, store, audited };
}

describe('An application that staff handle', () => {
  it('is taken and given back, which is written down without the words of the note', async () => {
    const { assign, rows, store, audited } = setUp();
    await assign('amy@lender.hk', 1, 'I know the building.');
    expect(store.rows).toMatchObject([{ assignee: 'amy@lender.hk' }]);
    const [row] = rows;
    expect(row).toMatchObject({ position: 1, kind: 'assigned', assignee: 'amy@lender.hk' });
    expect(testCipher.decrypt(row?.encrypted ?? '', handlingContext(`${number}/1`))).toBe(
      'I know the building.',
    );
    await assign('amy@lender.hk', 2);
    expect(rows).toHaveLength(1);
    await assign(null, 2);
    expect(store.rows).toMatchObject([{ assignee: null }]);
    expect(audited).toMatchObject([
      { before: { assignee: null }, after: { assignee: 'amy@lender.hk' } },
      { before: { assignee: 'amy@lender.hk' }, after: { assignee: null } },
    ]);
    expect(JSON.stringify(audited)).not.toContain('building');
  });

  it('is given to nobody by a screen that is out of date, and says what was done since', async () => {
    const { assign, service, store } = setUp();
    await assign('amy@lender.hk', 1);
    // A note takes nothing away from anybody.
    await service.note('ben@lender.hk', { number, note: 'Call after six.' });
    await expect(assign(null, 1)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: {
        changed: { version: 2, changes: [{ what: 'assigned', by: 'amy@lender.hk', at: friday }] },
      },
    });
    expect(store.rows).toMatchObject([{ assignee: 'amy@lender.hk' }]);
    await assign(null, 2);
  });

  it.each(['new@lender.hk', 'sam@lender.hk', 'nobody@lender.hk'])(
    'is not given to %s, who could do nothing with it',
    async (assignee) => {
      const { assign, rows } = setUp();
      await expect(assign(assignee, 1)).rejects.toMatchObject({
        details: { fields: { assignee: { key: 'cannotHandle' } } },
      });
      expect(rows).toEqual([]);
    },
  );
});
