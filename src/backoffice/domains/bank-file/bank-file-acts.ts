import { fromCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Acts } from '../approval/approval-inputs';
import type { LoanActs } from '../loan/loan-acts';
import type { LoanRecord } from '../loan/loan.repository';
import type { BankEntryRepository } from './bank-entry.repository';
import { postingDayOf } from './post-received';

export interface BankFileActsOptions {
  bankEntry: Pick<BankEntryRepository, 'lockById' | 'update'>;
  loanActs: Pick<LoanActs, 'loan-payment'>;
  /** Locks a loan and bills it up to today. */
  lock: (loanNo: string) => Promise<LoanRecord | null>;
  today: () => string;
  now: () => Date;
}

export type BankFileActs = Pick<Acts, 'bank-entry'>;

/** The booking of an incoming payment, carried out once a second person has approved it. */
export const createBankFileActs = ({
  bankEntry,
  loanActs,
  lock,
  today,
  now,
}: BankFileActsOptions): BankFileActs => ({
  async 'bank-entry'(maker, { id, loanNo }) {
    const row = requireFound(await bankEntry.lockById(id));
    if (row.state !== 'unmatched') throw new ServiceError('approval_closed');
    const outcome = await loanActs['loan-payment'](maker, {
      loanNo,
      amount: fromCents(row.amountCents),
      on: postingDayOf(requireFound(await lock(loanNo)), row, today()),
      reference: id,
      method: 'transfer',
      toPrincipal: false,
    });
    await bankEntry.update(id, { state: 'posted', loanNo, handledBy: maker, handledAt: now() });
    return { ...outcome, subject: `bank-entry:${id}`, result: id };
  },
});
