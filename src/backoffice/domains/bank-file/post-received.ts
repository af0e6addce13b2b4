import { fromCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import { entryOf } from '../loan/desk/staff-reference';
import type { LoanDesk } from '../loan/loan-desk.service';
import type { LoanRecord } from '../loan/loan.repository';
import { earliestPostingDate } from '../loan/posting.model';
import { computeSettlement } from '../loan/settlement.model';

/** Money that came in by a file. */
export interface Received {
  id: string;
  loanNo: string;
  line: { bookedOn: string; amountCents: number; bankReference: string };
}

export interface PostReceivedOptions {
  /** These repositories work in the same transaction as `lock`. */
  desk: Pick<LoanDesk, 'postPayment'>;
  /** Locks a loan and bills it up to today. */
  lock: (loanNo: string) => Promise<LoanRecord | null>;
  today: () => string;
}

export type PostReceived = ReturnType<typeof createPostReceived>;

/** The day on which an entry is booked: its own booking day, but not before the first day on which the ledger takes an entry, because issued statements do not change, and not after today. */
export function postingDayOf(
  { account }: LoanRecord,
  { bookedOn }: Pick<Received['line'], 'bookedOn'>,
  today: string,
): string {
  const earliest = earliestPostingDate(account, today);
  return bookedOn < earliest ? earliest : bookedOn > today ? today : bookedOn;
}

/** Books what came in by files, under the number of its entry. */
export function createPostReceived({ desk, lock, today }: PostReceivedOptions) {
  async function post(staff: string, { id, loanNo, line }: Received): Promise<void> {
    const record = requireFound(await lock(loanNo));
    await desk.postPayment(staff, loanNo, {
      amount: fromCents(line.amountCents),
      on: postingDayOf(record, line, today()),
      reference: id,
      method: 'transfer',
      toPrincipal: false,
    });
  }

  return {
    post,

    /** Books what names its loan; false, and nothing done, for one that is not there or is paid back, for more than is owed, and where the bank's reference was booked by hand. */
    async postNamed(staff: string, received: Received): Promise<boolean> {
      const { loanNo, line } = received;
      const record = await lock(loanNo);
      if (record?.account.state !== 'active') return false;
      const { account } = record;
      if (line.amountCents > computeSettlement(account, today()).amountCents) return false;
      if (account.entries.some(({ reference }) => reference === entryOf(line.bankReference)))
        return false;
      await post(staff, received);
      return true;
    },
  };
}
