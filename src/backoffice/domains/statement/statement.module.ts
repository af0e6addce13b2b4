import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import { locales } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { legalLines } from '@/lib/texts/legal-lines';
import { createPdfWorkerPool, type PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import type { Database } from '@/backoffice/db/database';
import { createCustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanLedger } from '../loan/loan-ledger';
import { createStatementService, type StatementService } from './statement.service';

export interface StatementModule {
  statements: StatementService;
  /** Draws any document in the same threads. */
  renderPdf: PdfWorkerPool['render'];
  stop: () => Promise<void>;
}

export interface StatementModuleOptions {
  env: Pick<ServerEnv, 'LICENCE_NUMBER' | 'COMPLAINT_HOTLINE'>;
  db: Database;
  loanLedger: LoanLedger;
  customers: CustomerService;
}

/** Wires statements and the threads that draw them. */
export function createStatementModule({
  env,
  db,
  loanLedger,
  customers,
}: StatementModuleOptions): StatementModule {
  const pdfWorkerPool = createPdfWorkerPool();
  return {
    statements: createStatementService({
      loanLedger,
      customers,
      repositories: { customer: createCustomerRepository(db) },
      pdfWorkerPool,
      brandNames,
      legal: recordOf(locales, (locale) => legalLines(locale, legalSettingsOf(env))),
    }),
    renderPdf: pdfWorkerPool.render,
    stop: pdfWorkerPool.close,
  };
}
