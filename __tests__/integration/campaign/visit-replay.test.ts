import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createStageRepository } from '@/backoffice/domains/campaign/funnel/stage.repository';
import { createVisitRepository } from '@/backoffice/domains/campaign/visit.repository';
import { createVisitService } from '@/backoffice/domains/campaign/visit.service';
import { BatchCounter } from '@/lib/visit/batch-counter';
import type { Visit } from '@/lib/visit/visit';
import { visitOf } from '@/server/http/visit-of';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { countedOn, createTruth } from '@test/support/campaign/visit-truth';
import { visitScript, type ScriptedCall } from '@test/support/campaign/visit-script';
import { usualEngines } from '@test/support/database/test-database';
import { seededRandom } from '@test/support/random/seeded-random';

/** Each makes two or three calls: 43,500 people make 100,000. */
const peopleCount = Number(process.env.REPLAY_PEOPLE ?? 800);
const day = 24 * 3_600_000;

describe.each(usualEngines)('A replay of visits on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  /** What counts visits in one process: it holds them in memory, and its database may take them without saying so. */
  function startInstance() {
    const { db } = api.testDatabase.database;
    const service = createVisitService({
      visits: createVisitRepository(db),
      stages: createStageRepository(db),
      unitOfWork: createUnitOfWork(db, (tx) => ({
        visit: createVisitRepository(tx),
        stage: createStageRepository(tx),
      })),
      now: () => new Date('2026-11-17T04:00:00Z'),
    });
    let isAnswerLost = false;
    const held: ScriptedCall[] = [];
    const counter = new BatchCounter<Visit>({
      async store(batch) {
        await service.count(batch);
        if (isAnswerLost) throw new Error('The answer is lost');
      },
      intervalMs: day,
      onError: () => undefined,
    });
    return {
      held,
      note(call: ScriptedCall): void {
        const { at, address, url, headers } = call;
        const visit = visitOf({ method: 'GET', url, headers }, { at, addressOf: () => address });
        if (visit) counter.count(visit);
        held.push(call);
      },
      async flush({ losesAnswer = false } = {}): Promise<void> {
        isAnswerLost = losesAnswer;
        await counter.flush();
        isAnswerLost = false;
        if (losesAnswer) await counter.flush();
      },
    };
  }

  it(
    'gives what the script knows, with two instances, lost answers and processes that are killed',
    async () => {
      const random = seededRandom(18);
      const truth = createTruth();
      const instances = [startInstance(), startInstance()] as [
        ReturnType<typeof startInstance>,
        ReturnType<typeof startInstance>,
      ];
      const store = async (number: 0 | 1, options = {}): Promise<void> => {
        await instances[number].flush(options);
        for (const call of instances[number].held.splice(0)) truth.add(call);
      };
      let lost = 0;
      for (const call of visitScript(peopleCount, random)) {
        const number = random() < 0.5 ? 0 : 1;
        instances[number].note(call);
        const event = random();
        if (call.isTwice) {
          instances[number].held.pop();
          await store(0);
          await store(1);
          for (const instance of instances) instance.note(call);
          await Promise.all(instances.map((instance) => instance.flush()));
          for (const instance of instances) instance.held.length = 0;
          truth.add(call);
        } else if (event < 0.02) await store(number);
        else if (event < 0.025) await store(number, { losesAnswer: true });
        else if (event < 0.028) {
          lost += instances[number].held.length;
          instances[number] = startInstance();
        }
      }
      await store(0);
      await store(1);
      expect(lost).toBeGreaterThan(0);
      const days = [...truth.sums.keys()].map((key) => key.slice(0, 10));
      expect([...new Set(days)].sort()).toEqual(['2026-11-16', '2026-11-17']);

      expect(await countedOn(api, ['2026-11-16', '2026-11-17'])).toEqual(
        Object.fromEntries([...truth.sums].sort()),
      );
    },
    Math.max(60_000, 30 * peopleCount),
  );
});
