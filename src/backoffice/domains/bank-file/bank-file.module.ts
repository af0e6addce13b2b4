import { randomBytes } from 'node:crypto';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { newReference } from '@/backoffice/common/reference';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import type { LoanModule } from '../loan/loan.module';
import { createLoanRepository } from '../loan/loan.repository';
import type { PaymentOrderModule } from '../payment-order/payment-order.module';
import { createPaymentOrderRepository } from '../payment-order/payment-order.repository';
import { createBankEntryRepository } from './bank-entry.repository';
import { createBankFileActs, type BankFileActs } from './bank-file-acts';
import {
  createBankFileService,
  type BankFileService,
  type BankFileServiceOptions,
} from './bank-file.service';
import { createPostReceived } from './post-received';

export interface BankFileModule {
  bankFiles: BankFileService;
  /** Bookings that a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => BankFileActs;
}

export interface BankFileModuleOptions {
  db: Database;
  cipher: DataCipher;
  loans: Pick<LoanModule, 'ledger' | 'deskIn' | 'actsIn' | 'postingLimitCents'>;
  payments: Pick<PaymentOrderModule, 'orders'>;
  now: () => Date;
}

/** Wires the money that comes in by files of the bank. */
export function createBankFileModule({
  db,
  cipher,
  loans,
  payments,
  now,
}: BankFileModuleOptions): BankFileModule {
  const { today } = loans.ledger;
  const lockIn = (tx: Transaction) => (loanNo: string) =>
    loans.ledger.lock({ loan: createLoanRepository(tx) }, loanNo);
  const orders = createPaymentOrderRepository(db);
  const notePayment: BankFileServiceOptions['notePayment'] = async (
    staff,
    { id, amountCents, outcome },
  ) => {
    const order = await orders.findById(id);
    if (order?.amountCents !== amountCents) return false;
    if (order.state === 'returned') return true;
    try {
      await payments.orders.note(staff, { id, outcome });
      return true;
    } catch (error) {
      // It is not under way, or the day is none on which it could come back: staff see the entry.
      if (error instanceof ServiceError) return false;
      throw error;
    }
  };
  return {
    bankFiles: createBankFileService({
      repositories: {
        audit: createAuditRepository(db),
        bankEntry: createBankEntryRepository(db),
      },
      unitOfWork: createUnitOfWork(db, (tx) => ({
        audit: createAuditRepository(tx),
        bankEntry: createBankEntryRepository(tx),
        received: createPostReceived({ desk: loans.deskIn(tx), lock: lockIn(tx), today }),
      })),
      cipher,
      notePayment,
      postingLimitCents: loans.postingLimitCents,
      now,
      newFileId: () => newReference('BF', randomBytes),
      newEntryId: () => newReference('BE', randomBytes),
    }),
    actsIn: (transaction) =>
      createBankFileActs({
        bankEntry: createBankEntryRepository(transaction),
        loanActs: loans.actsIn(transaction),
        lock: lockIn(transaction),
        today,
        now,
      }),
  };
}
