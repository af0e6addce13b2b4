import { rejectField } from '@/backoffice/common/service-error';
import type { CustomerRepository } from '../customer/customer.repository';
import type { SessionRepository } from '../customer/session.repository';
import { positionOf } from '../loan/loan-account.model';
import type { LoanLedger } from '../loan/loan-ledger';
import type { LoanRepository } from '../loan/loan.repository';

interface LoanReader {
  loan: LoanRepository;
}

/** Throws `validation_failed` where a loan of the customer is not paid back, or money beyond it is still to be returned. */
export async function rejectOpenLoan(
  tx: LoanReader,
  {
    customerId,
    loanLedger,
    field,
  }: { customerId: string; loanLedger: Pick<LoanLedger, 'lock'>; field: string },
): Promise<void> {
  for (const loanNo of await tx.loan.listNumbersByCustomer(customerId)) {
    const record = await loanLedger.lock(tx, loanNo);
    if (!record) continue;
    if (record.account.state !== 'settled') rejectField(field, 'loanRunning');
    if (positionOf(record.account).creditCents > 0) rejectField(field, 'creditLeft');
  }
}

/** Closes an account: every session ends, and nothing is advertised any more. What has to be kept goes when its time is over. */
export async function closeAccount(
  tx: LoanReader & {
    customer: Pick<CustomerRepository, 'update'>;
    session: Pick<SessionRepository, 'revokeAll'>;
  },
  { customerId, loanLedger, at }: { customerId: string; loanLedger: LoanLedger; at: Date },
): Promise<void> {
  await rejectOpenLoan(tx, { customerId, loanLedger, field: 'state' });
  await tx.customer.update(customerId, { marketing: false, updatedAt: at });
  await tx.session.revokeAll({ customerId, at });
}
