import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@/contracts/endpoints';
import { jobNames } from '@/backoffice/jobs/job.model';
import { createJobRepository } from '@/backoffice/jobs/job.repository';
import { startJobScheduler, type Job, type JobScheduler } from '@/backoffice/jobs/job.scheduler';
import { startTestApi } from '@test/support/api/test-api';
import { engines, openTestDatabase, type TestDatabase } from '@test/support/database/test-database';
import { manualWork } from '@test/support/timing/manual-work';

interface LogLine {
  details: object;
  message: string;
}

const periodMs = 10 * 60_000;
const start = Date.parse('2026-11-16T04:00:00Z');

describe.each(engines)('Scheduled jobs on %s', (engine) => {
  let test: TestDatabase;
  let instant = start;
  let log: LogLine[] = [];
  let schedulers: JobScheduler[] = [];
  let runId = 0;
  beforeAll(async () => {
    test = await openTestDatabase(engine);
  });
  afterAll(async () => {
    await test.database.close();
    await test.drop();
  });
  beforeEach(async () => {
    await test.database.pool.query('truncate job');
    instant = start;
    log = [];
    schedulers = [];
  });
  afterEach(async () => {
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  });

  /** One instance of the back office. Its timer is out of the way: tests tell it when to look for due jobs. */
  function instance(jobs: Record<string, Job['work']>): JobScheduler {
    const write = (details: object, message: string) => void log.push({ details, message });
    const scheduler = startJobScheduler({
      jobs: Object.entries(jobs).map(([name, work]) => ({ name, periodMs, work })),
      repository: createJobRepository(test.database.db),
      log: { error: write, warn: write, info: write, debug: () => undefined },
      now: () => new Date(instant),
      newId: () => `run-${(runId += 1)}`,
      intervalMs: 2 ** 31 - 1,
    });
    schedulers.push(scheduler);
    return scheduler;
  }
  const states = () => createJobRepository(test.database.db).list();

  it('run once a period over all instances', async () => {
    const runs = { charge: 0, sweep: 0 };
    const jobs = {
      charge: async () => void (runs.charge += 1),
      sweep: async () => void (runs.sweep += 1),
    };
    const instances = [instance(jobs), instance(jobs), instance(jobs)];
    const runAll = () => Promise.all(instances.map((each) => each.runDue()));
    await runAll();
    expect(runs).toEqual({ charge: 1, sweep: 1 });
    await runAll();
    instant += periodMs - 1;
    await runAll();
    expect(runs).toEqual({ charge: 1, sweep: 1 });
    instant += 1;
    await runAll();
    expect(runs).toEqual({ charge: 2, sweep: 2 });
  });

  it('are left to the instances that remain when one is stopped', async () => {
    let runs = 0;
    const [first, second] = [1, 2].map(() => instance({ charge: async () => void (runs += 1) }));
    await first?.runDue();
    await first?.stop();
    instant += periodMs;
    await first?.runDue();
    expect(runs).toBe(1);
    await second?.runDue();
    expect(runs).toBe(2);
  });

  it('are told when their instance stops, so that a long one leaves its rest to another', async () => {
    const sending = manualWork();
    const sent: number[] = [];
    const long: Job['work'] = async (hasTurn) => {
      for (let row = sent.length; row < 1_000_000 && (await hasTurn()); row += 1) {
        await sending.work();
        sent.push(row);
      }
    };
    const first = instance({ long });
    const running = first.runDue();
    await sending.firstRun;
    const stopping = first.stop();
    sending.end();
    await Promise.all([stopping, running]);
    expect(sent).toEqual([0]);
    expect(await states()).toMatchObject([{ leaseExpiresAt: null, lastFailedAt: null }]);
  });

  it('rest between two pieces for seven times as long as the last one took', async () => {
    const rests: number[] = [];
    const long: Job['work'] = async (hasTurn) => {
      await hasTurn();
      await pause(30);
      const from = performance.now();
      await hasTurn();
      rests.push(performance.now() - from);
    };
    await instance({ long }).runDue();
    // Timers may come a millisecond early.
    expect(rests[0]).toBeGreaterThan(200);
  });

  it('are logged by name when they fail, with a reason that names nobody, and stop nothing else', async () => {
    let runs = 0;
    const { runDue } = instance({
      broken: async () => {
        instant += 250;
        await test.database.pool.query(`select 'Amy Chan'::int`);
      },
      careless: () => {
        throw new Error('at once');
      },
      good: async () => void (runs += 1),
    });
    await runDue();
    expect(runs).toBe(1);
    expect(log.map(({ details, message }) => [Reflect.get(details, 'job'), message])).toEqual(
      expect.arrayContaining([
        ['broken', 'A job failed'],
        ['careless', 'A job failed'],
      ]),
    );
    expect(log).toHaveLength(2);
    const stored = Object.fromEntries((await states()).map((state) => [state.name, state]));
    expect(stored.broken).toMatchObject({
      leaseExpiresAt: null,
      lastDurationMs: 250,
      lastSucceededAt: null,
      lastFailedAt: new Date(start + 250),
      lastFailure: 'The database did not take a value',
    });
    expect(stored.careless).toMatchObject({ lastFailure: 'at once' });
    expect(stored.good).toMatchObject({ lastFailedAt: null, lastFailure: null });
    expect(stored.good?.lastSucceededAt).not.toBeNull();
  });

  it('try again a period after a failure, and remember it after the next success', async () => {
    let isBroken = true;
    const { runDue } = instance({
      charge: async () => {
        if (isBroken) throw new Error('The ledger is away');
      },
    });
    await runDue();
    isBroken = false;
    instant += periodMs - 1;
    await runDue();
    expect(await states()).toMatchObject([{ lastSucceededAt: null }]);
    instant += 1;
    await runDue();
    expect(await states()).toMatchObject([
      {
        lastStartedAt: new Date(start + periodMs),
        lastSucceededAt: new Date(start + periodMs),
        lastFailedAt: new Date(start),
        lastFailure: 'The ledger is away',
      },
    ]);
  });

  it('do not wait for a slow one', async () => {
    const slow = manualWork();
    let runs = 0;
    const scheduler = instance({ slow: slow.work, quick: async () => void (runs += 1) });
    /** The row of a run is written after its work: until then the job is not due again. */
    const hasEnded = async () =>
      (await states()).some(
        ({ name, lastSucceededAt }) => name === 'quick' && lastSucceededAt?.getTime() === instant,
      );
    const first = scheduler.runDue();
    while (!(await hasEnded()));
    instant += periodMs;
    const second = scheduler.runDue();
    while (!(await hasEnded()));
    expect({ quick: runs, slow: slow.runs() }).toEqual({ quick: 2, slow: 1 });
    slow.end();
    await Promise.all([first, second]);
  });

  it('go to another instance a minute after theirs was killed, and what that one still writes counts for nothing', async () => {
    const lost = manualWork();
    void instance({ charge: lost.work }).runDue();
    await lost.firstRun;
    let runs = 0;
    const second = instance({ charge: async () => void (runs += 1) });
    instant += 59_999;
    await second.runDue();
    expect(runs).toBe(0);
    instant += 1;
    await second.runDue();
    expect(runs).toBe(1);
    const [after] = await states();
    expect(after).toMatchObject({ lastSucceededAt: new Date(instant), lastDurationMs: 0 });
    instant += 5_000;
    lost.end();
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
    expect(await states()).toEqual([after]);
  });

  it('stay with their instance while it shows that it lives, however long they take', async () => {
    const long = manualWork();
    const first = instance({ charge: long.work });
    const second = instance({ charge: async () => Promise.reject(new Error('ran twice')) });
    const firstRun = first.runDue();
    await long.firstRun;
    const renewals: Promise<void>[] = [];
    for (let elapsed = 0; elapsed < 2 * periodMs; elapsed += 30_000) {
      instant += 30_000;
      renewals.push(first.runDue());
      const isRenewed = async () => Number((await states())[0]?.leaseExpiresAt) > instant + 30_000;
      while (!(await isRenewed()));
      await second.runDue();
    }
    long.end();
    await Promise.all([firstRun, ...renewals]);
    expect(log).toEqual([]);
    expect(await states()).toMatchObject([
      { lastDurationMs: 2 * periodMs, lastSucceededAt: new Date(start + 2 * periodMs) },
    ]);
  });
});

describe('The scheduled jobs of the back office', () => {
  it('are listed for staff with how their last runs went', async () => {
    const api = await startTestApi('postgres');
    const list = async () =>
      endpoints.deskJobs.response.parse((await api.desk('GET', '/jobs')).body).data;
    expect((await list()).map(({ name }) => name)).toEqual(jobNames);
    expect(await list()).toContainEqual({
      name: 'loan.charge-due',
      periodSeconds: 60,
      isRunning: false,
      lastStartedAt: null,
      lastDurationMs: null,
      lastSucceededAt: null,
      lastFailedAt: null,
      lastFailure: null,
      nextRunAt: null,
    });
    await api.testDatabase.database.pool.query('alter table campaign_count rename to away');
    await api.container.jobs.runDue();
    const now = '2026-11-16T04:00:00.000Z';
    const succeeded = { lastStartedAt: now, lastSucceededAt: now, lastFailedAt: null };
    expect(await list()).toEqual(
      jobNames.map((name) =>
        expect.objectContaining(
          name === 'campaign.remove-expired'
            ? {
                name,
                lastSucceededAt: null,
                lastFailedAt: now,
                lastFailure: 'relation "campaign_count" does not exist',
              }
            : { name, ...succeeded, lastDurationMs: 0 },
        ),
      ),
    );
    expect(api.log).toEqual([
      {
        level: 'error',
        details: { err: expect.any(Error), job: 'campaign.remove-expired' },
        message: 'A job failed',
      },
    ]);
    expect(await api.call('/desk/jobs')).toMatchObject({ status: 401 });
    await api.close();
  });
});
