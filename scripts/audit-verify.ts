import { openDatabase } from '@/backoffice/db/client';
import { createAuditModule } from '@/backoffice/domains/audit/audit.module';
import { loadEnv } from '@/config/env.server';
import { runProgram } from './lib/run-program';

// npm run audit:verify: recomputes the chain of hashes over the audit trail (docs/operations.md, Audit trail).
async function main(): Promise<void> {
  const env = loadEnv();
  const database = await openDatabase({
    env,
    onConnectionError: (error) => console.error(error.message),
  });
  try {
    const { verify } = createAuditModule({
      db: database.db,
      log: { info: () => undefined },
      now: () => new Date(),
    });
    const { batches, rows, brokenAt, lastHash } = await verify();
    console.log(`${rows} rows in ${batches} batches hold; the last hash is ${lastHash || 'none'}.`);
    if (brokenAt !== null) {
      console.error(`Batch ${brokenAt} does not hold: a row of it was changed, removed or added.`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

runProgram(main);
