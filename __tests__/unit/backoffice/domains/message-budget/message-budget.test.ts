import { mailboxOf } from '@/backoffice/domains/message-budget/message-budget.model';
import {
  createMessageBudget,
  type MessageBudgetOptions,
  type SmsUse,
} from '@/backoffice/domains/message-budget/message-budget.service';
import type { SmsHalt } from '@/backoffice/domains/message-budget/message-budget.repository';
import { testClock, testHash, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const minute = 60_000;

function setUp(limits: Partial<MessageBudgetOptions['limits']> = {}) {
  const clock = testClock('2026-05-04T10:40:00.000Z');
  const counts = new Map<string, number>();
  const logged: unknown[] = [];
  const audited: unknown[] = [];
  let halted: SmsHalt | null = null;
  const budget = {
    async add(scope: string, since: Date) {
      const key = `${scope} ${since.toISOString()}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key) ?? 0;
    },
    count: async (scope: string, since: Date) => counts.get(`${scope} ${since.toISOString()}`) ?? 0,
    findHalt: async () => halted,
    saveHalt: async (halt: SmsHalt) => void (halted = halt),
    removeHalt: async () => void (halted = null),
    removeBefore: async () => undefined,
  };
  const log = (level: string) => (details: object) => void logged.push([level, details]);
  const service = createMessageBudget({
    limits: () => ({
      networkPerHour: 100,
      mainlandPerHour: 100,
      perHour: 100,
      perDay: 100,
      ...limits,
    }),
    receiptsPerDay: () => 3,
    repositories: { budget },
    unitOfWork: unitOfWorkOn({
      budget,
      audit: { create: async (row: object) => void audited.push(row) },
    }),
    hash: testHash('message-budget'),
    log: { error: log('error'), warn: log('warn'), info: log('info'), debug: log('debug') },
    now: clock.now,
  });
  const use = (changes: Partial<SmsUse> = {}) =>
    service.useSms(
      { budget },
      {
        phone: '+85291234567',
        network: '203.0.113.9',
        isDelivered: true,
        isTrusted: false,
        ...changes,
      },
    );
  const useTimes = async (times: number, changes?: Partial<SmsUse>) => {
    const outcomes: unknown[] = [];
    for (let step = 0; step < times; step += 1) outcomes.push(await use(changes));
    return outcomes;
  };
  const useReceipt = (address: string) => service.useReceipt({ budget }, address);
  return { service, clock, counts, logged, audited, use, useTimes, useReceipt };
}

describe('Text messages that strangers cause', () => {
  it('end for a network once it had its share of the hour, and begin again with the next', async () => {
    const { use, useTimes, clock } = setUp({ networkPerHour: 3 });
    const refused = { failure: 'networkLimit', waitMs: 20 * minute };
    expect(await useTimes(4)).toEqual([null, null, null, refused]);
    expect(await use({ network: '198.51.100.1' })).toBeNull();
    clock.advance(20 * minute);
    expect(await use()).toBeNull();
  });

  it('end for the mainland before they end for Hong Kong', async () => {
    const { use, useTimes } = setUp({ mainlandPerHour: 2 });
    const refused = { failure: 'unavailable', waitMs: 20 * minute };
    expect(await useTimes(3, { phone: '+8613812345678' })).toEqual([null, null, refused]);
    expect(await use()).toBeNull();
  });

  it.each([
    ['hour', { perHour: 5 }, 20],
    ['day', { perDay: 5 }, 13 * 60 + 20],
  ])(
    'end for everybody with the share of the %s, with an alarm at four fifths',
    async (scope, limits, minutes) => {
      const { useTimes, logged } = setUp(limits);
      await useTimes(3);
      expect(logged).toEqual([]);
      await useTimes(1);
      const site = `site ${scope}`;
      expect(logged).toEqual([['warn', { scope: site, sent: 4, limit: 5 }]]);
      expect(await useTimes(3)).toEqual([
        null,
        ...Array(2).fill({ failure: 'unavailable', waitMs: minutes * minute }),
      ]);
      expect(logged.slice(1)).toEqual([['error', { scope: site, limit: 5 }]]);
    },
  );

  it('still go to a customer in a browser that signed in, and count', async () => {
    const { use, useTimes, service } = setUp({ networkPerHour: 1, perHour: 1 });
    expect(await useTimes(3, { isTrusted: true })).toEqual([null, null, null]);
    expect(await use({ network: '198.51.100.1' })).toMatchObject({ failure: 'unavailable' });
    expect((await service.show()).budgets[0]).toMatchObject({ scope: 'site hour', sent: 4 });
  });

  it('use up nothing of the site where none is delivered', async () => {
    const { use, useTimes } = setUp({ perHour: 1 });
    await useTimes(50, { isDelivered: false });
    expect(await use()).toBeNull();
  });

  it('stop for everybody as soon as staff say so, which the audit trail holds', async () => {
    const { use, service, audited } = setUp();
    await service.setHalted('amy', { isHalted: true, note: 'pumping' });
    expect(await use({ isTrusted: true })).toEqual({ failure: 'unavailable' });
    expect((await service.show()).halt).toEqual({
      by: 'amy',
      at: '2026-05-04T10:40:00.000Z',
      note: 'pumping',
    });
    await service.setHalted('ben', { isHalted: false, note: 'over' });
    expect(await use()).toBeNull();
    expect(audited).toMatchObject([
      { staff: 'amy', target: 'sms-budget', after: { isHalted: true, note: 'pumping' } },
      { staff: 'ben', after: { isHalted: false, note: 'over' } },
    ]);
  });
});

describe('Receipts by mail', () => {
  it('go to one mailbox three times a day, however its address is written', async () => {
    const { useReceipt, clock } = setUp();
    const written = ['victim@example.com', 'VICTIM@Example.com', 'victim+1@example.com'];
    for (const address of written) expect(await useReceipt(address)).toBe(true);
    for (const address of [...written, 'victim+another@example.com'])
      expect(await useReceipt(address)).toBe(false);
    expect(await useReceipt('neighbour@example.com')).toBe(true);
    clock.advance(24 * 60 * minute);
    expect(await useReceipt('victim@example.com')).toBe(true);
  });

  it.each([
    ['a@example.com', 'a@example.com'],
    [' A.B+c+d@Example.COM ', 'a.b@example.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('take %s for %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
