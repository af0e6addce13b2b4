import { parseArgs } from 'node:util';
import { openDatabase } from '@/backoffice/db/client';
import { DatabaseOpenError } from '@/backoffice/db/database-open-error';
import { runExclusively } from '@/backoffice/db/exclusive-run';
import type { RotationResult } from '@/backoffice/domains/key-rotation/key-rotation.service';
import { openKeyRotation } from '@/backoffice/domains/key-rotation/open-key-rotation';
import { loadEnv } from '@/config/env.server';
import { runProgram, saySince } from './lib/run-program';

// npm run keys:rotate: brings columns, phone hashes and files under the first keys of DATA_ENCRYPTION_KEY and SESSION_SECRET (docs/operations.md, Changing keys).
const rotationLock = 7_316_001;
const say = saySince(performance.now());

function report({ changed, failed }: RotationResult): void {
  for (const [place, count] of Object.entries(changed)) say(`${place}: ${count} changed`);
  for (const { place, key, reason } of failed.slice(0, 50))
    say(`NOT changed: ${place} ${key}: ${reason}`);
  say(
    failed.length === 0
      ? 'Nothing is left under a retired key.'
      : `${failed.length} could not be changed: keep every retired key.`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { batch: { type: 'string', default: '200' } } });
  const env = loadEnv();
  const database = await openDatabase({ env, onConnectionError: (error) => say(error.message) });
  try {
    const rotation = openKeyRotation({
      env,
      db: database.db,
      batchSize: Math.max(1, Number.parseInt(values.batch, 10) || 200),
      onProgress: ({ place, changed }) => say(`${place}: ${changed} so far`),
    });
    const result = await runExclusively(database, {
      lock: rotationLock,
      work: () => rotation.run(),
    });
    if (result === null) throw new DatabaseOpenError('Keys are being changed by another process.');
    report(result);
    if (result.failed.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

runProgram(main);
