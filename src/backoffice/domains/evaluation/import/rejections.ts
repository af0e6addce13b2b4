import { toCsv } from '@/lib/csv/csv';
import { ImportFileError } from './import-file-error';

export type RejectionReason =
  | 'missingDate'
  | 'missingArea'
  | 'missingPrice'
  | 'missingBuilding'
  | 'unknownDistrict'
  | 'dateInFuture'
  | 'implausiblePrice'
  | 'duplicate'
  | 'notResidential'
  | 'noAddress'
  | 'streetWithoutBuildings'
  | 'unknownClass'
  | 'missingValue';

export interface Rejection {
  file: string;
  /** Line of a table, or number of the entry. */
  at: number;
  reason: RejectionReason;
  text: string;
}

/** Rows that were rejected, and why. */
export class Rejections {
  readonly rows: Rejection[] = [];

  add(rejection: Rejection): void {
    this.rows.push(rejection);
  }

  /** Number of rejected rows for each reason. */
  counts(): Partial<Record<RejectionReason, number>> {
    const counts: Partial<Record<RejectionReason, number>> = {};
    for (const { reason } of this.rows) counts[reason] = (counts[reason] ?? 0) + 1;
    return counts;
  }

  /** All of them as comma-separated text with a header. */
  toCsv(): string {
    return toCsv([
      ['file', 'at', 'reason', 'text'],
      ...this.rows.map(({ file, at, reason, text }) => [file, at, reason, text]),
    ]);
  }
}

const minRowsToJudge = 20;

/** Throws `ImportFileError` when most rows of a file cannot be right, as where columns are swapped or prices are in millions. */
export function refuseMostlyWrong(
  file: string,
  { rows, rejected }: { rows: number; rejected: readonly { line: number }[] },
): void {
  if (rows < minRowsToJudge || rejected.length * 2 <= rows) return;
  throw new ImportFileError(
    file,
    `${rejected.length} of ${rows} rows cannot be right, the first in line ${rejected[0]?.line}; are columns swapped, dates in the future, or prices in millions?`,
  );
}
