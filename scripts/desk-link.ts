import { randomUUID } from 'node:crypto';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { openDatabase } from '@/backoffice/db/client';
import { createStaffModule } from '@/backoffice/domains/staff/staff.module';
import { loadEnv } from '@/config/env.server';
import { runProgram } from './lib/run-program';

const nothing = (): void => undefined;
const quiet = { info: nothing, warn: nothing, error: nothing, debug: nothing };

// npm run desk:link: a link that sets the emergency account of the desk up anew; what opened it before ends (docs/operations.md, The desk).
async function main(): Promise<void> {
  const env = loadEnv();
  const database = await openDatabase({
    env,
    onConnectionError: (error) => console.error(error.message),
  });
  try {
    const { staff } = await createStaffModule({
      env,
      cipher: createDataCipher(env.DATA_ENCRYPTION_KEY),
      log: quiet,
      db: database.db,
      now: () => new Date(),
      newId: randomUUID,
    });
    console.log(await staff.breakGlass('en', { onlyFirst: false }));
  } finally {
    await database.close();
  }
}

runProgram(main);
