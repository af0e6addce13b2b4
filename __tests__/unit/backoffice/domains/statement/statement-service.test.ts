import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import type {
  CustomerRepository,
  CustomerRow,
} from '@/backoffice/domains/customer/customer.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import type { LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import type { LoanFieldEncryption } from '@/backoffice/domains/loan/loan-field-encryption';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import { createLoanService } from '@/backoffice/domains/loan/loan.service';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { createStatementEncryption } from '@/backoffice/domains/statement/issued-statement.model';
import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import {
  createStatementIssue,
  type StatementIssueRepositories,
} from '@/backoffice/domains/statement/statement-issue';
import type {
  StatementRepository,
  StatementRow,
} from '@/backoffice/domains/statement/statement.repository';
import { createStatementService } from '@/backoffice/domains/statement/statement.service';
import {
  collectedLog,
  standIn,
  testCipher,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { interestOnlyLoan, recordOfLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const [one, other] = ['LN-2026-00000001', 'LN-2026-00000002'];
const names = { en: 'Lender', hk: '貸款人', cn: '贷款人' };
const legal = { licence: 'Licence', warning: 'W', officialWarning: null, hotline: 'Hotline' };

/** Keeps what was issued, the first of each id. */
function issuedStatements() {
  const rows = new Map<string, StatementRow>();
  const until = new Map<string, string>();
  const repository = standIn<StatementRepository>({
    findById: async (id) => rows.get(id) ?? null,
    findIssuedUntil: async (loanNo) => until.get(loanNo) ?? null,
    async addIssued(added) {
      for (const row of added) if (!rows.has(row.id)) rows.set(row.id, row);
    },
    markIssued: async (loanNo, monthEnd) => void until.set(loanNo, monthEnd),
  });
  return { rows, repository };
}

function setUp(
  today = '2026-12-01',
  accounts: readonly LoanAccount[] = [
    billDuePeriods(interestOnlyLoan(), today),
    billDuePeriods(revolvingLoan({ amountCents: 100_000_00 }), today),
  ],
) {
  const drawn: PdfDocumentContent[] = [];
  const { rows, repository: statement } = issuedStatements();
  const records = accounts.map((account) => recordOfLoan(account));
  const find = (loanNo: string) => records.find(({ account }) => account.loanNo === loanNo) ?? null;
  const loanLedger = standIn<LoanLedger>({
    today: () => today,
    read: async (loanNo) => find(loanNo),
    lock: async (_tx, loanNo) => find(loanNo),
    listByCustomer: async (id) => records.filter(({ customerId }) => customerId === id),
  });
  const customer = standIn<CustomerRow>({ id: 'customer-1' });
  const encryption = createStatementEncryption(testCipher);
  const repositories = standIn<StatementIssueRepositories>({
    statement,
    customer: standIn<CustomerRepository>({
      findById: async (id) => (id === customer.id ? customer : null),
    }),
  });
  const { issue } = createStatementIssue({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    loanLedger,
    loans: createLoanService({
      loanLedger,
      fieldEncryption: standIn<LoanFieldEncryption>({
        property: { encrypt: (_id, text) => text, decrypt: (_id, text) => text },
      }),
      paymentInstructions: () => ({
        fpsId: '1234567',
        bankAccount: '[to be set]',
        payee: 'Lender Ltd',
      }),
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
        reminderDays: null,
        emailVerifiedAt: null,
        payoutsHeldUntil: null,
        payoutsFrozenAt: null,
      }),
    }),
    encryption,
    now: () => new Date(`${today}T01:00:00Z`),
    log: collectedLog().log,
  });
  const statements = createStatementService({
    loanLedger,
    repositories,
    issue,
    encryption,
    pdfWorkerPool: {
      async render(content) {
        drawn.push(content);
        return new TextEncoder().encode('%PDF');
      },
    },
    letterheads: createLetterheads(names, () => legal),
  });
  const file = (changes: Partial<Parameters<typeof statements.renderFile>[1]> = {}) =>
    statements.renderFile('customer-1', {
      loanNo: one,
      stmDate: '2026-02-28',
      format: 'csv',
      locale: 'en',
      ...changes,
    });
  return { statements, drawn, file, rows };
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

  it('says what was overdue and due next on its last day, whatever was paid since', async () => {
    // HK$1,200 a month fell due on 10 February and 10 March; HK$2,000 came on 15 April.
    const paid = postPayment(billDuePeriods(interestOnlyLoan(), '2026-04-15'), {
      amountCents: 2_000_00,
      on: '2026-04-15',
      reference: 'FPS 1',
    });
    const { file, drawn } = setUp('2026-05-01', [paid]);
    await file({ stmDate: '2026-03-31', format: 'pdf' });
    expect(drawn[0]?.sections).toEqual([
      {
        heading: 'What is due and how to pay',
        rows: [
          ['Overdue on 31 March 2026', 'HK$2,400.00, since 10 February 2026'],
          ['Next payment', 'HK$1,200.00, due on 10 April 2026'],
          ['The next payment includes', 'HK$1,200.00 interest, HK$0.00 principal'],
          ['FPS identifier', '1234567'],
          ['Payee', 'Lender Ltd'],
          ['Payment reference', one],
        ],
      },
    ]);
  });

  it('says what a payment went to', async () => {
    // One month of 1 % interest is due on 10 February; what is beyond it goes to the principal.
    const paid = postPayment(billDuePeriods(interestOnlyLoan(), '2026-02-20'), {
      amountCents: 5_000_00,
      on: '2026-02-20',
      reference: 'FPS 1',
      toPrincipal: true,
    });
    const { file } = setUp('2026-03-01', [paid]);
    const text = new TextDecoder().decode((await file({ stmDate: '2026-02-28' })).bytes);
    expect(text.split('\r\n').slice(2, 5)).toEqual([
      '2026-02-10,Interest,1200.00,,,,121200.00',
      '2026-02-20,Payment received,,5000.00,1200.00,3800.00,116200.00',
      '2026-02-28,Closing balance,1200.00,5000.00,1200.00,3800.00,116200.00',
    ]);
  });

  it('is stored as nobody reads it without the key', async () => {
    const { file, rows } = setUp();
    await file();
    expect(rows.size).toBeGreaterThan(0);
    for (const { encrypted } of rows.values()) expect(encrypted).not.toMatch(/CHAN|Street|\bFPS/);
  });
});
