import { randomBytes } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { newReference } from '@/backoffice/common/reference';
import { createOfferEncryption } from '../application/offer/offer-encryption';
import { createOfferRepository } from '../application/offer/offer.repository';
import { createApplicationRepository } from '../application/application.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createBankAccountEncryption } from '../customer/bank-account.model';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import { createCustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import { createFindAcceptedOffer } from './accepted-offer';
import { seedDemoCustomers, type DemoOptions } from './demo/seed-demo-customers';
import { createLoanDesk, type LoanDesk } from './loan-desk.service';
import { createLoanFieldEncryption } from './loan-field-encryption';
import { createLoanLedger, type LoanLedger } from './loan-ledger';
import { createLoanRepository } from './loan.repository';
import { createLoanService, type LoanService } from './loan.service';

export interface LoanModule {
  ledger: LoanLedger;
  loans: LoanService;
  desk: LoanDesk;
  /** Adds the demo customers, once; answers whether they were added. */
  seedDemo: (addApplication: DemoOptions['addApplication']) => Promise<boolean>;
}

export interface LoanModuleOptions {
  env: ServerEnv;
  log: Logger;
  cipher: DataCipher;
  db: Database;
  customers: CustomerService;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  audit: createAuditRepository(db),
  bankAccount: createBankAccountRepository(db),
  customer: createCustomerRepository(db),
  loan: createLoanRepository(db),
  offer: createOfferRepository(db),
});

/** Wires loans, their ledger and what staff do with them. */
export function createLoanModule({
  env,
  log,
  cipher,
  db,
  customers,
  now,
  newId,
}: LoanModuleOptions): LoanModule {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const fieldEncryption = createLoanFieldEncryption(cipher);
  const ledger = createLoanLedger({ repositories, unitOfWork, now, log });
  const loans = createLoanService({
    loanLedger: ledger,
    fieldEncryption,
    paymentInstructions: {
      fpsId: env.PAYMENT_FPS_ID,
      bankAccount: env.PAYMENT_BANK_ACCOUNT,
      payee: env.PAYMENT_PAYEE,
    },
  });
  return {
    ledger,
    loans,
    desk: createLoanDesk({
      repositories,
      unitOfWork,
      loanLedger: ledger,
      loans,
      fieldEncryption,
      acceptedOffer: createFindAcceptedOffer(createOfferEncryption(cipher)),
      now,
      newLoanNo: (year) => newReference(`LN-${year}`, randomBytes),
    }),
    seedDemo: (addApplication) =>
      seedDemoCustomers({
        unitOfWork,
        customers,
        fieldEncryption,
        bankAccountEncryption: createBankAccountEncryption(cipher),
        now,
        newId,
        addApplication,
      }),
  };
}
