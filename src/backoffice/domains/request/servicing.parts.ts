import { randomBytes } from 'node:crypto';
import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerService } from '../customer/customer.service';
import type { Outbox } from '../outbox/outbox.module';
import { seedDemoCustomer, type DemoOptions } from '../loan/demo/seed-demo-customer';
import { createDeskServicing, type DeskServicing } from './desk-servicing.service';
import { createDetailsService, type DetailsService } from './details.service';
import { createLoanBooks, type LoanBooks } from '../loan/loan-books';
import { createLoanService, type LoanService } from '../loan/loan.service';
import { loanNumber, requestReference } from '../loan/reference-code';
import { createRequestService, type RequestService } from './request.service';
import { createRequestSubmission, type SpendProof } from './request-submission';
import { createServicingNews } from './servicing-news';
import { createServicingSeal } from './servicing-seal';
import { createStatementPress } from '../statement/statement-press';
import { createStatementService, type StatementService } from '../statement/statement.service';

export interface ServicingParts {
  books: LoanBooks;
  loans: LoanService;
  statements: StatementService;
  requests: RequestService;
  details: DetailsService;
  desk: DeskServicing;
  /** Adds the demo customer, once; answers whether it was added. */
  seedDemo: (addApplication: DemoOptions['addApplication']) => Promise<boolean>;
  stop: () => Promise<void>;
}

export interface ServicingPartsOptions {
  env: ServerEnv;
  log: Logger;
  cipher: DataCipher;
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  customers: CustomerService;
  outbox: Outbox;
  spendProof: SpendProof;
  now: () => Date;
  newId: () => string;
}

/** Wires loan servicing. */
export function createServicingParts({
  env,
  log,
  cipher,
  repositories,
  unitOfWork,
  customers,
  outbox,
  spendProof,
  now,
  newId,
}: ServicingPartsOptions): ServicingParts {
  const seal = createServicingSeal(cipher);
  const books = createLoanBooks({ repositories, unitOfWork, now, log });
  const brandNames = { en: brand.nameEn, hk: brand.nameHk, cn: brand.nameCn };
  const news = createServicingNews({
    post: outbox.enqueueMessage,
    sent: () => void outbox.runNow(),
    brandNames,
    now,
    newId,
  });
  const loans = createLoanService({
    books,
    seal,
    paying: {
      fpsId: env.PAYMENT_FPS_ID,
      bankAccount: env.PAYMENT_BANK_ACCOUNT,
      payee: env.PAYMENT_PAYEE,
    },
  });
  const press = createStatementPress();
  const submit = createRequestSubmission({
    unitOfWork,
    customers,
    spendProof,
    news,
    seal,
    now,
    newReference: () => requestReference(randomBytes),
  });
  return {
    books,
    loans,
    statements: createStatementService({
      loans,
      customers,
      repositories,
      press,
      brandNames,
      licenceNumber: env.LICENCE_NUMBER,
    }),
    requests: createRequestService({
      repositories,
      unitOfWork,
      books,
      submit,
      customers,
      news,
      seal,
      dailyCap: env.WITHDRAWAL_DAILY_CAP,
      now,
    }),
    details: createDetailsService({
      repositories,
      unitOfWork,
      submit,
      spendProof,
      customers,
      news,
      seal,
      now,
      newId,
    }),
    desk: createDeskServicing({
      repositories,
      unitOfWork,
      books,
      loans,
      customers,
      news,
      seal,
      now,
      newId,
      newLoanNo: (year) => loanNumber(year, randomBytes),
    }),
    seedDemo: (addApplication) =>
      seedDemoCustomer({ unitOfWork, customers, seal, now, newId, addApplication }),
    stop: press.close,
  };
}
