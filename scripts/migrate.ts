import { openDatabase } from '@/backoffice/db/client';
import { newestMigration } from '@/backoffice/db/assets';
import { loadEnv } from '@/config/env.server';
import { runProgram } from './lib/run-program';

// npm run migrate: brings the tables up to date and ends; each start of the site does the same (docs/operations.md, Another release).
async function main(): Promise<void> {
  const database = await openDatabase({
    env: loadEnv(),
    onConnectionError: (error) => console.error(error.message),
  });
  await database.close();
  console.log(`The tables are up to date: ${newestMigration()}`);
}

runProgram(main);
