import { calculateLoan } from '@/lib/loan/calculate';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import {
  outstandingPrincipalCents,
  positionOf,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { isInArrears, toSchedule } from '@/backoffice/domains/loan/loan-view.model';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { reversePayment } from '@/backoffice/domains/loan/reversal/payment-reversal.model';
import { restatementsOf } from '@/backoffice/domains/loan/reversal/replay.model';
import { projectBills } from '@/backoffice/domains/loan/settlement.model';
import { withRate } from '@/backoffice/domains/loan/terms/rate-change.model';
import { compareRates } from '@/backoffice/domains/loan/terms/rate-figures.model';
import {
  withNewPayments,
  type NewPayments,
} from '@/backoffice/domains/loan/terms/restructure.model';
import {
  instalmentLoan,
  interestOnlyLoan,
  payOnTime,
  revolvingLoan,
} from '@test/support/loan/sample-loan';

const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return 'nothing was refused';
};
const refusal = (field: string) => ({
  code: 'validation_failed',
  details: { fields: { [field]: expect.anything() } },
});
const restructure = (
  account: LoanAccount,
  today: string,
  payments: Partial<NewPayments> = {},
): LoanAccount =>
  withNewPayments(account, { from: today, sharesArrears: false, ...payments }, today);
const lastComparison = (account: LoanAccount) => {
  const entry = account.entries.at(-1);
  if (!entry) throw new Error('The ledger is empty');
  return compareRates(account, entry);
};
/** HK$1,000,000 at 6 %, four payments made, two missed; the seventh falls due on 10 August. */
const overdue = (): LoanAccount =>
  billDuePeriods(payOnTime(instalmentLoan(), '2026-05-10'), '2026-07-20');

describe('Other payments of a loan', () => {
  it('are those of a new loan of what is left over the new number of months', () => {
    const paid = payOnTime(instalmentLoan(), '2026-03-10');
    const changed = restructure(paid, '2026-03-10', { months: 60 });
    const { schedule } = calculateLoan({
      paymentType: 'principalAndInterest',
      loanAmount: positionOf(paid).principalCents / 100,
      annualRate: 6,
      tenorMonths: 60,
      startDate: '2026-03-10',
    });
    const later = toSchedule(changed, '2026-03-10').slice(2);
    expect(
      later.map(({ payment, interest, principal, balance }) => [
        payment,
        interest,
        principal,
        balance,
      ]),
    ).toEqual(
      schedule.map(({ payment, interest, principal, balance }) => [
        payment,
        interest,
        principal,
        balance,
      ]),
    );
    expect(lastComparison(changed)).toMatchObject({
      kind: 'restructure',
      paymentOn: '2026-04-10',
      before: { annualRate: 6, paymentCents: 44_320_61, endsOn: '2028-01-10', paymentsLeft: 22 },
      after: { annualRate: 6, endsOn: '2031-03-10', paymentsLeft: 60 },
    });
  });

  it('of a given size are as many as repay the loan, the last being what is left', () => {
    // Without interest: 1,000,000 in payments of 30,000 are 33 and one of 10,000.
    const changed = restructure(instalmentLoan({ annualRate: 0 }), '2026-01-10', {
      paymentCents: 30_000_00,
    });
    expect(lastComparison(changed)).toMatchObject({
      after: { paymentCents: 30_000_00, paymentsLeft: 34, lastPaymentCents: 10_000_00 },
    });
  });

  it('of a given size and number leave what is not repaid to the last', () => {
    const changed = restructure(instalmentLoan({ annualRate: 0 }), '2026-01-10', {
      paymentCents: 30_000_00,
      months: 12,
    });
    expect(lastComparison(changed)).toMatchObject({
      after: { paymentsLeft: 12, lastPaymentCents: 670_000_00, endsOn: '2027-01-10' },
    });
  });

  it('take over what is due without making interest principal, and the loan is not overdue any more', () => {
    const before = overdue();
    const was = positionOf(before);
    const changed = restructure(before, '2026-07-20', { months: 36, sharesArrears: true });
    const is = positionOf(changed);
    expect(was.billedCents).toBeGreaterThan(0);
    expect(outstandingPrincipalCents(is)).toBe(outstandingPrincipalCents(was));
    expect(is).toMatchObject({
      billedCents: 0,
      interestCents: 0,
      deferredCents: was.interestCents,
    });
    expect([isInArrears(before, '2026-07-20'), isInArrears(changed, '2026-07-20')]).toEqual([
      true,
      false,
    ]);
    expect(
      toSchedule(changed, '2026-07-20')
        .slice(3, 7)
        .map(({ state }) => state),
    ).toEqual(['paid', 'shared', 'shared', 'due']);
    const bills = projectBills(changed);
    expect(bills).toHaveLength(36);
    // Each payment has a thirty-sixth of the interest that was due; no interest is charged on it.
    const shares = bills.map(({ deferredCents }) => deferredCents);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(was.interestCents);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    // The principal bore interest from 10 July on as it did when it was due: a twelfth of 6 %.
    expect(bills[0]?.interestCents).toBe(Math.round(outstandingPrincipalCents(was) * 0.005));
  });

  it('extend a loan on which only interest is paid, whose principal falls due at its new end', () => {
    const changed = restructure(interestOnlyLoan(), '2026-01-10', { months: 48 });
    const bills = projectBills(changed);
    expect(bills).toHaveLength(48);
    expect(bills[46]).toMatchObject({ interestCents: 1_200_00, principalCents: 0 });
    expect(bills[47]).toMatchObject({ interestCents: 1_200_00, principalCents: 120_000_00 });
  });

  it('stay when a payment before them is taken back, which leaves the loan as if it had never come', () => {
    const paidOnce = (account: LoanAccount) =>
      postPayment(account, { amountCents: 44_320_61, on: '2026-06-12', reference: 'late' });
    const june = billDuePeriods(payOnTime(instalmentLoan(), '2026-05-10'), '2026-06-12');
    const change = (account: LoanAccount) =>
      restructure(billDuePeriods(account, '2026-07-20'), '2026-07-20', {
        months: 40,
        sharesArrears: true,
      });
    const changed = change(paidOnce(june));
    const back = reversePayment(billDuePeriods(changed, '2026-08-15'), {
      reference: 'late',
      on: '2026-08-15',
    });
    expect({ ...back, restatements: restatementsOf(back) }).toEqual(back);
    const [decided] = changed.terms.changes;
    const untouched = change(june);
    const never: LoanAccount = {
      ...untouched,
      terms: {
        ...untouched.terms,
        changes: untouched.terms.changes.map((one) => ({
          ...one,
          instalmentCents: decided?.instalmentCents ?? 0,
        })),
      },
    };
    expect(positionOf(back)).toEqual(positionOf(billDuePeriods(never, '2026-08-15')));
    expect(projectBills(back)).toEqual(projectBills(billDuePeriods(never, '2026-08-15')));
  });

  it('keep their number when the rate changes later', () => {
    const longer = restructure(instalmentLoan(), '2026-01-10', { months: 60 });
    const changed = withRate(longer, { annualRate: 7, from: '2026-06-10' }, '2026-02-01');
    expect(projectBills(changed)).toHaveLength(60);
  });

  it('are refused where they repay nothing, change nothing, take too long, or lie before what is billed', () => {
    const paid = payOnTime(instalmentLoan(), '2026-03-10');
    const attempt = (payments: Partial<NewPayments>) =>
      refusalOf(() => restructure(paid, '2026-03-20', payments));
    const interestCents = projectBills(paid)[0]?.interestCents ?? 0;
    expect(attempt({ paymentCents: interestCents })).toMatchObject(refusal('payment'));
    expect(attempt({ paymentCents: interestCents + 1 })).toMatchObject(refusal('months'));
    expect(attempt({})).toMatchObject(refusal('months'));
    expect(attempt({ months: 600 })).toMatchObject(refusal('months'));
    expect(attempt({ months: 30, from: '2026-03-09' })).toMatchObject(refusal('from'));
    expect(attempt({ months: 30, from: '2028-01-10' })).toMatchObject(refusal('from'));
    expect(
      refusalOf(() =>
        restructure(overdue(), '2026-07-20', { from: '2026-08-10', sharesArrears: true }),
      ),
    ).toMatchObject(refusal('from'));
  });

  it('are refused for loans that are paid back or revolving, and in size for those that pay only interest', () => {
    const settled = payOnTime(interestOnlyLoan({ tenorMonths: 2 }), '2026-03-10');
    expect(refusalOf(() => restructure(settled, '2026-03-11'))).toMatchObject(refusal('loanNo'));
    expect(
      refusalOf(() => restructure(revolvingLoan(), '2026-11-02', { months: 24 })),
    ).toMatchObject(refusal('loanNo'));
    expect(
      refusalOf(() => restructure(interestOnlyLoan(), '2026-01-10', { paymentCents: 5_000_00 })),
    ).toMatchObject(refusal('payment'));
  });
});
