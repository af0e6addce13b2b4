import fc from 'fast-check';
import { effectiveAnnualRate } from '@test/support/loan/closed-form-oracles';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { anyTermLoan } from '@test/support/loan/loan-arbitraries';

const RUNS = { numRuns: 1000 };

describe('invariants over generated loans', () => {
  it('the payment never falls when the rate rises', () => {
    const loans = fc.record({
      low: fc.integer({ min: 0, max: 5000 }),
      step: fc.integer({ min: 1, max: 5000 }),
      loanAmount: fc.integer({ min: 1, max: 1e9 }),
      tenorMonths: fc.integer({ min: 1, max: 600 }),
    });
    fc.assert(
      fc.property(loans, ({ low, step, loanAmount, tenorMonths }) => {
        const at = (basisPoints: number) =>
          summariseLoan({
            paymentType: 'principalAndInterest',
            loanAmount,
            tenorMonths,
            annualRate: basisPoints / 100,
          });
        expect(at(low + step).amount).toBeGreaterThanOrEqual(at(low).amount);
      }),
      RUNS,
    );
  });

  it('payment, total interest and both rates of a mortgage rise with the rate', () => {
    const mortgages = fc.record({
      low: fc.integer({ min: 0, max: 1900 }),
      step: fc.integer({ min: 25, max: 100 }),
      loanAmount: fc.integer({ min: 1_000_000, max: 1e9 }),
      tenorMonths: fc.integer({ min: 1, max: 360 }),
    });
    fc.assert(
      fc.property(mortgages, ({ low, step, loanAmount, tenorMonths }) => {
        const at = (basisPoints: number) =>
          summariseLoan({
            paymentType: 'principalAndInterest',
            loanAmount,
            tenorMonths,
            annualRate: basisPoints / 100,
          });
        const [lower, higher] = [at(low), at(low + step)];
        expect(higher.amount).toBeGreaterThan(lower.amount);
        expect(higher.totalInterest).toBeGreaterThan(lower.totalInterest);
        expect(higher.apr).toBeGreaterThan(lower.apr);
        expect(higher.mloRate).toBeGreaterThan(lower.mloRate);
      }),
      RUNS,
    );
  });

  it('without fee the annual percentage rate of a monthly loan is (1+i)^12 - 1', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1e9 }),
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 1, max: 480 }),
        (loanAmount, basisPoints, tenorMonths) => {
          const { apr } = summariseLoan({
            paymentType: 'principalAndInterest',
            loanAmount,
            tenorMonths,
            annualRate: basisPoints / 100,
          });
          expect(Math.abs(apr - effectiveAnnualRate(basisPoints / 100))).toBeLessThan(0.001);
        },
      ),
      RUNS,
    );
  });

  it.each([
    [0, 0],
    [0.0001, 0.0001],
    [0.01, 0.01],
  ])('a rate of %d %% is found to six decimals', (annualRate, expected) => {
    expect(
      summariseLoan({
        paymentType: 'principalAndInterest',
        loanAmount: 1e9,
        annualRate,
        tenorMonths: 240,
      }).apr,
    ).toBe(expected);
  });

  it('a fee on a loan without interest: 1,100 repaid after a year for 1,000', () => {
    expect(
      summariseLoan({
        paymentType: 'interestOnly',
        loanAmount: 1100,
        fee: 100,
        annualRate: 0,
        tenorMonths: 12,
      }),
    ).toMatchObject({ apr: 10, mloRate: 10 });
  });

  it('a fee raises both rates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 1e8 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 480 }),
        (loanAmount, feePercent, tenorMonths) => {
          const loan = {
            paymentType: 'principalAndInterest',
            loanAmount,
            tenorMonths,
            annualRate: 5,
          } as const;
          const [plain, charged] = [
            summariseLoan(loan),
            summariseLoan({ ...loan, fee: (loanAmount * feePercent) / 100 }),
          ];
          expect(charged.apr).toBeGreaterThan(plain.apr);
          expect(charged.mloRate).toBeGreaterThan(plain.mloRate);
          expect(charged.amount).toBe(plain.amount);
        },
      ),
      RUNS,
    );
  });

  it('the annual percentage rate makes both sides of the equation equal', () => {
    fc.assert(
      fc.property(anyTermLoan, (loan) => {
        fc.pre(
          loan.loanAmount >= 1000 &&
            loan.startDate === undefined &&
            loan.frequency !== 'fortnightly',
        );
        const { schedule, apr } = calculateLoan(loan);
        const discount = (months: number): number => (1 + apr / 100) ** (-months / 12);
        const drawn = (loan.drawdowns ?? []).reduce(
          (sum, { afterMonth, amount }) => sum + amount * discount(afterMonth),
          0,
        );
        const paid = schedule.reduce(
          (sum, { payment }, index) => sum + payment * discount(index + 1),
          0,
        );
        const received = loan.loanAmount - (loan.fee ?? 0) + drawn;
        expect(Math.abs(paid - received)).toBeLessThan(1e-5 * paid + 1e-5 * received);
      }),
      RUNS,
    );
  });
});
