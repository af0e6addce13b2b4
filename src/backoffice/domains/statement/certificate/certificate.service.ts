import type { InterestYear } from '@/contracts/account/account-statement';
import type { Locale } from '@/contracts/locale';
import type { Letterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import { requireOwn } from '@/backoffice/common/require-found';
import { toInterestYears } from '@/backoffice/domains/letter/interest-year.model';
import type { LetterService } from '@/backoffice/domains/letter/letter.service';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import type { LoanFile } from '../statement.service';
import { certificateDocument } from './certificate-document';

export interface CertificateServiceOptions {
  loanLedger: Pick<LoanLedger, 'read' | 'today'>;
  letters: Pick<LetterService, 'findCertificate'>;
  pdfWorkerPool: Pick<PdfWorkerPool, 'render'>;
  letterheads: Letterheads;
}

export type CertificateService = ReturnType<typeof createCertificateService>;

/** Certificates of the interest that a loan's ledger says was paid. Throws `not_found` for a loan or year without one of this customer. */
export function createCertificateService({
  loanLedger,
  letters,
  pdfWorkerPool,
  letterheads,
}: CertificateServiceOptions) {
  return {
    /** The years of assessment that have ended, newest first, with what was paid in each in HK$. */
    async list(customerId: string, loanNo: string): Promise<InterestYear[]> {
      const { account } = requireOwn(await loanLedger.read(loanNo), customerId);
      return toInterestYears(account, loanLedger.today());
    },

    /** The certificate of one of these years as PDF, as it was issued. */
    async render(
      customerId: string,
      { loanNo, year, locale }: { loanNo: string; year: string; locale: Locale },
    ): Promise<LoanFile> {
      const certificate = await letters.findCertificate(customerId, { loanNo, year });
      return {
        fileName: `interest-${loanNo}-${year}.pdf`,
        contentType: 'application/pdf',
        bytes: await pdfWorkerPool.render(certificateDocument(certificate, letterheads[locale])),
      };
    },
  };
}
