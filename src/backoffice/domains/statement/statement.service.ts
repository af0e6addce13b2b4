import type { BrandNames } from '@/config/brand';
import type { Statement } from '@/contracts/account/account-loan';
import type { Locale } from '@/contracts/locale';
import type { LegalLines } from '@/lib/texts/legal-lines';
import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanLedger } from '../loan/loan-ledger';
import { statementCsv } from './statement-csv';
import { statementDocument } from './statement-document';
import { toStatement, toStatements } from './statement.model';

export interface StatementServiceOptions {
  loanLedger: LoanLedger;
  customers: CustomerService;
  repositories: { customer: CustomerRepository };
  pdfWorkerPool: Pick<PdfWorkerPool, 'render'>;
  brandNames: BrandNames;
  legal: Readonly<Record<Locale, LegalLines>>;
}

export interface StatementRequest {
  loanNo: string;
  stmDate: string;
  format: 'pdf' | 'csv';
  locale: Locale;
}

/** A statement to be saved; `fileName` is plain ASCII. */
export interface StatementFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type StatementService = ReturnType<typeof createStatementService>;

/** Statements as figures and as files. Throws `not_found` for a loan or month without a statement of this customer. */
export function createStatementService({
  loanLedger,
  customers,
  repositories,
  pdfWorkerPool,
  brandNames,
  legal,
}: StatementServiceOptions) {
  const findOwnLoan = async (customerId: string, loanNo: string) =>
    requireOwn(await loanLedger.read(loanNo), customerId).account;

  async function findStatement(
    customerId: string,
    { loanNo, stmDate }: Pick<StatementRequest, 'loanNo' | 'stmDate'>,
  ) {
    const account = await findOwnLoan(customerId, loanNo);
    const figures = requireFound(
      toStatements(account, loanLedger.today()).find((statement) => statement.stmDate === stmDate),
    );
    return { annualRate: account.terms.annualRate, figures };
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
    ): Promise<StatementFile> {
      const { annualRate, figures } = await findStatement(customerId, { loanNo, stmDate });
      const name = `statement-${loanNo}-${stmDate}`;
      if (format === 'csv')
        return {
          fileName: `${name}.csv`,
          contentType: 'text/csv; charset=utf-8; header=present',
          bytes: new TextEncoder().encode(statementCsv(figures, locale)),
        };
      const row = requireFound(await repositories.customer.findById(customerId));
      const { name: customerName, address } = customers.profileOf(row);
      const bytes = await pdfWorkerPool.render(
        statementDocument({
          locale,
          figures,
          loan: { loanNo, annualRate },
          brandName: brandNames[locale],
          legal: legal[locale],
          customer: { name: customerName, address },
        }),
      );
      return { fileName: `${name}.pdf`, contentType: 'application/pdf', bytes };
    },
  };
}
