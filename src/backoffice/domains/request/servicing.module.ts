import { randomBytes } from 'node:crypto';
import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApplicationRepository } from '../application/application.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createCustomerRepository } from '../customer/customer.repository';
import { createLoanRepository } from '../loan/loan.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createProofRepository } from '../otp/proof.repository';
import { createRequestRepository } from './request.repository';
import { createSessionRepository } from '../customer/session.repository';
import type { CustomerService } from '../customer/customer.service';
import type { Outbox } from '../outbox/outbox.module';
import { seedDemoCustomer, type DemoOptions } from '../loan/demo/seed-demo-customer';
import { createDeskServicing, type DeskServicing } from './desk-servicing.service';
import { createDetailsService, type DetailsService } from './details.service';
import { createLoanLedger, type LoanLedger } from '../loan/loan-ledger';
import { createLoanService, type LoanService } from '../loan/loan.service';
import { newLoanNumber, newRequestReference } from '../loan/reference-code';
import { createRequestService, type RequestService } from './request.service';
import { createRequestSubmission, type ConsumeProof } from './request-submission';
import { createServicingNotifications } from './servicing-notifications';
import { createServicingFieldEncryption } from './servicing-field-encryption';
import { createPdfWorkerPool } from '../statement/pdf-worker-pool';
import { createStatementService, type StatementService } from '../statement/statement.service';

export interface ServicingModule {
  loanLedger: LoanLedger;
  loans: LoanService;
  statements: StatementService;
  requests: RequestService;
  details: DetailsService;
  desk: DeskServicing;
  /** Adds the demo customer, once; answers whether it was added. */
  seedDemo: (addApplication: DemoOptions['addApplication']) => Promise<boolean>;
  stop: () => Promise<void>;
}

export interface ServicingModuleOptions {
  env: ServerEnv;
  log: Logger;
  cipher: DataCipher;
  db: Database;
  customers: CustomerService;
  outbox: Outbox;
  consumeProof: ConsumeProof;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  audit: createAuditRepository(db),
  customer: createCustomerRepository(db),
  loan: createLoanRepository(db),
  outbox: createOutboxRepository(db),
  proof: createProofRepository(db),
  request: createRequestRepository(db),
  session: createSessionRepository(db),
});

/** Composes the loan servicing module. */
export function createServicingModule({
  env,
  log,
  cipher,
  db,
  customers,
  outbox,
  consumeProof,
  now,
  newId,
}: ServicingModuleOptions): ServicingModule {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const fieldEncryption = createServicingFieldEncryption(cipher);
  const loanLedger = createLoanLedger({ repositories, unitOfWork, now, log });
  const brandNames = { en: brand.nameEn, hk: brand.nameHk, cn: brand.nameCn };
  const notifications = createServicingNotifications({
    enqueueMessage: outbox.enqueueMessage,
    deliverNow: () => void outbox.runNow(),
    brandNames,
    now,
    newId,
  });
  const loans = createLoanService({
    loanLedger,
    fieldEncryption,
    paymentInstructions: {
      fpsId: env.PAYMENT_FPS_ID,
      bankAccount: env.PAYMENT_BANK_ACCOUNT,
      payee: env.PAYMENT_PAYEE,
    },
  });
  const pdfWorkerPool = createPdfWorkerPool();
  const submitRequest = createRequestSubmission({
    unitOfWork,
    customers,
    consumeProof,
    notifications,
    fieldEncryption,
    now,
    newReference: () => newRequestReference(randomBytes),
  });
  return {
    loanLedger,
    loans,
    statements: createStatementService({
      loans,
      customers,
      repositories,
      pdfWorkerPool,
      brandNames,
      licenceNumber: env.LICENCE_NUMBER,
    }),
    requests: createRequestService({
      repositories,
      unitOfWork,
      loanLedger,
      submit: submitRequest,
      customers,
      notifications,
      fieldEncryption,
      dailyCap: env.WITHDRAWAL_DAILY_CAP,
      now,
    }),
    details: createDetailsService({
      repositories,
      unitOfWork,
      submit: submitRequest,
      consumeProof,
      customers,
      notifications,
      fieldEncryption,
      now,
      newId,
    }),
    desk: createDeskServicing({
      repositories,
      unitOfWork,
      loanLedger,
      loans,
      customers,
      notifications,
      fieldEncryption,
      now,
      newId,
      newLoanNo: (year) => newLoanNumber(year, randomBytes),
    }),
    seedDemo: (addApplication) =>
      seedDemoCustomer({ unitOfWork, customers, fieldEncryption, now, newId, addApplication }),
    stop: pdfWorkerPool.close,
  };
}
