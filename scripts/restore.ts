import { parseArgs } from 'node:util';
import { BackupError } from '@/backoffice/domains/backup/backup-error';
import { runRestore } from '@/backoffice/domains/backup/backup-programs';
import { loadEnv } from '@/config/env.server';
import { runProgram, saySince } from './lib/run-program';

// npm run restore -- FOLDER: checks a backup and fills an empty database and the store of files from it; --check only checks (docs/disaster.md).
const say = saySince(performance.now());

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new BackupError('Say which: npm run restore -- FOLDER');
  await runRestore(
    { env: loadEnv(), environment: process.env, say },
    { folder, isCheckOnly: values.check },
  );
}

runProgram(main);
