import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { countedOn, createTruth } from '@test/support/campaign/visit-truth';
import { visitScript, type ScriptedCall } from '@test/support/campaign/visit-script';
import { seededRandom } from '@test/support/random/seeded-random';

/** Each makes two or three calls: 43,500 people make 100,000. */
const peopleCount = Number(process.env.REPLAY_PEOPLE ?? 400);
const kills = Number(process.env.REPLAY_KILLS ?? 10);
/** Storing a batch takes some milliseconds: kills are spread over it, and a little beyond. */
const longestMs = 12;

describe('A replay of visits through two processes on one PostgreSQL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi('postgres');
  });
  afterAll(() => api.close());

  let started = 0;
  /** An instance that counts visits; it holds them in memory until it is told to store them. */
  async function startInstance() {
    const name = `visits-${(started += 1)}`;
    const child = spawn(
      process.execPath,
      [join(process.env.TEST_PROGRAMS ?? '', 'visit-process.mjs')],
      {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATABASE_URL: api.testDatabase.env.DATABASE_URL,
          PGAPPNAME: name,
        },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    child.stdin.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    await answers.next();
    const write = (line: unknown): void => void child.stdin.write(`${JSON.stringify(line)}\n`);
    return {
      held: [] as ScriptedCall[],
      note: write,
      /** Whether it was still there to say that all was stored. */
      async store(): Promise<boolean> {
        write('store');
        return (await answers.next()).value === 'stored';
      },
      /** SIGKILL; resolves when the database has ended what it was doing for it. */
      async kill(): Promise<void> {
        child.kill('SIGKILL');
        await ended;
        const { pool } = api.testDatabase.database;
        for (let isBusy = true; isBusy;) {
          const { rows } = await pool.query(
            `select 1 from pg_stat_activity where application_name = $1 and state <> 'idle'`,
            [name],
          );
          isBusy = rows.length > 0;
        }
      },
    };
  }
  const countedVisits = async (): Promise<number> => {
    const { rows } = await api.testDatabase.database.pool.query(
      'select coalesce(sum(visits), 0)::int as visits from visit_count',
    );
    return Number(rows[0]?.visits);
  };

  it(
    `gives what the script knows but for what the killed ones held, over ${kills} kills`,
    async () => {
      const random = seededRandom(19);
      const truth = createTruth();
      const instances = [await startInstance(), await startInstance()] as [
        Awaited<ReturnType<typeof startInstance>>,
        Awaited<ReturnType<typeof startInstance>>,
      ];
      const mustStore = async (instance: (typeof instances)[number]): Promise<void> => {
        if (!(await instance.store())) throw new Error('A process ended that nobody killed');
      };
      const known = (calls: readonly ScriptedCall[]): void => calls.forEach(truth.add);
      const store = async (number: 0 | 1): Promise<void> => {
        await mustStore(instances[number]);
        known(instances[number].held.splice(0));
      };
      const calls = visitScript(peopleCount, random);
      let lost = 0;
      const killEvery = Math.ceil(calls.length / kills);
      for (const [index, call] of calls.entries()) {
        const number = random() < 0.5 ? 0 : 1;
        const instance = instances[number];
        if (call.isTwice) {
          await store(0);
          await store(1);
          for (const one of instances) one.note(call);
          await Promise.all(instances.map(mustStore));
          truth.add(call);
        } else {
          instance.note(call);
          instance.held.push(call);
        }
        if (index % killEvery === killEvery - 1) {
          const before = await countedVisits();
          // Every other one is killed while it stores.
          const isStoring = index % (2 * killEvery) === killEvery - 1;
          const storing = isStoring ? instance.store() : null;
          if (isStoring) await wait(random() * longestMs);
          await instance.kill();
          await storing;
          // A batch is counted whole or not at all.
          const isCounted = (await countedVisits()) !== before;
          if (isCounted) known(instance.held);
          lost += isCounted ? 0 : instance.held.length;
          instances[number] = await startInstance();
        } else if (random() < 0.02) await store(number);
      }
      await store(0);
      await store(1);
      for (const instance of instances) await instance.kill();
      expect(lost).toBeGreaterThan(0);

      expect(await countedOn(api, ['2026-11-16', '2026-11-17'])).toEqual(
        Object.fromEntries([...truth.sums].sort()),
      );
    },
    Math.max(120_000, 40 * peopleCount + 10_000 * kills),
  );
});
