import { DatabaseOpenError } from '@/backoffice/db/database-open-error';
import { BackupError } from '@/backoffice/domains/backup/backup-error';
import { SettingsError } from '@/config/env.server';

const expected = [BackupError, DatabaseOpenError, SettingsError];

/** Runs a program beside the site to its end: code 1, and the message alone of a failure that its user can mend. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(
      error instanceof Error && expected.some((kind) => error instanceof kind)
        ? error.message
        : error,
    );
    process.exitCode = 1;
  });
}

/** Prints lines with the seconds since the program started in front. */
export function saySince(startedAt: number): (line: string) => void {
  return (line) =>
    console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${line}`);
}
