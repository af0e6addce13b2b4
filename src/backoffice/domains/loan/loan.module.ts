import { randomBytes } from 'node:crypto';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { toCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { rehearse } from '@/backoffice/db/rehearsal';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { newReference } from '@/backoffice/common/reference';
import { createOfferEncryption } from '../application/offer/offer-encryption';
import { createOfferRepository } from '../application/offer/offer.repository';
import { createApplicationRepository } from '../application/application.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createBankAccountEncryption } from '../customer/bank-account.model';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import { createCustomerRepository } from '../customer/customer.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createOrderPlacement } from '../payment-order/order-placement';
import { createPaymentOrderRepository } from '../payment-order/payment-order.repository';
import type { SettingReader } from '../setting/setting-reader';
import { createFindAcceptedOffer } from './accepted-offer';
import type { RehearseLoan } from './desk/loan-rehearsal';
import { seedDemoCustomers, type DemoOptions } from './demo/seed-demo-customers';
import { createLoanActs, type LoanActs } from './loan-acts';
import { createLoanDesk, type LoanDesk, type LoanDeskOptions } from './loan-desk.service';
import { createLoanFieldEncryption } from './loan-field-encryption';
import { createLoanLedger, type LoanLedger } from './loan-ledger';
import { createLoanRepository } from './loan.repository';
import { createLoanService, type LoanService } from './loan.service';
import { createRateChanges, type RateChanges } from './terms/rate-change.service';
import { createRateNotice } from './terms/rate-notice';

export interface LoanModule {
  ledger: LoanLedger;
  loans: LoanService;
  desk: LoanDesk;
  /** What is done to loans once a second person has approved it, in a transaction. */
  actsIn: (transaction: Transaction) => LoanActs;
  /** The same in a transaction. */
  deskIn: (transaction: Transaction) => LoanDesk;
  rehearse: RehearseLoan;
  /** The largest payment that one member of staff may post without a second person. */
  postingLimitCents: () => number;
  /** Adds the demo customers, once; answers whether they were added. */
  seedDemo: (addApplication: DemoOptions['addApplication']) => Promise<boolean>;
}

export interface LoanModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL'>;
  settings: SettingReader;
  log: Logger;
  cipher: DataCipher;
  db: Database;
  customers: Pick<CustomerModule, 'customers'>;
  outbox: Pick<Outbox, 'enqueueMessage'>;
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
  outbox: createOutboxRepository(db),
  paymentOrder: createPaymentOrderRepository(db),
});

/** Wires loans, their ledger and what staff do with them. */
export function createLoanModule({
  env,
  settings,
  log,
  cipher,
  db,
  customers: { customers },
  outbox: { enqueueMessage },
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
    paymentInstructions: () => settings.current().payee,
  });
  const bankAccountEncryption = createBankAccountEncryption(cipher);
  const acceptedOffer = createFindAcceptedOffer(createOfferEncryption(cipher));
  const desk: Omit<LoanDeskOptions, 'repositories' | 'unitOfWork'> = {
    loanLedger: ledger,
    loans,
    fieldEncryption,
    acceptedOffer,
    placeOrder: createOrderPlacement(now),
    now,
    newLoanNo: (year) => newReference(`LN-${year}`, randomBytes),
  };
  const deskWithin = (within: ReturnType<typeof createRepositories>): LoanDesk =>
    createLoanDesk({ ...desk, repositories: within, unitOfWork: (work) => work(within) });
  const notify = createRateNotice({
    profileOf: customers.profileOf,
    enqueueMessage,
    brandNames,
    siteUrl: env.SITE_URL,
    now,
    newId,
  });
  const ratesWithin = (within: ReturnType<typeof createRepositories>): RateChanges =>
    createRateChanges({
      unitOfWork: (work) => work(within),
      loanLedger: ledger,
      loans,
      acceptedOffer,
      notify,
      now,
    });
  return {
    ledger,
    loans,
    desk: createLoanDesk({ ...desk, repositories, unitOfWork }),
    rehearse: (work) =>
      rehearse(db, (transaction) => {
        const within = createRepositories(transaction);
        return work({
          desk: deskWithin(within),
          rates: ratesWithin(within),
          read: (loanNo) => ledger.lock(within, loanNo),
        });
      }),
    deskIn: (transaction) => deskWithin(createRepositories(transaction)),
    actsIn(transaction) {
      const within = createRepositories(transaction);
      return createLoanActs({
        desk: deskWithin(within),
        rates: ratesWithin(within),
        repositories: within,
        ledger,
        loans,
        customers,
        bankAccountEncryption,
      });
    },
    postingLimitCents: () => toCents(settings.current().safety.postedAlone),
    seedDemo: (addApplication) =>
      seedDemoCustomers({
        unitOfWork,
        customers,
        fieldEncryption,
        bankAccountEncryption,
        now,
        newId,
        addApplication,
      }),
  };
}
