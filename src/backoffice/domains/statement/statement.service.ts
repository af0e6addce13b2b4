import type { Readable } from 'node:stream';
import type { Statement } from '@/contracts/account/account-loan';
import type { Locale } from '@/contracts/locale';
import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import { zipStream } from '@/backoffice/common/zip-stream';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import { startOfDay } from '@/lib/hong-kong-day';
import type { Letterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { LoanLedger } from '../loan/loan-ledger';
import {
  statementId,
  type IssuedStatement,
  type StatementEncryption,
} from './issued-statement.model';
import { statementCsv } from './statement-csv';
import { statementDocument } from './statement-document';
import type { StatementIssue } from './statement-issue';
import { toStatement, toStatements } from './statement.model';
import type { StatementRepository } from './statement.repository';

export interface StatementServiceOptions {
  loanLedger: Pick<LoanLedger, 'read' | 'listByCustomer' | 'today'>;
  repositories: { statement: Pick<StatementRepository, 'findById'> };
  issue: StatementIssue['issue'];
  encryption: StatementEncryption;
  pdfWorkerPool: Pick<PdfWorkerPool, 'render'>;
  letterheads: Letterheads;
}

/** Files that are made while they are read; `fileName` is plain ASCII. */
export interface StatementArchive {
  fileName: string;
  bytes: Readable;
}

export interface StatementRequest {
  loanNo: string;
  stmDate: string;
  format: 'pdf' | 'csv';
  locale: Locale;
}

/** A document of a loan to be saved; `fileName` is plain ASCII. */
export interface LoanFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type StatementService = ReturnType<typeof createStatementService>;

/** Statements as figures and as files. Throws `not_found` for a loan or month without a statement of this customer. */
export function createStatementService({
  loanLedger,
  repositories,
  issue,
  encryption,
  pdfWorkerPool,
  letterheads,
}: StatementServiceOptions) {
  const findOwnLoan = async (customerId: string, loanNo: string) =>
    requireOwn(await loanLedger.read(loanNo), customerId).account;

  /** The statement as it was issued; issued now where the job has not come to it yet. */
  async function findIssued(loanNo: string, stmDate: string): Promise<IssuedStatement> {
    const id = statementId(loanNo, stmDate);
    let row = await repositories.statement.findById(id);
    if (!row) {
      await issue(loanNo);
      row = await repositories.statement.findById(id);
    }
    return encryption.decrypt(id, requireFound(row).encrypted);
  }

  /** Customers whose archive is being made: one at a time, because each page is drawn. */
  const busy = new Set<string>();

  async function renderPdf(statement: IssuedStatement, locale: Locale): Promise<LoanFile> {
    return {
      fileName: `${fileName(statement)}.pdf`,
      contentType: 'application/pdf',
      bytes: await pdfWorkerPool.render(statementDocument(statement, letterheads[locale])),
    };
  }

  return {
    /** Statements of one loan of the customer, or of all, newest first. */
    async list(customerId: string, loanNo: string | undefined): Promise<Statement[]> {
      const accounts =
        loanNo === undefined
          ? (await loanLedger.listByCustomer(customerId)).map(({ account }) => account)
          : [await findOwnLoan(customerId, loanNo)];
      return accounts
        .flatMap((account) =>
          toStatements(account, loanLedger.today()).map((figures) =>
            toStatement(account.loanNo, figures),
          ),
        )
        .sort(
          (one, other) =>
            other.stmDate.localeCompare(one.stmDate) || one.loanNo.localeCompare(other.loanNo),
        );
    },

    /** A statement as PDF or CSV, in the language of the customer. Throws `not_found` for a statement or loan that is not theirs. */
    async renderFile(
      customerId: string,
      { loanNo, stmDate, format, locale }: StatementRequest,
    ): Promise<LoanFile> {
      await findOwnLoan(customerId, loanNo);
      const statement = await findIssued(loanNo, stmDate);
      return format === 'pdf'
        ? renderPdf(statement, locale)
        : {
            fileName: `${fileName(statement)}.csv`,
            contentType: 'text/csv; charset=utf-8; header=present',
            bytes: new TextEncoder().encode(statementCsv(statement, locale)),
          };
    },

    /** The statements of a loan as PDF in a ZIP file, of one calendar year or of all. Throws `rate_limited` while another is made for this customer. */
    async archive(
      customerId: string,
      { loanNo, year = '', locale }: { loanNo: string; year?: string; locale: Locale },
    ): Promise<StatementArchive> {
      const days = toStatements(await findOwnLoan(customerId, loanNo), loanLedger.today())
        .map(({ stmDate }) => stmDate)
        .filter((stmDate) => stmDate.startsWith(year))
        .reverse();
      if (days.length === 0) throw new ServiceError('not_found');
      if (busy.has(customerId)) throw new ServiceError('rate_limited', { retryAfterSeconds: 10 });
      busy.add(customerId);
      const bytes = zipStream(
        days.map((stmDate) => ({
          name: `${fileName({ loanNo, stmDate })}.pdf`,
          modifiedAt: startOfDay(stmDate),
          load: async () => (await renderPdf(await findIssued(loanNo, stmDate), locale)).bytes,
        })),
      );
      bytes.once('close', () => busy.delete(customerId));
      return { fileName: `statements-${loanNo}${year && `-${year}`}.zip`, bytes };
    },
  };
}

/** The calendar years with statements, newest first. */
export const archiveYearsOf = (statements: readonly Pick<Statement, 'stmDate'>[]): string[] => [
  ...new Set(statements.map(({ stmDate }) => stmDate.slice(0, 4))),
];

const fileName = ({ loanNo, stmDate }: Pick<IssuedStatement, 'loanNo' | 'stmDate'>): string =>
  `statement-${loanNo}-${stmDate}`;
