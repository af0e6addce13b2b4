import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatasetService } from '@/backoffice/domains/evaluation/dataset/open-dataset-service';
import { ImportFileError } from '@/backoffice/domains/evaluation/import/import-file-error';
import {
  createDatabaseTarget,
  createDeskTarget,
  type ImportTarget,
} from '@/backoffice/domains/evaluation/import/import-target';
import { runImport, type ImportFiles } from '@/backoffice/domains/evaluation/import/run-import';
import { hongKongEpochDay } from '@/lib/hong-kong-day';
import { openDatabase } from '@/backoffice/db/client';
import { DatabaseOpenError } from '@/backoffice/db/database-open-error';
import { loadEnv, SettingsError, type ServerEnv } from '@/config/env.server';

const usage = `Usage: valuation-import [--addresses FILE...] [--transactions FILE...] [--index FILE...] [--levels FILE...] [--rejected FILE] [--server ORIGIN]

Reads the published shapes, gzip or plain: addresses of the Address Lookup Service (JSON), sales (CSV), the official price index (CSV);
as levels, monthly medians by estate, or sales under Chinese names (CSV): our own levels are fitted anew to them, and their errors shown.
An import replaces the one before it, so name all files at once; the index alone is taken where no sales are in use. The same files again change nothing; an interrupted import resumes.
Stores in DATABASE_URL, or in DATA_DIR; while a server holds that folder, through the server (--server ORIGIN, or its PORT on this machine).`;

class UsageError extends Error {}

const listOptions = ['addresses', 'transactions', 'index', 'levels'] as const;

/** Files after `--addresses a b c` belong to the flag before them. */
function spreadLists(args: readonly string[]): string[] {
  let flag: string | undefined;
  return args.flatMap((argument) => {
    if (argument.startsWith('--')) {
      flag = listOptions.map((name) => `--${name}`).find((name) => name === argument);
      return flag === undefined ? [argument] : [];
    }
    return flag === undefined ? [argument] : [`${flag}=${argument}`];
  });
}

function readOptions(): ImportFiles & { rejected: string | undefined; server: string | undefined } {
  const { values } = parseArgs({
    args: spreadLists(process.argv.slice(2)),
    options: {
      addresses: { type: 'string', multiple: true, default: [] },
      transactions: { type: 'string', multiple: true, default: [] },
      index: { type: 'string', multiple: true, default: [] },
      levels: { type: 'string', multiple: true, default: [] },
      rejected: { type: 'string' },
      server: { type: 'string' },
    },
  });
  const { addresses, transactions, index, levels, rejected, server } = values;
  if (addresses.length + transactions.length + index.length === 0)
    throw new UsageError('--addresses, --transactions or --index is missing');
  return { addresses, transactions, index, levels, rejected, server };
}

/** Opens the database directly, or goes through the server where it holds the lock. */
async function runWithTarget<T>(
  env: ServerEnv,
  { server, work }: { server: string | undefined; work: (target: ImportTarget) => Promise<T> },
): Promise<T> {
  const importThroughServer = () => {
    const origin = server ?? `http://127.0.0.1:${env.PORT}`;
    console.log(`through the server at ${origin}`);
    return work(createDeskTarget({ origin, token: env.DESK_TOKEN[0]?.token ?? '', fetch }));
  };
  if (server !== undefined || env.STORAGE_MODE === 'remote') return importThroughServer();
  let database;
  try {
    database = await openDatabase({
      env,
      onConnectionError: (error) => console.error(error.message),
    });
  } catch (error) {
    if (
      error instanceof DatabaseOpenError &&
      env.STORAGE_MODE === 'embedded' &&
      error.message.includes('is in use')
    )
      return importThroughServer();
    throw error;
  }
  try {
    const service = openDatasetService({
      db: database.db,
      now: () => new Date(),
      onContentChanged: async () => undefined,
    });
    return await work(createDatabaseTarget(service));
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const { rejected, server, ...files } = readOptions();
  const env = loadEnv();
  const startedAt = performance.now();
  const logProgress = (line: string) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const result = await runWithTarget(env, {
    server,
    work: (target) =>
      runImport({ files, target, today: hongKongEpochDay(new Date()), logProgress }),
  });
  if (result.outcome === 'unchanged')
    return logProgress('this very data is in use already; nothing was changed');
  const path = rejected ?? join(env.DATA_DIR, 'valuation-rejected.csv');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, result.rejections.toCsv());
  for (const [reason, count] of Object.entries(result.rejections.counts()))
    logProgress(`left out, ${reason}: ${count}`);
  logProgress(
    `${result.places} places and ${result.sales} sales are in use; ${result.rejections.rows.length} rows were left out, see ${path}`,
  );
}

main().catch((error: unknown) => {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS'));
  const isExpected =
    error instanceof ImportFileError ||
    error instanceof DatabaseOpenError ||
    error instanceof SettingsError ||
    isUsage;
  console.error(isExpected ? error.message : error);
  if (error instanceof ImportFileError) console.error('Nothing was imported.');
  if (isUsage) console.error(`\n${usage}`);
  process.exitCode = 1;
});
