import type { LoanDesk } from '../loan-desk.service';
import type { RateChanges } from '../terms/rate-change.service';
import type { LoanRecord } from '../loan.repository';

/** What a rehearsal works with; `read` locks the loan and bills it up to today. */
export interface LoanRehearsal {
  desk: LoanDesk;
  rates: RateChanges;
  read: (loanNo: string) => Promise<LoanRecord | null>;
}

/** Runs work on loans with all checks, then rolls it back. */
export type RehearseLoan = <T>(work: (within: LoanRehearsal) => Promise<T>) => Promise<T>;
