import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import type {
  CustomerRepository,
  CustomerRow,
} from '@/backoffice/domains/customer/customer.repository';
import type {
  CustomerProfile,
  CustomerService,
} from '@/backoffice/domains/customer/customer.service';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import type { LoanService } from '@/backoffice/domains/loan/loan.service';
import { createCertificateService } from '@/backoffice/domains/statement/certificate/certificate.service';
import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import { standIn } from '@test/support/backoffice/service-tools';
import { interestOnlyLoan, recordOfLoan } from '@test/support/loan/sample-loan';

const loanNo = 'LN-2026-00000001';
const legal = { licence: 'Licence', warning: 'W', officialWarning: null, hotline: 'Hotline' };

function setUp() {
  const drawn: PdfDocumentContent[] = [];
  const record = recordOfLoan(billDuePeriods(interestOnlyLoan(), '2026-05-01'));
  const certificates = createCertificateService({
    loanLedger: {
      today: () => '2026-05-01',
      read: async (number) => (number === loanNo ? record : null),
    },
    loans: standIn<LoanService>({
      summary: () => ({ ...Object({ loanNo, property: 'Flat A, 1 Main Street' }) }),
    }),
    customers: standIn<CustomerService>({
      profileOf: () => standIn<CustomerProfile>({ name: 'CHAN TAI MAN', address: '1 Main Street' }),
    }),
    repositories: {
      customer: standIn<CustomerRepository>({ findById: async () => standIn<CustomerRow>({}) }),
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
  it('names customer, property, year and the day on which it is printed', async () => {
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
        ['Printed on', '1 May 2026'],
      ],
    });
  });

  it.each([
    ['a year that has not ended', 'customer-1', { loanNo, year: '2026' }],
    ['the loan of somebody else', 'customer-2', { loanNo, year: '2025' }],
    ['the loan of nobody', 'customer-1', { loanNo: 'LN-2026-99999999', year: '2025' }],
  ])('does not exist for %s', async (_, customerId, asked) => {
    await expect(
      setUp().certificates.render(customerId, { ...asked, locale: 'en' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
