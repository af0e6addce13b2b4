import { brand, brandValue } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import { localeSuffixes } from '@/contracts/locale';
import type { FileResponse } from '@/backoffice/http/registrar';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanService } from '../loan/loan.service';
import { statementCsv } from './statement-csv';
import type { PdfWorkerPool } from './pdf-worker-pool';

export interface StatementServiceOptions {
  loans: LoanService;
  customers: CustomerService;
  repositories: { customer: CustomerRepository };
  pdfWorkerPool: PdfWorkerPool;
  brandNames: Readonly<Record<Locale, string>>;
  licenceNumber: string;
}

export interface StatementRequest {
  loanNo: string;
  stmDate: string;
  format: 'pdf' | 'csv';
  locale: Locale;
}

export type StatementService = ReturnType<typeof createStatementService>;

/** Statements as files. Throws `not_found` for a loan or month without a statement of this customer. */
export function createStatementService({
  loans,
  customers,
  repositories,
  pdfWorkerPool,
  brandNames,
  licenceNumber,
}: StatementServiceOptions) {
  return {
    async renderFile(
      customerId: string,
      { loanNo, stmDate, format, locale }: StatementRequest,
    ): Promise<FileResponse> {
      const { loan, figures } = await loans.findStatement(customerId, { loanNo, stmDate });
      const name = `statement-${loanNo}-${stmDate}`;
      if (format === 'csv')
        return {
          fileName: `${name}.csv`,
          contentType: 'text/csv; charset=utf-8; header=present',
          bytes: new TextEncoder().encode(statementCsv(figures, locale)),
        };
      const row = await repositories.customer.findById(customerId);
      if (!row) throw new ServiceError('not_found');
      const { name: customerName, address } = customers.profileOf(row);
      const bytes = await pdfWorkerPool.render({
        locale,
        figures,
        loan: { loanNo, annualRate: loan.annualRate },
        brandName: brandNames[locale],
        licenceNumber: brandValue(licenceNumber, locale),
        riskWarning: brand[`riskWarning${localeSuffixes[locale]}`],
        customer: { name: customerName, address },
      });
      return { fileName: `${name}.pdf`, contentType: 'application/pdf', bytes };
    },
  };
}
