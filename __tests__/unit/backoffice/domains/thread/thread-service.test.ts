import { createThreadEncryption } from '@/backoffice/domains/thread/thread-encryption';
import { createAddEntry } from '@/backoffice/domains/thread/thread-writer';
import {
  createThreadService,
  type ThreadRepositories,
} from '@/backoffice/domains/thread/thread.service';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';
import { threadMaxEntries } from '@/contracts/thread/thread-choices';
import { inMemoryThreads } from '@test/support/thread/in-memory-threads';
import {
  numbered,
  standIn,
  testCipher,
  testClock,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

const second = 1_000;
const sender = { customerId: 'c-1', language: 'hk' } as const;

function setUp() {
  const clock = testClock('2026-05-04T02:00:00.000Z');
  const memory = inMemoryThreads();
  const { repository: thread } = memory;
  const encryption = createThreadEncryption(testCipher);
  const repositories: ThreadRepositories = {
    thread,
    application: { findByNumber: async () => null },
    customer: standIn<ThreadRepositories['customer']>({
      lockById: async (id) =>
        standIn<NonNullable<Awaited<ReturnType<ThreadRepositories['customer']['lockById']>>>>({
          id,
        }),
    }),
    loan: {
      findByNumber: async (loanNo) =>
        loanNo === 'LN-1' ? standIn<LoanRecord>({ customerId: 'c-1' }) : null,
    },
    offer: { findByNumber: async () => null },
  };
  const service = createThreadService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    addEntry: createAddEntry({ calendar: usualCalendar, encryption, newId: numbered('entry') }),
    findOwner: async (customerId) => ({ customerId, phone: '+85291234567', phoneHashes: [] }),
    encryption,
    now: clock.now,
    newThreadReference: numbered('RQ'),
  });
  const newKey = numbered('key');
  return {
    ...memory,
    clock,
    service,
    start: (body: object = {}, from: object = {}) =>
      service.start(
        { ...sender, idempotencyKey: newKey(), ...from },
        { topic: 'other', text: 'Please call.', ...body },
      ),
    write: (reference: string) =>
      service.write({ ...sender, idempotencyKey: newKey() }, reference, 'Hello?'),
  };
}

describe('A thread of a customer', () => {
  it('begins 180 seconds after the one before; what is written in it does not wait', async () => {
    const { start, write, clock } = setUp();
    const { reference } = await start();
    clock.advance(179 * second);
    await expect(start()).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 1 },
    });
    await expect(write(reference)).resolves.toMatchObject({ state: 'waiting' });
    clock.advance(second);
    await expect(start()).resolves.toMatchObject({ reference: 'RQ-2' });
  });

  it('is about a loan of theirs, or about nothing of another’s', async () => {
    const { start } = setUp();
    await expect(start({ about: 'LN-1' }, { customerId: 'c-2' })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const about of ['LN-9', 'HK-9', 'OF-9'])
      await expect(start({ about })).rejects.toMatchObject({ code: 'not_found' });
    await expect(start({ about: 'LN-1' })).resolves.toMatchObject({ about: 'LN-1' });
  });

  it('is closed and opened once, and opened by what is written in it', async () => {
    const { start, write, service, entries } = setUp();
    const { reference } = await start();
    const set = (state: 'open' | 'closed') => service.setState('c-1', { reference, state });
    await set('open');
    expect(await set('closed')).toMatchObject({ state: 'closed' });
    await set('closed');
    expect(await write(reference)).toMatchObject({ state: 'waiting' });
    expect(entries.map(({ kind }) => kind)).toEqual(['message', 'closed', 'message']);
    await expect(service.setState('c-2', { reference, state: 'closed' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('ends when it is full', async () => {
    const { start, write, threads } = setUp();
    const { reference } = await start();
    const row = threads.get(reference);
    if (row) threads.set(reference, { ...row, version: threadMaxEntries });
    await expect(write(reference)).rejects.toMatchObject({ code: 'conflict' });
  });
});
