import { spawn } from 'node:child_process';
import { finished, pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { errorCode } from '@/backoffice/db/error-code';
import { BackupError } from './backup-error';

export interface PostgresTools {
  /** The whole database in the custom format of `pg_dump`, as of an exported snapshot; fails at its end where the program failed. */
  dump: (snapshot: string) => Readable;
  /** Fills an empty database from such a dump: in one transaction, so wholly or not at all. */
  restore: (dump: Readable) => Promise<void>;
}

/** Address and environment for PostgreSQL's programs: a password among their arguments could be read by every user of the machine. */
function connectionOf(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // Known to node-postgres alone.
  url.searchParams.delete('uselibpqcompat');
  return { address: url.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

const missing = (program: string): BackupError =>
  new BackupError(
    `There is no ${program}: install PostgreSQL’s client programs (Debian: postgresql-client), of the server’s version or newer.`,
  );

const endOfReader = new Set<unknown>(['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** `pg_dump` and `pg_restore` of this machine on one database; `environment` is that of the process. Both throw `BackupError`. */
export function createPostgresTools(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
): PostgresTools {
  const { address, env } = connectionOf(databaseUrl);

  function start(program: 'pg_dump' | 'pg_restore', args: readonly string[]) {
    const child = spawn(program, [...args, '--no-owner', '--no-privileges', '--dbname', address], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...environment, ...env },
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    const ended = new Promise<void>((resolve, reject) => {
      child.once('error', (error) =>
        reject(errorCode(error) === 'ENOENT' ? missing(program) : error),
      );
      child.once('close', (code) =>
        code === 0
          ? resolve()
          : reject(new BackupError(`${program} ended with code ${code}: ${lastLine(complaint)}`)),
      );
    });
    ended.catch(() => undefined);
    return { child, ended };
  }

  return {
    dump(snapshot) {
      const { child, ended } = start('pg_dump', ['--format=custom', `--snapshot=${snapshot}`]);
      child.stdin.on('error', () => undefined).end();
      const bytes = new PassThrough();
      child.stdout.pipe(bytes, { end: false });
      bytes.once('close', () => void child.kill());
      Promise.all([ended, finished(child.stdout)]).then(
        () => bytes.end(),
        (error: Error) => bytes.destroy(error),
      );
      return bytes;
    },

    async restore(dump) {
      const { child, ended } = start('pg_restore', ['--single-transaction', '--exit-on-error']);
      child.stdout.resume();
      try {
        await pipeline(dump, child.stdin);
      } catch (error) {
        // A program that ended early says why itself; a dump that broke off must not be taken for whole.
        if (endOfReader.has(errorCode(error))) await ended;
        child.kill();
        throw error;
      }
      await ended;
    },
  };
}
