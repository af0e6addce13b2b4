import type { TodayFiguresRepository } from '@/backoffice/domains/today/today-figures.repository';
import { createTodayFiguresService } from '@/backoffice/domains/today/today-figures.service';
import { permissionsOf } from '@/contracts/staff/permissions';
import { testClock } from '@test/support/backoffice/service-tools';

function figuresOf(changes: Partial<TodayFiguresRepository> = {}) {
  // A Sunday evening in Hong Kong, whose week began on the 16th.
  const clock = testClock('2026-11-22T12:00:00Z');
  const asked: string[] = [];
  const service = createTodayFiguresService({
    now: clock.now,
    figures: {
      listReceived: async (since) => {
        asked.push(since.toISOString());
        return [{ week: '2026-11-16', received: 5 }];
      },
      listDecided: async () => [{ week: '2026-11-09', decided: 4, inTime: 3 }],
      sumPortfolio: async () => ({
        loans: 2,
        cents: 1_000_050,
        atRisk: [{ days: 30, loans: 1, cents: 50 }],
      }),
      listPaidOut: async () => [],
      ...changes,
    },
  });
  return { service, clock, asked };
}

describe('The figures of Today', () => {
  it('have every week from Monday to Sunday in Hong Kong, also those with nothing', async () => {
    const { service, asked } = figuresOf();
    const shown = await service.show(permissionsOf(['auditor']));
    expect(shown.applications).toHaveLength(12);
    expect(shown.applications?.[0]).toEqual({ week: '2026-08-31', received: 0 });
    expect(shown.applications?.at(-1)).toEqual({ week: '2026-11-16', received: 5 });
    expect(shown.decisions?.at(-2)).toEqual({ week: '2026-11-09', decided: 4, inTime: 3 });
    expect(shown.portfolio).toEqual({
      loans: 2,
      balance: 10_000.5,
      atRisk: [{ days: 30, loans: 1, balance: 0.5 }],
    });
    expect(shown.payouts?.at(-1)).toEqual({ week: '2026-11-16', payments: 0, amount: 0 });
    expect(asked).toEqual(['2026-08-30T16:00:00.000Z']);
  });

  it('are of what somebody may read alone', async () => {
    const { service, asked } = figuresOf();
    expect(await service.show(['loan.read'])).toMatchObject({
      applications: null,
      decisions: null,
      portfolio: { loans: 2 },
      payouts: null,
    });
    expect(asked).toEqual([]);
  });

  it('are worked out once a minute for all, and again after a failure', async () => {
    let isAway = false;
    let times = 0;
    const { service, clock } = figuresOf({
      listPaidOut: async () => {
        times += 1;
        if (isAway) throw new Error('The database is away');
        return [];
      },
    });
    await Promise.all([service.show(['payout.read']), service.show(['payout.read'])]);
    expect(times).toBe(1);
    clock.advance(60_000);
    isAway = true;
    await expect(service.show(['payout.read'])).rejects.toThrow('away');
    isAway = false;
    await service.show(['payout.read']);
    expect(times).toBe(3);
  });
});
