import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { planHoliday } from '@/backoffice/domains/loan/holiday.model';
import {
  accountAsOf,
  positionOf,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { toLoanSummary } from '@/backoffice/domains/loan/loan-view.model';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { reversePayment } from '@/backoffice/domains/loan/reversal/payment-reversal.model';
import { restatementsOf } from '@/backoffice/domains/loan/reversal/replay.model';
import { computeSettlement, projectBills } from '@/backoffice/domains/loan/settlement.model';
import { withRate } from '@/backoffice/domains/loan/terms/rate-change.model';
import { costOfChange } from '@/backoffice/domains/loan/terms/rate-cost.model';
import { compareRates } from '@/backoffice/domains/loan/terms/rate-figures.model';
import { exactAmortisation } from '@test/support/loan/exact-amortisation';
import {
  instalmentLoan,
  interestOnlyLoan,
  payOnTime,
  revolvingLoan,
} from '@test/support/loan/sample-loan';

const startsOn = '2026-01-10';
const refusal = (field: string) => ({
  code: 'validation_failed',
  details: { fields: { [field]: expect.anything() } },
});
const refused = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return 'nothing was refused';
};

describe('Another rate of a loan', () => {
  it('counts by the day of a revolving loan', () => {
    const drawn = revolvingLoan({ amountCents: 100_000_00 });
    // HK$20 a day until the 16th of November, HK$30 from then on.
    const changed = withRate(drawn, { annualRate: 10.95, from: '2026-11-16' }, '2026-11-10');
    expect(positionOf(billDuePeriods(changed, '2026-12-01')).interestCents).toBe(
      (15 * 20 + 15 * 30) * 100,
    );
    expect(computeSettlement(changed, '2026-11-20').interestCents).toBe((15 * 20 + 4 * 30) * 100);
  });

  it('is shown before it counts, and is the rate of the loan from its day on', () => {
    const changed = withRate(
      instalmentLoan(),
      { annualRate: 4.5, from: '2026-03-25' },
      '2026-01-20',
    );
    const summaryOn = (today: string) =>
      toLoanSummary(
        billDuePeriods(changed, today),
        { product: null, property: null, applicationNumber: null },
        today,
      );
    const { instalmentCents } = changed.terms.changes[0] ?? { instalmentCents: 0 };
    expect(summaryOn('2026-03-24')).toMatchObject({
      annualRate: 6,
      rateChange: { from: '2026-03-25', annualRate: 4.5, instalment: instalmentCents / 100 },
    });
    expect(summaryOn('2026-03-25')).toMatchObject({ annualRate: 4.5, rateChange: null });
    expect(changed.entries.at(-1)).toMatchObject({
      kind: 'rate-change',
      on: '2026-01-20',
      reference: 'rate:1',
      positionAfter: positionOf(instalmentLoan()),
    });
    expect(accountAsOf(changed, '2026-01-19').terms.changes).toEqual([]);
  });

  it('is replaced by a later decision for the same day, and may go back to the old rate', () => {
    const from = '2026-04-10';
    const higher = withRate(instalmentLoan(), { annualRate: 7, from }, '2026-01-20');
    const back = withRate(higher, { annualRate: 6, from }, '2026-01-21');
    expect(projectBills(back)).toEqual(projectBills(instalmentLoan()));
    expect(refused(() => withRate(back, { annualRate: 6, from }, '2026-01-22'))).toMatchObject(
      refusal('annualRate'),
    );
  });

  it('counts from today at the earliest where it is higher, and from an unbilled day of this month where it is lower', () => {
    const account = billDuePeriods(instalmentLoan(), '2026-03-20');
    const change = (annualRate: number, from: string) => () =>
      withRate(account, { annualRate, from }, '2026-03-20');
    expect(refused(change(7, '2026-03-19'))).toMatchObject(refusal('from'));
    expect(refused(change(5, '2026-03-09'))).toMatchObject(refusal('from'));
    expect(change(7, '2026-03-20')().terms.changes).toHaveLength(1);
    expect(change(5, '2026-03-10')().terms.changes).toHaveLength(1);
    expect(refused(change(5, '2027-03-21'))).toMatchObject(refusal('from'));
    expect(refused(change(6, '2026-03-20'))).toMatchObject(refusal('annualRate'));
  });

  it('cannot lie before one that was decided, on or after the last payment, or on a loan that is paid back', () => {
    const first = withRate(
      instalmentLoan({ tenorMonths: 6 }),
      { annualRate: 5, from: '2026-04-01' },
      '2026-01-20',
    );
    const change = (account: LoanAccount, from: string) => () =>
      withRate(account, { annualRate: 4, from }, '2026-01-20');
    expect(refused(change(first, '2026-03-31'))).toMatchObject(refusal('from'));
    expect(refused(change(first, '2026-07-10'))).toMatchObject(refusal('from'));
    expect(change(first, '2026-07-09')().terms.changes).toHaveLength(2);
    const paid = payOnTime(interestOnlyLoan({ tenorMonths: 2 }), '2026-03-10');
    expect(refused(change(paid, '2026-03-11'))).toMatchObject(refusal('loanNo'));
  });

  it('leaves a payment holiday and its shared interest as they were granted', () => {
    const plain = instalmentLoan();
    const { holiday } = planHoliday(plain, 2);
    const onHoliday = { ...plain, terms: { ...plain.terms, holidays: [holiday] } };
    const changed = withRate(onHoliday, { annualRate: 3, from: '2026-03-10' }, startsOn);
    const bills = projectBills(changed);
    // HK$1,000,000 at 6 % and at 3 %: 5,000 and 2,500 a month.
    expect(
      bills.slice(0, 2).map(({ isHoliday, interestCents }) => [isHoliday, interestCents]),
    ).toEqual([
      [true, 5_000_00],
      [true, 5_000_00],
    ]);
    expect(bills[2]).toMatchObject({ interestCents: 2_500_00, deferredCents: 833_33 });
    expect(bills).toHaveLength(26);
  });

  it('stays when a payment is taken back, which leaves the loan as if it had never come', () => {
    const before = payOnTime(instalmentLoan(), '2026-03-10');
    const extra = postPayment(before, {
      amountCents: 50_000_00,
      on: '2026-03-12',
      reference: 'extra',
      toPrincipal: true,
    });
    const change = (account: LoanAccount) =>
      withRate(account, { annualRate: 9, from: '2026-03-20' }, '2026-03-15');
    const changed = change(extra);
    const back = reversePayment(changed, { reference: 'extra', on: '2026-04-02' });
    const readAgain = { ...back, restatements: restatementsOf(back) };
    const { instalmentCents } = changed.terms.changes[0] ?? { instalmentCents: 0 };
    const untouched = change(before);
    const never: LoanAccount = {
      ...untouched,
      terms: {
        ...untouched.terms,
        changes: untouched.terms.changes.map((one) => ({ ...one, instalmentCents })),
      },
    };
    expect(readAgain).toEqual(back);
    expect(positionOf(billDuePeriods(back, '2026-05-10'))).toEqual(
      positionOf(billDuePeriods(never, '2026-05-10')),
    );
    expect(projectBills(back)).toEqual(projectBills(billDuePeriods(never, '2026-04-02')));
  });
});

describe('The terms before and after another rate', () => {
  const lastOf = (account: LoanAccount) => {
    const entry = account.entries.at(-1);
    if (!entry) throw new Error('The ledger is empty');
    return compareRates(account, entry);
  };

  it('compare the payment, the last day and the interest to come of an instalment loan', () => {
    const from = '2026-02-10';
    const interest = exactAmortisation({
      principalCents: 1_000_000_00n,
      rateUnits: 6_0000n,
      months: 24,
    }).reduce((sum, row) => sum + row.interest, 0n);
    // The first payment of 44,320.61 leaves 960,679.39, which 23 payments without interest share.
    const changed = withRate(instalmentLoan(), { annualRate: 0, from }, startsOn);
    expect(lastOf(changed)).toMatchObject({
      kind: 'rate-change',
      from,
      paymentOn: '2026-03-10',
      before: {
        annualRate: 6,
        paymentCents: 44_320_61,
        endsOn: '2028-01-10',
        interestLeftCents: Number(interest),
      },
      after: {
        annualRate: 0,
        paymentCents: 41_768_67,
        endsOn: '2028-01-10',
        interestLeftCents: 5_000_00,
      },
    });
  });

  it('compare the first whole month of an interest-only loan, also when it is read much later', () => {
    const changed = withRate(interestOnlyLoan(), { annualRate: 6, from: '2026-01-25' }, startsOn);
    const expected = {
      paymentOn: '2026-03-10',
      before: { annualRate: 12, paymentCents: 1_200_00 },
      after: { annualRate: 6, paymentCents: 600_00 },
    };
    expect(lastOf(changed)).toMatchObject(expected);
    const [, entry] = changed.entries;
    expect(entry && compareRates(billDuePeriods(changed, '2026-09-10'), entry)).toMatchObject(
      expected,
    );
  });

  it('say no payment of a revolving loan, which depends on its use', () => {
    const changed = withRate(revolvingLoan(), { annualRate: 8, from: '2026-12-01' }, '2026-11-02');
    expect(lastOf(changed)).toMatchObject({
      paymentOn: null,
      before: { annualRate: 7.3, paymentCents: null, interestLeftCents: null },
      after: { annualRate: 8, paymentCents: null, endsOn: '2027-11-01' },
    });
  });
});

describe('What another rate costs a year', () => {
  it('is that of the rest as a loan of its own, or of the whole loan with its fee, whichever is dearer', () => {
    const from = '2026-02-10';
    const higher = withRate(interestOnlyLoan(), { annualRate: 24, from }, startsOn);
    // Two per cent a month, compounded: 1.02^12 - 1; by the Schedule a plain 24 %.
    const { apr, mloRate } = costOfChange(higher, 0);
    expect(apr).toBeCloseTo(26.824179, 5);
    expect(mloRate).toBeGreaterThan(24);
    const lower = withRate(interestOnlyLoan(), { annualRate: 1, from }, startsOn);
    // 1.000833^12 - 1 without a fee; with one of a tenth of the loan far more.
    expect(costOfChange(lower, 0).apr).toBeGreaterThan(1);
    expect(costOfChange(lower, 12_000).apr).toBeGreaterThan(5);
  });

  it('of a revolving loan counts its limit as drawn for a month', () => {
    const changed = withRate(revolvingLoan(), { annualRate: 36, from: '2026-12-01' }, '2026-11-02');
    expect(costOfChange(changed, 0).apr).toBeGreaterThan(36);
  });
});
