import { followDatabaseClock } from '@/backoffice/database-clock';

const start = Date.parse('2026-11-16T04:00:00Z');

/** A machine and a database with clocks of their own, and an answer that takes a while. */
function clocks({ aheadMs, answerMs = 20 }: { aheadMs: number; answerMs?: number }) {
  const state = { databaseMs: start, aheadMs, answerMs, isAway: false };
  const warnings: object[] = [];
  const options = {
    ownMs: () => state.databaseMs + state.aheadMs,
    log: { warn: (details: object) => void warnings.push(details) },
    pool: {
      async query() {
        if (state.isAway) throw new Error('The database is away');
        state.databaseMs += state.answerMs / 2;
        const ms = String(state.databaseMs);
        state.databaseMs += state.answerMs / 2;
        return { rows: [{ ms }] };
      },
    },
  };
  return { state, warnings, options };
}

describe('The clock of the database', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  async function follow(world: ReturnType<typeof clocks>) {
    // What `pool.query` of node-postgres gives besides rows is not read.
    const clock = await followDatabaseClock(
      world.options as unknown as Parameters<typeof followDatabaseClock>[0],
    );
    return {
      ...clock,
      /** How far the time it tells is from that of the database. */
      wrongByMs: () => clock.now().getTime() - world.state.databaseMs,
    };
  }

  it.each([120_000, -120_000, 3_600_000])(
    'is told by a machine that is %i ms ahead of it',
    async (aheadMs) => {
      const world = clocks({ aheadMs });
      const clock = await follow(world);
      expect(clock.wrongByMs()).toBe(0);
      expect(world.warnings).toEqual([{ aheadSeconds: aheadMs / 1_000 }]);
      await clock.stop();
    },
  );

  it.each([0, 999, -999])(
    'leaves a machine alone that is %i ms ahead of it, so that its time does not jump',
    async (aheadMs) => {
      const world = clocks({ aheadMs });
      const clock = await follow(world);
      expect(clock.wrongByMs()).toBe(aheadMs);
      expect(world.warnings).toEqual([]);
      await clock.stop();
    },
  );

  it('is asked again, so that a machine whose clock is set meanwhile tells the time all the same', async () => {
    const world = clocks({ aheadMs: 0 });
    const clock = await follow(world);
    world.state.aheadMs = 300_000;
    expect(clock.wrongByMs()).toBe(300_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(clock.wrongByMs()).toBe(0);
    world.state.aheadMs = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(clock.wrongByMs()).toBe(0);
    expect(world.warnings).toEqual([{ aheadSeconds: 300 }]);
    await clock.stop();
  });

  it('is believed where a slow start makes it answer late, if the clocks differ by more than that', async () => {
    const wrong = clocks({ aheadMs: 120_000, answerMs: 8_000 });
    const clock = await follow(wrong);
    expect(clock.wrongByMs()).toBe(0);
    await clock.stop();
    const uncertain = clocks({ aheadMs: 3_000, answerMs: 8_000 });
    const other = await follow(uncertain);
    expect(other.wrongByMs()).toBe(3_000);
    await other.stop();
  });

  it('holds while the database is away, or too slow to tell the time by it', async () => {
    const world = clocks({ aheadMs: 120_000 });
    const clock = await follow(world);
    world.state.isAway = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(clock.wrongByMs()).toBe(0);
    world.state.isAway = false;
    world.state.answerMs = 8_000;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(clock.wrongByMs()).toBe(0);
    await clock.stop();
  });
});
