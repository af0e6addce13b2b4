import type { SmsLimits } from '@/backoffice/domains/message-budget/message-budget.model';
import { createMessageBudget } from '@/backoffice/domains/message-budget/message-budget.service';
import type { MessageBudgetOptions } from '@/backoffice/domains/message-budget/message-budget.service';
import {
  collectedLog,
  standIn,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

type TransactionOf<T> = T extends (work: (tx: infer R) => Promise<unknown>) => unknown ? R : never;
type Repositories = TransactionOf<MessageBudgetOptions['unitOfWork']>;
type Counter = Parameters<ReturnType<typeof createMessageBudget>['useSms']>[0];

const at = new Date('2026-05-04T10:15:00.000Z');
const use = { phone: '+85291234567', network: 'n', isDelivered: true, isTrusted: false };

function setUp(limits: Partial<SmsLimits> = {}) {
  const counts = new Map<string, number>();
  const audited: unknown[] = [];
  let halt: { staff: string; note: string; at: Date } | null = null;
  const { entries, log } = collectedLog();
  const budget = createMessageBudget({
    limits: () => ({ networkPerHour: 9, mainlandPerHour: 9, perHour: 9, perDay: 9, ...limits }),
    receiptsPerDay: () => 2,
    repositories: {
      budget: standIn<MessageBudgetOptions['repositories']['budget']>({
        count: async (scope) => counts.get(scope) ?? 0,
        findHalt: async () => halt,
      }),
    },
    unitOfWork: unitOfWorkOn<Repositories>({
      budget: {
        saveHalt: async (given) => void (halt = given),
        removeHalt: async () => void (halt = null),
      },
      audit: { create: async (row) => void audited.push(row) },
    }),
    hash: testHash('budget'),
    log,
    now: () => at,
  });
  const tx: Counter = {
    budget: standIn<Counter['budget']>({
      async add(scope) {
        counts.set(scope, (counts.get(scope) ?? 0) + 1);
        return counts.get(scope) ?? 0;
      },
      findHalt: async () => halt,
    }),
  };
  const sms = (changes: Partial<typeof use> = {}) => budget.useSms(tx, { ...use, ...changes });
  return { budget, tx, sms, counts, entries, audited };
}

describe('The budget of text messages', () => {
  it('refuses a network that asked too often, until the hour ends, and no other', async () => {
    const { sms } = setUp({ networkPerHour: 1 });
    expect(await sms()).toBeNull();
    expect(await sms()).toEqual({ failure: 'networkLimit', waitMs: 45 * 60_000 });
    expect(await sms({ network: 'other' })).toBeNull();
  });

  it('counts a browser that signed in before, and lets it pass', async () => {
    const { sms, counts } = setUp({ perHour: 1 });
    await sms();
    expect(await sms({ isTrusted: true })).toBeNull();
    expect(counts.get('site hour')).toBe(2);
    expect(await sms()).toMatchObject({ failure: 'unavailable' });
  });

  it('of the mainland is used up by numbers of the mainland alone', async () => {
    const { sms } = setUp({ mainlandPerHour: 0 });
    expect(await sms()).toBeNull();
    expect(await sms({ phone: '+8613800000000' })).toMatchObject({ failure: 'unavailable' });
  });

  it('is not used up by numbers that nobody has', async () => {
    const { sms } = setUp({ perHour: 1 });
    await sms({ isDelivered: false });
    await sms({ isDelivered: false });
    expect(await sms()).toBeNull();
  });

  it('warns at four fifths and says once when it is used up', async () => {
    const { sms, entries } = setUp({ perHour: 5 });
    for (let count = 0; count < 8; count += 1) await sms();
    expect(entries.map(({ level, details }) => [level, details])).toEqual([
      ['warn', { scope: 'site hour', sent: 4, limit: 5 }],
      ['error', { scope: 'site hour', limit: 5 }],
    ]);
  });

  it('lets nothing go out while staff halt it, which is written down', async () => {
    const { budget, sms, audited } = setUp();
    await budget.setHalted('amy', { isHalted: true, note: 'attack' });
    expect(await sms({ isTrusted: true })).toEqual({ failure: 'unavailable' });
    expect((await budget.show()).halt).toEqual({
      by: 'amy',
      at: at.toISOString(),
      note: 'attack',
    });
    await budget.setHalted('ben', { isHalted: false, note: 'over' });
    expect(await sms()).toBeNull();
    expect(audited).toMatchObject([
      { staff: 'amy', target: 'sms-budget', after: { isHalted: true, note: 'attack' } },
      { staff: 'ben', target: 'sms-budget', after: { isHalted: false, note: 'over' } },
    ]);
  });

  it('of receipts counts a mailbox once, however its address is written', async () => {
    const { budget, tx } = setUp();
    expect(await budget.useReceipt(tx, 'man@example.com')).toBe(true);
    expect(await budget.useReceipt(tx, 'Man+1@Example.com')).toBe(true);
    expect(await budget.useReceipt(tx, 'man+2@example.com')).toBe(false);
    expect(await budget.useReceipt(tx, 'other@example.com')).toBe(true);
  });
});
