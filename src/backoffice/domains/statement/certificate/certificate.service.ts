import type { InterestYear } from '@/contracts/account/account-statement';
import type { Locale } from '@/contracts/locale';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import type { LoanService } from '@/backoffice/domains/loan/loan.service';
import type { Letterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { LoanFile } from '../statement.service';
import { certificateDocument } from './certificate-document';
import { toInterestYears } from './interest-year.model';

export interface CertificateServiceOptions {
  loanLedger: Pick<LoanLedger, 'read' | 'today'>;
  loans: Pick<LoanService, 'summary'>;
  customers: Pick<CustomerService, 'profileOf'>;
  repositories: { customer: Pick<CustomerRepository, 'findById'> };
  pdfWorkerPool: Pick<PdfWorkerPool, 'render'>;
  letterheads: Letterheads;
}

export type CertificateService = ReturnType<typeof createCertificateService>;

/** Certificates of the interest that a loan's ledger says was paid. Throws `not_found` for a loan or year without one of this customer. */
export function createCertificateService({
  loanLedger,
  loans,
  customers,
  repositories,
  pdfWorkerPool,
  letterheads,
}: CertificateServiceOptions) {
  const findOwnLoan = async (customerId: string, loanNo: string) =>
    requireOwn(await loanLedger.read(loanNo), customerId);

  return {
    /** The years of assessment that have ended, newest first, with what was paid in each in HK$. */
    async list(customerId: string, loanNo: string): Promise<InterestYear[]> {
      return toInterestYears((await findOwnLoan(customerId, loanNo)).account, loanLedger.today());
    },

    /** The certificate of one of these years as PDF. */
    async render(
      customerId: string,
      { loanNo, year, locale }: { loanNo: string; year: string; locale: Locale },
    ): Promise<LoanFile> {
      const record = await findOwnLoan(customerId, loanNo);
      const interestYear = requireFound(
        toInterestYears(record.account, loanLedger.today()).find((other) => other.year === year),
      );
      const { name, address } = customers.profileOf(
        requireFound(await repositories.customer.findById(customerId)),
      );
      const content = certificateDocument(
        {
          customer: { name, address },
          loan: loans.summary(record),
          interestYear,
          issuedOn: loanLedger.today(),
        },
        letterheads[locale],
      );
      return {
        fileName: `interest-${loanNo}-${year}.pdf`,
        contentType: 'application/pdf',
        bytes: await pdfWorkerPool.render(content),
      };
    },
  };
}
