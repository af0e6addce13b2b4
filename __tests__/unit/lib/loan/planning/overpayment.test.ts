import {
  projectOverpayment,
  type PaymentToCome,
  type RemainingLoan,
} from '@/lib/loan/planning/overpayment';
import { calculateLoan } from '@/lib/loan/calculate';
import { addMonths, formatCivilDate } from '@/lib/loan/civil-date';

const dateOf = (n: number): string =>
  formatCivilDate(addMonths({ year: 2026, month: 12, day: 5 }, n));

/** HK$1,000,000 at 6 % over 120 months, as the calculator's engine repays it. */
function mortgage(): RemainingLoan {
  const { schedule } = calculateLoan({
    paymentType: 'principalAndInterest',
    loanAmount: 1_000_000,
    annualRate: 6,
    tenorMonths: 120,
  });
  const payments = schedule.map(({ n, interest, principal, balance }): PaymentToCome => ({
    date: dateOf(n),
    interest,
    principal,
    balance,
  }));
  return { payments, annualRate: 6, repaysPrincipal: true };
}
const interestOnly: RemainingLoan = {
  annualRate: 12,
  repaysPrincipal: false,
  payments: [1, 2, 3, 4].map((n) => ({
    date: dateOf(n),
    interest: 1_200,
    principal: n === 4 ? 120_000 : 0,
    balance: n === 4 ? 0 : 120_000,
  })),
};

/** Payments that clear a balance at a level payment: −ln(1 − P i / M) / ln(1 + i). */
const paymentsOf = (principal: number, payment: number): number =>
  Math.ceil(-Math.log(1 - (principal * 0.005) / payment) / Math.log(1.005));

describe('A loan that is repaid faster', () => {
  it('changes nothing without an overpayment', () => {
    const loan = mortgage();
    const planned = loan.payments.reduce((sum, { interest }) => sum + interest, 0);
    const outcome = projectOverpayment(loan, { once: 0, monthly: 0 });
    expect(outcome).toMatchObject({ endsOn: dateOf(120), payments: 120, interestSaved: 0 });
    expect(outcome?.interest).toBeCloseTo(planned, 2);
  });

  it('ends as the closed form says after a sum with the next payment', () => {
    // 1,000,000 × 0.005 / (1 − 1.005^−120) = 11,102.05
    const owed = 1_000_000 * 1.005 - 11_102.05 - 200_000;
    const payments = 1 + paymentsOf(owed, 11_102.05);
    expect(payments).toBe(90);
    const outcome = projectOverpayment(mortgage(), { once: 200_000, monthly: 0 });
    expect(outcome).toMatchObject({ payments, endsOn: dateOf(payments) });
  });

  it('ends as the closed form says with more each month, and saves what the last payments would have cost', () => {
    const payments = paymentsOf(1_000_000, 13_102.05);
    expect(payments).toBe(97);
    const outcome = projectOverpayment(mortgage(), { once: 0, monthly: 2_000 });
    expect(outcome).toMatchObject({ payments, endsOn: dateOf(payments) });
    expect((outcome?.interest ?? 0) + (outcome?.interestSaved ?? 0)).toBeCloseTo(332_246.0, 0);
  });

  it('ends with the next payment where all is repaid with it', () => {
    expect(projectOverpayment(mortgage(), { once: 2_000_000, monthly: 0 })).toMatchObject({
      payments: 1,
      endsOn: dateOf(1),
      interest: 5_000,
    });
  });

  it('bears less interest until the same end where only interest was due', () => {
    // 1,200 for the month that runs, then 1 % of 60,000 three times
    expect(projectOverpayment(interestOnly, { once: 60_000, monthly: 0 })).toEqual({
      endsOn: dateOf(4),
      payments: 4,
      interest: 3_000,
      interestSaved: 1_800,
    });
  });

  it('is none without payments to come', () => {
    expect(
      projectOverpayment({ ...interestOnly, payments: [] }, { once: 1, monthly: 1 }),
    ).toBeNull();
  });
});
