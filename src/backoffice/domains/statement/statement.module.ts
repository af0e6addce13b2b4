import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import { legalLines } from '@/lib/texts/legal-lines';
import { createPdfWorkerPool, type PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { HasTurn } from '@/lib/async/in-batches';
import { createCustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanModule } from '../loan/loan.module';
import { createLetterEncryption } from '../letter/letter.model';
import { createLetterRepository } from '../letter/letter.repository';
import { createLetterService, type LetterService } from '../letter/letter.service';
import { createLoanRepository } from '../loan/loan.repository';
import { createRequestFieldEncryption } from '../request/request-field-encryption';
import { createRequestRepository } from '../request/request.repository';
import {
  createCertificateService,
  type CertificateService,
} from './certificate/certificate.service';
import type { Offered } from '../setting/setting.module';
import { createStatementEncryption } from './issued-statement.model';
import { createStatementIssue } from './statement-issue';
import { createStatementRepository } from './statement.repository';
import { createStatementService, type StatementService } from './statement.service';

export interface StatementModule {
  statements: StatementService;
  certificates: CertificateService;
  letters: LetterService;
  /** A job: writes down the statements of months that have ended. */
  issueDue: (hasTurn?: HasTurn) => Promise<void>;
  /** Draws any document in the same threads. */
  renderPdf: PdfWorkerPool['render'];
  stop: () => Promise<void>;
}

export interface StatementModuleOptions {
  env: Pick<ServerEnv, 'LICENCE_NUMBER' | 'COMPLAINT_HOTLINE'>;
  log: Logger;
  cipher: DataCipher;
  db: Database;
  loans: Pick<LoanModule, 'ledger' | 'loans'>;
  customers: CustomerService;
  offered: Pick<Offered, 'promisesOn'>;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction) => ({
  customer: createCustomerRepository(db),
  letter: createLetterRepository(db),
  loan: createLoanRepository(db),
  request: createRequestRepository(db),
  statement: createStatementRepository(db),
});

/** Wires statements and the threads that draw them. */
export function createStatementModule({
  env,
  log,
  cipher,
  db,
  loans,
  customers,
  offered,
  now,
}: StatementModuleOptions): StatementModule {
  const pdfWorkerPool = createPdfWorkerPool();
  const repositories = createRepositories(db);
  const encryption = createStatementEncryption(cipher);
  const letterheads = createLetterheads(brandNames, (locale) =>
    legalLines(locale, legalSettingsOf(env)),
  );
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const { issue, issueDue } = createStatementIssue({
    repositories,
    unitOfWork,
    loanLedger: loans.ledger,
    loans: loans.loans,
    customers,
    encryption,
    now,
    log,
  });
  const letters = createLetterService({
    repositories,
    unitOfWork,
    loanLedger: loans.ledger,
    loans: loans.loans,
    customers,
    requestFields: createRequestFieldEncryption(cipher),
    encryption: createLetterEncryption(cipher),
    pdfWorkerPool,
    letterheads,
    promisesOn: offered.promisesOn,
    now,
    log,
  });
  return {
    statements: createStatementService({
      loanLedger: loans.ledger,
      repositories,
      issue,
      encryption,
      pdfWorkerPool,
      letterheads,
    }),
    certificates: createCertificateService({
      loanLedger: loans.ledger,
      letters,
      pdfWorkerPool,
      letterheads,
    }),
    letters,
    issueDue,
    renderPdf: pdfWorkerPool.render,
    stop: pdfWorkerPool.close,
  };
}
