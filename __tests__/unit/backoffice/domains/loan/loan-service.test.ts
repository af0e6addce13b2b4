import type { LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import { createLoanFieldEncryption } from '@/backoffice/domains/loan/loan-field-encryption';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import { createLoanService } from '@/backoffice/domains/loan/loan.service';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';
import { standIn, testCipher } from '@test/support/backoffice/service-tools';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const loanNo = 'LN-2026-00000001';
const fieldEncryption = createLoanFieldEncryption(testCipher);
const record = (account: LoanAccount): LoanRecord => ({
  customerId: 'customer-1',
  applicationNumber: 'AP-1',
  product: 'first-mortgage',
  property: fieldEncryption.property.encrypt(account.loanNo, 'Flat A'),
  account,
});

function loansOn(accounts: readonly LoanAccount[], today = '2026-01-20') {
  const records = accounts.map(record);
  return createLoanService({
    loanLedger: standIn<LoanLedger>({
      today: () => today,
      read: async (wanted) => records.find(({ account }) => account.loanNo === wanted) ?? null,
      listByCustomer: async (id) => records.filter(({ customerId }) => customerId === id),
    }),
    fieldEncryption,
    paymentInstructions: () => ({ fpsId: '1234567', bankAccount: '024-1', payee: 'Lender' }),
  });
}

describe('A loan as its customer reads it', () => {
  const loans = loansOn([interestOnlyLoan(), revolvingLoan()]);

  it('tells its property, its schedule and how to pay it', async () => {
    const detail = await loans.find('customer-1', loanNo);
    expect(detail).toMatchObject({ loanNo, property: 'Flat A', applicationNumber: 'AP-1' });
    expect(detail.paying).toEqual({
      fpsId: '1234567',
      bankAccount: '024-1',
      payee: 'Lender',
      reference: loanNo,
    });
    expect(detail.schedule).toHaveLength(24);
    expect(detail.transactions).toHaveLength(1);
  });

  it('is in the list with the others of the same customer', async () => {
    expect((await loans.list('customer-1')).map((loan) => loan.loanNo)).toEqual([
      loanNo,
      'LN-2026-00000002',
    ]);
    expect(await loans.list('customer-2')).toEqual([]);
  });

  it.each([
    ['the loan of another', 'customer-2', loanNo],
    ['an unknown number', 'customer-1', 'LN-2026-99999999'],
  ])('is refused alike where it is %s', async (_, customerId, number) => {
    const refusal = { code: 'not_found' };
    const holiday = { loanNo: number, months: 1 };
    const settlement = { loanNo: number, on: '2026-01-20' };
    await expect(loans.find(customerId, number)).rejects.toMatchObject(refusal);
    await expect(loans.previewHoliday(customerId, holiday)).rejects.toMatchObject(refusal);
    await expect(loans.quoteSettlement(customerId, settlement)).rejects.toMatchObject(refusal);
  });
});

describe('A quote to settle a loan', () => {
  const quote = (on: string, account = interestOnlyLoan()) =>
    loansOn([account]).quoteSettlement('customer-1', { loanNo, on });

  it('is the balance and the interest to that day, in dollars', async () => {
    // 120,000 × 12 % × 10 days / 365
    expect(await quote('2026-01-20')).toMatchObject({
      loanNo,
      on: '2026-01-20',
      principal: 120_000,
      interest: 394.52,
      fee: 0,
      amount: 120_394.52,
      paidInAdvance: 0,
      deferredInterest: 0,
    });
  });

  it('bills the periods that fall due before that day', async () => {
    // One month billed, 1,200, then 120,000 × 12 % × 9 days / 365.
    expect(await quote('2026-02-19')).toMatchObject({ amount: 121_555.07 });
  });

  it.each(['2026-01-19', '2026-03-22'])(
    'is not made for %s: only from today to 60 days ahead',
    async (on) => {
      await expect(quote(on)).rejects.toMatchObject({
        code: 'validation_failed',
        details: { fields: { on: { key: 'outOfRange', limit: '2026-01-20 – 2026-03-21' } } },
      });
    },
  );

  it('is not made where nothing is owed any more', async () => {
    const settled: LoanAccount = { ...interestOnlyLoan(), state: 'settled', nextDueOn: null };
    await expect(quote('2026-01-20', settled)).rejects.toMatchObject({
      details: { fields: { loan_no: { key: 'loanSettled' } } },
    });
  });
});

describe('A payment holiday', () => {
  it('is shown with what it costs before it is asked for', async () => {
    const preview = await loansOn([interestOnlyLoan()]).previewHoliday('customer-1', {
      loanNo,
      months: 2,
    });
    // The interest of two months, 1,200 each, is shared among the twelve payments after them; 24 payments are still made.
    expect(preview).toMatchObject({
      loanNo,
      months: 2,
      deferredParts: 12,
      interestOfHoliday: 2_400,
      instalment: 1_200,
      instalmentAfter: 1_400,
      totalBefore: 120_000 + 24 * 1_200,
      totalAfter: 120_000 + 26 * 1_200,
    });
  });
});
