import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import { openLoanAccount, type LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import {
  createLoanDesk,
  type LoanDeskRepositories,
} from '@/backoffice/domains/loan/loan-desk.service';
import { createLoanFieldEncryption } from '@/backoffice/domains/loan/loan-field-encryption';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';
import type { LoanService } from '@/backoffice/domains/loan/loan.service';
import type { BookLoanRequest } from '@/contracts/account/account-desk';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { applicationRow } from '@test/support/backoffice/in-memory-applications';
import { standIn, testCipher, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { interestOnlyLoan } from '@test/support/loan/sample-loan';

const today = '2026-05-04';
const at = new Date('2026-05-04T02:00:00.000Z');
const applicationNumber = 'HK-2026-7F3K9Q2M';
const revolving = (amountCents = 0, startsOn = '2026-05-01') =>
  openLoanAccount('L-1', {
    kind: 'revolving',
    annualRate: 12,
    tenorMonths: 60,
    startsOn,
    amountCents,
    limitCents: 500_000_00,
  });
const mortgage: BookLoanRequest = {
  customerId: 'customer-1',
  kind: 'principalAndInterest',
  amount: 1_000_000,
  annualRate: 6,
  tenorMonths: 120,
  startsOn: '2026-05-01',
};

function setUp({
  account = revolving(300_000_00),
  application = {},
}: { account?: LoanAccount; application?: Partial<ApplicationRow> } = {}) {
  const created: LoanRecord[] = [];
  const saved: LoanAccount[] = [];
  const placed: object[] = [];
  const audited: NewAuditRow[] = [];
  let current = account;
  type Customer = NonNullable<Awaited<ReturnType<LoanDeskRepositories['customer']['findById']>>>;
  const customer = standIn<LoanDeskRepositories['customer']>({
    findById: async (id) => (id === 'customer-1' ? standIn<Customer>({ id }) : null),
  });
  const approved = applicationRow({ state: 'offer-accepted', ...application });
  const repositories: LoanDeskRepositories = {
    application: standIn<LoanDeskRepositories['application']>({
      lockByNumber: async (number) => (number === approved.number ? approved : null),
      findLoanNo: async (number) =>
        created.find((record) => record.applicationNumber === number)?.account.loanNo ?? null,
    }),
    audit: standIn<LoanDeskRepositories['audit']>({
      create: async (row) => void audited.push(row),
    }),
    customer,
    offer: { list: async () => [] },
    paymentOrder: standIn({}),
    loan: standIn<LoanDeskRepositories['loan']>({
      create: async (record) => void created.push(record),
      addEntries: async () => undefined,
    }),
  };
  const desk = createLoanDesk({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    loanLedger: standIn<LoanLedger>({
      today: () => today,
      lock: async (_tx, loanNo) =>
        loanNo === 'L-1'
          ? {
              customerId: 'customer-1',
              applicationNumber: null,
              product: null,
              property: null,
              account: current,
            }
          : null,
      async save(_tx, _before, after) {
        saved.push(after);
        current = after;
      },
    }),
    loans: standIn<LoanService>({
      detail: ({ account: { loanNo } }) => standIn<LoanDetail>({ loanNo }),
    }),
    acceptedOffer: async () => null,
    fieldEncryption: createLoanFieldEncryption(testCipher),
    placeOrder: async (_tx, payment) => `PO-${placed.push(payment)}`,
    now: () => at,
    newLoanNo: (year) => `HKL-${year}-1`,
  });
  const book = async (changes: Partial<BookLoanRequest> = {}) =>
    desk.bookLoan('amy', { ...mortgage, ...changes });
  const posting = { amount: 1_000, reference: 'bank 77' };
  const pay = (
    changes: Partial<typeof posting> & { on?: string; toPrincipal?: boolean } = {},
    loanNo = 'L-1',
  ) => desk.postPayment('amy', loanNo, { toPrincipal: false, ...posting, ...changes });
  const draw = (changes: Partial<typeof posting> & { on?: string } = {}) =>
    desk.postDrawdown('amy', 'L-1', { ...posting, ...changes });
  return { created, saved, audited, placed, book, pay, draw };
}

const refusal = (fields: object) => ({ code: 'validation_failed', details: { fields } });

describe('A loan that staff book', () => {
  it('begins with its advance, keeps its property encrypted and is written down', async () => {
    const { book, created, audited } = setUp();
    expect((await book({ property: 'Flat A, Kam Shan Mansion' })).loanNo).toBe('HKL-2026-1');
    expect(created).toMatchObject([
      {
        customerId: 'customer-1',
        applicationNumber: null,
        product: null,
        account: { entries: [{ kind: 'advance', amountsCents: { principal: 1_000_000_00 } }] },
      },
    ]);
    expect(created[0]?.property).not.toContain('Kam Shan');
    expect(audited).toMatchObject([
      { staff: 'amy', action: 'create', target: 'loan:HKL-2026-1', after: { annualRate: 6 } },
    ]);
    expect(JSON.stringify(audited)).not.toContain('Kam Shan');
  });

  it('is billed from its first day', async () => {
    const { book, created } = setUp();
    await book({ startsOn: '2026-01-01' });
    // The first of February, March, April and May.
    expect(created).toMatchObject([{ account: { billedPeriods: 4, nextDueOn: '2026-06-01' } }]);
  });

  it('of an application whose offer was accepted belongs to its applicant, and is paid out, once', async () => {
    const { book, created, placed } = setUp();
    await book({ customerId: undefined, applicationNumber });
    expect(created).toMatchObject([
      { customerId: 'customer-1', applicationNumber, product: 'first-mortgage' },
    ]);
    expect(placed).toMatchObject([{ reference: 'HKL-2026-1', amountCents: 1_000_000_00 }]);
    await expect(book({ applicationNumber })).rejects.toMatchObject(
      refusal({ applicationNumber: { key: 'loanBooked' } }),
    );
  });

  it.each([
    'received',
    'needs-documents',
    'in-assessment',
    'approved',
    'declined',
    'withdrawn',
  ] as const)('cannot be of an application that is %s', async (state) => {
    const { book, created } = setUp({ application: { state } });
    await expect(book({ applicationNumber })).rejects.toMatchObject(
      refusal({ applicationNumber: { key: 'offerNotAccepted' } }),
    );
    expect(created).toEqual([]);
  });

  const revolvingLoan = { kind: 'revolving', amount: undefined } as const;
  it.each<{ why: string; changes: Partial<BookLoanRequest>; fields: object }>([
    {
      why: 'nobody is named',
      changes: { customerId: undefined },
      fields: { customerId: { key: 'required' } },
    },
    {
      why: 'the customer is unknown',
      changes: { customerId: 'customer-9' },
      fields: { customerId: { key: 'required' } },
    },
    {
      why: 'the application is unknown',
      changes: { applicationNumber: 'HK-2026-00000000' },
      fields: { applicationNumber: { key: 'unknownApplication' } },
    },
    {
      why: 'no amount is lent',
      changes: { amount: undefined },
      fields: { amount: { key: 'required' } },
    },
    {
      why: 'a revolving one has no limit',
      changes: revolvingLoan,
      fields: { creditLimit: { key: 'required' } },
    },
    {
      why: 'another one has a limit',
      changes: { creditLimit: 1_000_000 },
      fields: { creditLimit: { key: 'notForPaymentType' } },
    },
    {
      why: 'more is drawn than the limit allows',
      changes: { ...revolvingLoan, creditLimit: 500_000, amount: 500_000.01 },
      fields: { amount: { key: 'tooBig', limit: 500_000 } },
    },
    {
      why: 'it begins tomorrow',
      changes: { startsOn: '2026-05-05' },
      fields: { startsOn: { key: 'outOfRange' } },
    },
    {
      why: 'its rate is above the maximum',
      changes: { annualRate: 36 },
      fields: { annualRate: { key: 'costsTooMuch' } },
    },
    {
      why: 'its fee makes it dearer than the maximum',
      changes: { fee: 900_000 },
      fields: { fee: { key: 'costsTooMuch' } },
    },
  ])('is refused where $why', async ({ changes, fields }) => {
    const { book, created, audited } = setUp();
    await expect(book(changes)).rejects.toMatchObject(refusal(fields));
    expect([created, audited]).toEqual([[], []]);
  });
});

describe('A payment that staff post', () => {
  it('takes off the principal what the customer asked for, short of clearing the loan', async () => {
    const { pay, saved } = setUp({ account: interestOnlyLoan({ startsOn: '2026-04-10' }) });
    await expect(pay({ amount: 120_000, toPrincipal: true })).rejects.toMatchObject(
      refusal({ amount: { key: 'overOwed' } }),
    );
    await pay({ amount: 20_000, toPrincipal: true });
    expect(saved[0]?.entries.at(-1)?.positionAfter).toMatchObject({ principalCents: 100_000_00 });
  });

  it('is written down with its entries, and posted once for a reference and amount', async () => {
    const { pay, saved, audited } = setUp();
    await pay();
    await pay();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.entries.at(-1)).toMatchObject({
      kind: 'payment',
      on: today,
      reference: 'desk:bank 77',
      amountsCents: { cash: 1_000_00 },
    });
    expect(audited).toMatchObject([
      {
        action: 'update',
        target: 'loan:L-1',
        before: { action: 'payment' },
        after: [{ kind: 'payment', reference: 'desk:bank 77', amounts: { cash: 1_000_00 } }],
      },
    ]);
  });

  it('is refused where its reference was used for another amount, or for money that went out', async () => {
    const { pay, draw, saved } = setUp();
    await pay();
    const used = refusal({ reference: { key: 'referenceUsed' } });
    await expect(pay({ amount: 1_000.01 })).rejects.toMatchObject(used);
    await expect(draw()).rejects.toMatchObject(used);
    expect(saved).toHaveLength(1);
  });

  it.each(['2026-04-30', '2026-05-05'])('is refused on %s', async (on) => {
    const { pay, saved } = setUp();
    await expect(pay({ on })).rejects.toMatchObject(
      refusal({ on: { key: 'outOfRange', limit: '2026-05-01 – 2026-05-04' } }),
    );
    expect(saved).toEqual([]);
  });

  it('is of a loan that there is', async () => {
    await expect(setUp().pay({}, 'L-9')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('A draw-down that staff post', () => {
  it('takes all that is left of the limit, and not a cent more', async () => {
    const { draw, saved } = setUp();
    await expect(draw({ amount: 200_000.01 })).rejects.toMatchObject(
      refusal({ amount: { key: 'overAvailable', limit: 200_000 } }),
    );
    await draw({ amount: 200_000 });
    await draw({ amount: 200_000 });
    expect(saved.map(({ entries }) => entries.at(-1))).toMatchObject([
      { kind: 'withdrawal', reference: 'desk:bank 77', amountsCents: { cash: -200_000_00 } },
    ]);
  });

  it('is refused of a loan without a limit', async () => {
    const term = interestOnlyLoan({ startsOn: '2026-05-01' });
    await expect(setUp({ account: term }).draw()).rejects.toMatchObject(
      refusal({ amount: { key: 'notRevolving' } }),
    );
  });
});
