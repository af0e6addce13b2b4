import { createInterface } from 'node:readline';
import { openDatabase } from '@/backoffice/db/client';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createStageRepository } from '@/backoffice/domains/campaign/funnel/stage.repository';
import { createVisitRepository } from '@/backoffice/domains/campaign/visit.repository';
import { createVisitService } from '@/backoffice/domains/campaign/visit.service';
import { dayMs } from '@/lib/hong-kong-day';
import { BatchCounter } from '@/lib/visit/batch-counter';
import type { Visit } from '@/lib/visit/visit';
import { visitOf } from '@/server/http/visit-of';
import { testEnv } from '../database/test-database';
import type { ScriptedCall } from './visit-script';

/**
 * What counts visits in an instance, as a process that tests can kill: calls and the word `store` come as lines of JSON, and each
 * `store` is answered by a line once everything before it is stored.
 */
const { DATABASE_URL = '' } = process.env;
const { db } = await openDatabase({
  env: testEnv({ DATABASE_URL }),
  onConnectionError: () => undefined,
});
const service = createVisitService({
  visits: createVisitRepository(db),
  stages: createStageRepository(db),
  unitOfWork: createUnitOfWork(db, (tx) => ({
    visit: createVisitRepository(tx),
    stage: createStageRepository(tx),
  })),
  now: () => new Date('2026-11-17T04:00:00Z'),
});
const counter = new BatchCounter<Visit>({
  store: (batch) => service.count(batch),
  intervalMs: dayMs,
  onError: (error) => {
    throw error;
  },
});
createInterface(process.stdin).on('line', (line) => {
  const given = JSON.parse(line) as 'store' | (Omit<ScriptedCall, 'at'> & { at: string });
  if (given === 'store') {
    void counter.flush().then(() => process.stdout.write('stored\n'));
    return;
  }
  const { at, address, url, headers } = given;
  const visit = visitOf(
    { method: 'GET', url, headers },
    { at: new Date(at), addressOf: () => address },
  );
  if (visit) counter.count(visit);
});
process.stdout.write('ready\n');
