import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { ServiceError } from '@/backoffice/common/service-error';
import type { IssuedCertificate } from '@/backoffice/domains/letter/letter.model';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { createCertificateService } from '@/backoffice/domains/statement/certificate/certificate.service';
import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import { interestOnlyLoan, recordOfLoan } from '@test/support/loan/sample-loan';

const loanNo = 'LN-2026-00000001';
const legal = { licence: 'Licence', warning: 'W', officialWarning: null, hotline: 'Hotline' };

const certificate: IssuedCertificate = {
  issuedOn: '2026-04-03',
  customer: { name: 'CHAN TAI MAN', address: '1 Main Street' },
  loan: { loanNo, product: null, property: 'Flat A, 1 Main Street' },
  facts: {
    kind: 'interest-certificate',
    year: '2025',
    from: '2025-04-01',
    to: '2026-03-31',
    interestPaid: 0,
    principalPaid: 0,
    balance: 120_000,
  },
};

function setUp() {
  const drawn: PdfDocumentContent[] = [];
  const record = recordOfLoan(billDuePeriods(interestOnlyLoan(), '2026-05-01'));
  const certificates = createCertificateService({
    loanLedger: {
      today: () => '2026-05-01',
      read: async (number) => (number === loanNo ? record : null),
    },
    letters: {
      async findCertificate(customerId, asked) {
        if (customerId !== 'customer-1' || asked.loanNo !== loanNo || asked.year !== '2025')
          throw new ServiceError('not_found');
        return certificate;
      },
    },
    pdfWorkerPool: {
      async render(content) {
        drawn.push(content);
        return new TextEncoder().encode('%PDF');
      },
    },
    letterheads: createLetterheads({ en: 'Lender', hk: '貸款人', cn: '贷款人' }, () => legal),
  });
  return { certificates, drawn };
}

describe('A certificate of interest', () => {
  it('names customer, property, year and the day on which it was issued', async () => {
    const { certificates, drawn } = setUp();
    const file = await certificates.render('customer-1', { loanNo, year: '2025', locale: 'en' });
    expect(file).toMatchObject({
      fileName: `interest-${loanNo}-2025.pdf`,
      contentType: 'application/pdf',
    });
    expect(drawn[0]).toMatchObject({
      recipient: ['CHAN TAI MAN', '1 Main Street'],
      summary: [
        ['Interest paid in the year', 'HK$0.00'],
        ['Year of assessment', '2025/26'],
        ['Period', '1 April 2025 to 31 March 2026'],
        ['Loan number', loanNo],
        ['Property', 'Flat A, 1 Main Street'],
        ['Principal paid in the year', 'HK$0.00'],
        ['Principal owed on 31 March 2026', 'HK$120,000.00'],
        ['Issued on', '3 April 2026'],
      ],
    });
  });

  it('is listed for each year that has ended, to the borrower alone', async () => {
    const { certificates } = setUp();
    expect(await certificates.list('customer-1', loanNo)).toMatchObject([
      { year: '2025', balance: 120_000 },
    ]);
    const notFound = { code: 'not_found' };
    await expect(certificates.list('customer-2', loanNo)).rejects.toMatchObject(notFound);
    await expect(certificates.list('customer-1', 'LN-2026-9')).rejects.toMatchObject(notFound);
  });
});
