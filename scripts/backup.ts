import { parseArgs } from 'node:util';
import { BackupError } from '@/backoffice/domains/backup/backup-error';
import { runBackup } from '@/backoffice/domains/backup/backup-programs';
import { loadEnv } from '@/config/env.server';
import { runProgram } from './lib/run-program';

// npm run backup -- FOLDER: database and files as of one moment, encrypted, into a new folder in FOLDER (docs/disaster.md).
const startedAt = performance.now();

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new BackupError('Say where to: npm run backup -- FOLDER');
  const { path, manifest } = await runBackup(
    { env: loadEnv(), environment: process.env, say: (line) => console.log(line) },
    { folder, now: new Date() },
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${path}: database and ${manifest.files} files, ${manifest.bytes} bytes, in ${seconds} s.`,
  );
}

runProgram(main);
