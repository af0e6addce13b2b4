import { brand, brandValue } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import { localeSuffixes } from '@/contracts/locale';
import type { FileAnswer } from '../../http/register';
import { ServiceError } from '../../service-error';
import type { Repositories } from '../../unit-of-work';
import type { CustomerService } from '../customer/customer.service';
import type { LoanService } from './loan.service';
import { statementCsv } from './statement-csv';
import { statementPdf } from './statement-pdf';

export interface StatementServiceOptions {
  loans: LoanService;
  customers: CustomerService;
  repositories: Repositories;
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

/** Statements as files. Throws `not_found` for a loan or month that the customer has no statement of. */
export function createStatementService({ loans, customers, repositories, brandNames, licenceNumber }: StatementServiceOptions) {
  return {
    async file(customerId: string, { loanNo, stmDate, format, locale }: StatementRequest): Promise<FileAnswer> {
      const { loan, figures } = await loans.findStatement(customerId, { loanNo, stmDate });
      const name = `statement-${loanNo}-${stmDate}`;
      if (format === 'csv') return { fileName: `${name}.csv`, contentType: 'text/csv; charset=utf-8; header=present', bytes: new TextEncoder().encode(statementCsv(figures, locale)) };
      const row = await repositories.customer.findById(customerId);
      if (!row) throw new ServiceError('not_found');
      const bytes = await statementPdf({
        locale, figures, loan,
        brandName: brandNames[locale],
        licenceNumber: brandValue(licenceNumber, locale),
        riskWarning: brand[`riskWarning${localeSuffixes[locale]}`],
        customer: customers.profileOf(row),
      });
      return { fileName: `${name}.pdf`, contentType: 'application/pdf', bytes };
    },
  };
}
