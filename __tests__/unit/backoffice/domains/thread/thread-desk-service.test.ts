import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import {
  createThreadDesk,
  type ThreadDeskRepositories,
} from '@/backoffice/domains/thread/thread-desk.service';
import { newThread } from '@/backoffice/domains/thread/thread.model';
import { createThreadEncryption } from '@/backoffice/domains/thread/thread-encryption';
import { createAddEntry } from '@/backoffice/domains/thread/thread-writer';
import type { StaffRow } from '@/backoffice/domains/staff/staff.repository';
import type { Role } from '@/contracts/staff/permissions';
import { inMemoryThreads } from '@test/support/thread/in-memory-threads';
import {
  numbered,
  standIn,
  testCipher,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

const at = new Date('2026-05-04T02:00:00.000Z');
const reference = 'RQ-1';
const members: Record<string, { state: StaffRow['state']; roles: Role[] }> = {
  'may@lender.hk': { state: 'active', roles: ['servicing'] },
  'ann@lender.hk': { state: 'active', roles: ['auditor'] },
  'new@lender.hk': { state: 'invited', roles: ['servicing'] },
  'old@lender.hk': { state: 'left', roles: ['servicing'] },
};

async function setUp() {
  const { repository: thread, threads, entries } = inMemoryThreads();
  const encryption = createThreadEncryption(testCipher);
  const addEntry = createAddEntry({
    calendar: usualCalendar,
    encryption,
    newId: numbered('entry'),
  });
  const audited: NewAuditRow[] = [];
  const told: Date[] = [];
  type Customers = ThreadDeskRepositories['customer'];
  const repositories: ThreadDeskRepositories = {
    application: standIn<ThreadDeskRepositories['application']>({}),
    audit: { create: async (row) => void audited.push(row) },
    customer: standIn<Customers>({
      findById: async (id) =>
        standIn<NonNullable<Awaited<ReturnType<Customers['findById']>>>>({ id }),
    }),
    member: {
      findByEmail: async (email) => {
        const member = members[email];
        return member ? standIn<StaffRow>(member) : null;
      },
    },
    loan: standIn<ThreadDeskRepositories['loan']>({}),
    offer: standIn<ThreadDeskRepositories['offer']>({}),
    outbox: standIn<ThreadDeskRepositories['outbox']>({}),
    thread,
  };
  const desk = createThreadDesk({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    customers: standIn<CustomerService>({
      profileOf: ({ id }) =>
        standIn<ReturnType<CustomerService['profileOf']>>({
          id,
          name: 'CHAN Tai Man',
          language: 'cn',
        }),
    }),
    addEntry,
    findOwner: async (customerId) => ({ customerId, phone: '', phoneHashes: [] }),
    tellAnswered: {
      enqueue: async (_tx, answered) => void told.push(answered.at),
      deliverNow: () => undefined,
    },
    encryption,
    now: () => at,
    newThreadReference: () => 'RQ-2',
  });
  const row = newThread({
    reference,
    customerId: 'c-1',
    topic: 'other',
    about: null,
    createdAt: at,
  });
  await thread.create(row);
  await addEntry({ thread }, row, { kind: 'message', staff: null, text: 'Please call.', at });
  const by = (version: number) => ({ staff: 'amy', reference, version });
  const answer = (version: number, close = false) =>
    desk.answer(by(version), { text: 'We did.', language: 'cn', close });
  return { desk, thread, threads, entries, audited, told, by, answer };
}

describe('Staff in a thread', () => {
  it('tell the customer once until the answer is opened, and have read what came before it', async () => {
    const { answer, thread, told, entries } = await setUp();
    await answer(1);
    await answer(2);
    expect(told).toHaveLength(1);
    expect(entries.map(({ readAt }) => readAt)).toEqual([at, null, null]);
    await thread.markRead(reference, { from: 'lender', upTo: 3, at });
    await answer(3, true);
    expect(told).toHaveLength(2);
  });

  it('learn what was done since the version that they saw, and change nothing', async () => {
    const { answer, desk, by, entries, audited } = await setUp();
    await desk.assign(by(1), { assignee: 'may@lender.hk' });
    await answer(2, true);
    const [before, trail] = [entries.length, audited.length];
    await expect(answer(1)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: {
        changed: {
          version: 4,
          changes: ['assigned', 'message', 'closed'].map((what) => ({
            what,
            by: 'amy',
            at: at.toISOString(),
          })),
        },
      },
    });
    await expect(answer(9)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect([entries.length, audited.length]).toEqual([before, trail]);
  });

  it('give it only to somebody who works here and may answer', async () => {
    const { desk, by, threads } = await setUp();
    for (const assignee of ['ann@lender.hk', 'new@lender.hk', 'old@lender.hk', 'who@lender.hk'])
      await expect(desk.assign(by(1), { assignee })).rejects.toMatchObject({
        details: { fields: { assignee: { key: 'cannotAnswer' } } },
      });
    await desk.assign(by(1), { assignee: 'may@lender.hk' });
    expect(threads.get(reference)).toMatchObject({ assignee: 'may@lender.hk', state: 'waiting' });
  });

  it('close it once, and leave in the trail what changed without the words', async () => {
    const { desk, by, audited } = await setUp();
    const note = 'Called the customer.';
    const closed = await desk.setState(by(1), { state: 'closed', note });
    expect(closed).toMatchObject({ state: 'closed', entries: [{}, { text: note }] });
    expect(await desk.setState(by(2), { state: 'closed' })).toMatchObject({ version: 2 });
    expect(audited).toMatchObject([
      {
        staff: 'amy',
        target: 'thread:RQ-1',
        before: { state: 'waiting', version: 1 },
        after: { state: 'closed', version: 2 },
      },
    ]);
    expect(JSON.stringify(audited)).not.toContain('Called');
  });
});
