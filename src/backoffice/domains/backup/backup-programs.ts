import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFileStorage } from '@/backoffice/adapters/storage/create-file-storage';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { newestMigration } from '@/backoffice/db/assets';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { lockFolder } from '@/backoffice/db/folder-lock';
import { openPgliteFolder } from '@/backoffice/db/pglite-host';
import type { ServerEnv } from '@/config/env.server';
import { BackupError } from './backup-error';
import type { Manifest } from './backup-manifest';
import { thingsIn } from './database-snapshot';
import { createPostgresTools } from './postgres-tools';
import { checkBackup, type CheckedBackup } from './restore-backup';
import { takeBackup } from './take-backup';

export interface BackupProgram {
  env: ServerEnv;
  /** Of this process, for the programs that it starts. */
  environment: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

const toolsOf = ({ env, environment }: BackupProgram) =>
  env.DATABASE_URL ? createPostgresTools(env.DATABASE_URL, environment) : null;

const open = ({ env, say }: BackupProgram): Promise<DatabaseHandle> =>
  openDatabase({ env, keepsTables: true, onConnectionError: (error) => say(error.message) });

const embeddedFolder = (env: ServerEnv): string => join(env.DATA_DIR, 'pglite');

/** Backs up the database and the files of the settings into a new folder in `folder`, named by the moment; answers its path. */
export async function runBackup(
  program: BackupProgram,
  { folder, now }: { folder: string; now: Date },
): Promise<{ path: string; manifest: Manifest }> {
  const { env } = program;
  if (env.STORAGE_MODE === 'embedded' && !existsSync(embeddedFolder(env)))
    throw new BackupError(`There is no database in ${env.DATA_DIR}.`);
  const path = join(folder, now.toISOString().slice(0, 19).replaceAll(':', '-'));
  if (existsSync(path)) throw new BackupError(`${path} exists.`);
  const database = await open(program);
  try {
    const options = {
      database,
      tools: toolsOf(program),
      storage: createFileStorage(env),
      cipher: createDataCipher(env.DATA_ENCRYPTION_KEY),
      now,
    };
    return { path, manifest: await takeBackup(options, path) };
  } finally {
    await database.close();
  }
}

/** Checks a backup to its last byte and, unless `isCheckOnly`, fills the empty database and the store of the settings from it. */
export async function runRestore(
  program: BackupProgram,
  { folder, isCheckOnly }: { folder: string; isCheckOnly: boolean },
): Promise<void> {
  const { env, say } = program;
  const backup = await checkBackup(folder, createDataCipher(env.DATA_ENCRYPTION_KEY));
  const { takenAt, files, bytes, migration } = backup.manifest;
  say(`The backup of ${takenAt} is whole: database and ${files} files, ${bytes} bytes.`);
  if (isCheckOnly) return;
  ensureFits(backup.manifest, env);
  if (migration > newestMigration())
    throw new BackupError(`A newer release took this backup (${migration}): restore it with that.`);
  if (env.DATABASE_URL) await fillPostgres(program, backup);
  else await fillEmbedded(program, backup);
  say('The database is restored.');
  await sayWhatIsGone(program, backup);
}

function ensureFits({ engine }: Manifest, env: ServerEnv): void {
  const expected = env.DATABASE_URL ? 'postgres' : 'pglite';
  if (engine === expected) return;
  throw new BackupError(
    engine === 'postgres'
      ? 'This is a backup of a PostgreSQL database: set DATABASE_URL.'
      : 'This is a backup of the embedded database: leave DATABASE_URL unset.',
  );
}

async function copyFiles({ env, say }: BackupProgram, backup: CheckedBackup): Promise<void> {
  const written = await backup.copyFiles(createFileStorage(env));
  say(`${written} files written, ${backup.fileKeys.length - written} were there already.`);
}

/** The files come first, so that a run that breaks off leaves the database empty, and can be repeated. */
async function fillPostgres(program: BackupProgram, backup: CheckedBackup): Promise<void> {
  const database = await open(program);
  try {
    const things = await thingsIn(database);
    if (things.length > 0)
      throw new BackupError(
        `The database is not empty (${things.join(', ')} …): nothing is restored over it. Create an empty one and name it in DATABASE_URL.`,
      );
    await copyFiles(program, backup);
    await toolsOf(program)?.restore(backup.openDump());
    await database.pool.query('analyze');
  } finally {
    await database.close();
  }
}

async function fillEmbedded(program: BackupProgram, backup: CheckedBackup): Promise<void> {
  const { DATA_DIR } = program.env;
  const lock = lockFolder(DATA_DIR);
  const archive = join(DATA_DIR, 'restore.tar.gz');
  try {
    if (existsSync(embeddedFolder(program.env)))
      throw new BackupError(
        `There is a database in ${DATA_DIR}: nothing is restored over it. Move its folder pglite away, or set another DATA_DIR.`,
      );
    await copyFiles(program, backup);
    await pipeline(backup.openDump(), createWriteStream(archive, { mode: 0o600 }));
    const host = await openPgliteFolder(embeddedFolder(program.env), archive);
    await host.close();
  } finally {
    await rm(archive, { force: true });
    lock.release();
  }
}

/** Reports the documents without a file: a file is missing from a backup only where its document was deleted while the backup was taken. */
async function sayWhatIsGone(program: BackupProgram, backup: CheckedBackup): Promise<void> {
  const database = await open(program);
  try {
    const { rows } = await database.pool.query<{ id: string; key: string }>(
      'select id, file_key as key from document where file_key is not null',
    );
    const known = new Set(backup.fileKeys);
    for (const { id } of rows.filter(({ key }) => !known.has(key)))
      program.say(`The document ${id} was deleted while the backup was taken; it has no file.`);
  } finally {
    await database.close();
  }
}
