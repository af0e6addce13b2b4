import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import type {
  CustomerRepository,
  CustomerRow,
} from '@/backoffice/domains/customer/customer.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import type { LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import { createStatementService } from '@/backoffice/domains/statement/statement.service';
import { standIn } from '@test/support/backoffice/service-tools';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const [one, other] = ['LN-2026-00000001', 'LN-2026-00000002'];
const names = { en: 'Lender', hk: '貸款人', cn: '贷款人' };
const legal = { licence: 'Licence', warning: 'W', officialWarning: null, hotline: 'Hotline' };

function setUp(today = '2026-12-01') {
  const drawn: PdfDocumentContent[] = [];
  const accounts: readonly LoanAccount[] = [
    billDuePeriods(interestOnlyLoan(), today),
    billDuePeriods(revolvingLoan({ amountCents: 100_000_00 }), today),
  ];
  const records = accounts.map((account) => ({
    customerId: 'customer-1',
    applicationNumber: null,
    product: null,
    property: null,
    account,
  }));
  const customer = standIn<CustomerRow>({ id: 'customer-1' });
  const statements = createStatementService({
    loanLedger: standIn<LoanLedger>({
      today: () => today,
      read: async (loanNo) => records.find(({ account }) => account.loanNo === loanNo) ?? null,
      listByCustomer: async (id) => records.filter(({ customerId }) => customerId === id),
    }),
    customers: standIn<CustomerService>({
      profileOf: (row) => ({
        id: row.id,
        phone: '+85291234567',
        name: 'CHAN TAI MAN',
        email: null,
        address: '1 Main Street',
        language: 'hk',
        marketing: false,
        emailVerifiedAt: null,
        payoutsHeldUntil: null,
        payoutsFrozenAt: null,
      }),
    }),
    repositories: {
      customer: standIn<CustomerRepository>({
        findById: async (id) => (id === customer.id ? customer : null),
      }),
    },
    pdfWorkerPool: {
      async render(content) {
        drawn.push(content);
        return new TextEncoder().encode('%PDF');
      },
    },
    brandNames: names,
    legal: { en: legal, hk: legal, cn: legal },
  });
  const file = (changes: Partial<Parameters<typeof statements.renderFile>[1]> = {}) =>
    statements.renderFile('customer-1', {
      loanNo: one,
      stmDate: '2026-02-28',
      format: 'csv',
      locale: 'en',
      ...changes,
    });
  return { statements, drawn, file };
}

describe('The statements of a customer', () => {
  it('are those of all loans, the newest first and by loan number within a month', async () => {
    const list = await setUp().statements.list('customer-1', undefined);
    expect(list.slice(0, 3).map(({ stmDate, loanNo }) => [stmDate, loanNo])).toEqual([
      ['2026-11-30', one],
      ['2026-11-30', other],
      ['2026-10-31', one],
    ]);
    expect(list).toHaveLength(12);
  });

  it('are those of one loan where it is named, with the figures of each month', async () => {
    const list = await setUp('2026-03-01').statements.list('customer-1', one);
    expect(list).toEqual([
      {
        stmDate: '2026-02-28',
        loanNo: one,
        from: '2026-02-01',
        opening: 120_000,
        charged: 1_200,
        paid: 0,
        closing: 121_200,
      },
      {
        stmDate: '2026-01-31',
        loanNo: one,
        from: '2026-01-10',
        opening: 0,
        charged: 120_000,
        paid: 0,
        closing: 120_000,
      },
    ]);
  });

  it('are none of anybody else', async () => {
    const { statements } = setUp();
    expect(await statements.list('customer-2', undefined)).toEqual([]);
    await expect(statements.list('customer-2', one)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('A statement as a file', () => {
  it('is a table in the language of the page, named in plain letters', async () => {
    const { file, drawn } = setUp();
    const { bytes, ...table } = await file({ locale: 'hk' });
    expect(table).toEqual({
      fileName: `statement-${one}-2026-02-28.csv`,
      contentType: 'text/csv; charset=utf-8; header=present',
    });
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/\p{Script=Han}/u);
    expect(text).toMatch(/2026-02-28,.*121200\.00/);
    expect(drawn).toEqual([]);
  });

  it('is drawn with brand, customer and loan', async () => {
    const { file, drawn } = setUp();
    expect(await file({ format: 'pdf', locale: 'cn' })).toEqual({
      fileName: `statement-${one}-2026-02-28.pdf`,
      contentType: 'application/pdf',
      bytes: new TextEncoder().encode('%PDF'),
    });
    expect(drawn).toMatchObject([
      { heading: '贷款人', script: 'simplified', recipient: ['CHAN TAI MAN', '1 Main Street'] },
    ]);
    expect(JSON.stringify(drawn)).toContain(one);
  });

  it.each([
    ['a month that has not ended', { stmDate: '2026-12-31' }],
    ['a day that ends no month', { stmDate: '2026-02-27' }],
    ['the loan of nobody', { loanNo: 'LN-2026-99999999' }],
  ])('does not exist for %s', async (_, changes) => {
    await expect(setUp().file(changes)).rejects.toMatchObject({ code: 'not_found' });
  });
});
