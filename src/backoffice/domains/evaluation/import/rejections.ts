import { toCsv } from '@/lib/csv';

export type RejectionReason =
  | 'missingDate'
  | 'missingArea'
  | 'missingPrice'
  | 'missingBuilding'
  | 'unknownDistrict'
  | 'dateInFuture'
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
