import fc from 'fast-check';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { toCents } from '@/lib/loan/money';
import { anyLoan, anyRevolvingLoan, anyTermLoan } from '@test/support/loan/loan-arbitraries';

const cents = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + toCents(value), 0);
const RUNS = { numRuns: 1000 };

describe('invariants over generated loans', () => {
  it('principal adds up to what was borrowed and the last balance is exactly 0', () => {
    fc.assert(
      fc.property(anyTermLoan, (loan) => {
        const { schedule } = calculateLoan(loan);
        const borrowed = cents([
          loan.loanAmount,
          ...(loan.drawdowns ?? []).map(({ amount }) => amount),
        ]);
        expect(cents(schedule.map(({ principal }) => principal))).toBe(borrowed);
        expect(schedule[schedule.length - 1]?.balance).toBe(0);
      }),
      RUNS,
    );
  });

  it('totals are the sums of the rows, and every row adds up', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { schedule, ...summary } = calculateLoan(loan);
        expect(toCents(summary.totalInterest)).toBe(
          cents(schedule.map(({ interest }) => interest)),
        );
        expect(toCents(summary.totalRepayment)).toBe(cents(schedule.map(({ payment }) => payment)));
        expect(summary.lastPayment).toBe(schedule[schedule.length - 1]?.payment);
        expect(
          schedule.filter((row) => toCents(row.payment) !== cents([row.interest, row.principal])),
        ).toEqual([]);
        expect(schedule.map(({ n }) => n)).toEqual(schedule.map((_, index) => index + 1));
      }),
      RUNS,
    );
  });

  it('balances go down by the principal and up only by draw-downs', () => {
    fc.assert(
      fc.property(anyTermLoan, (loan) => {
        fc.pre(loan.frequency !== 'fortnightly');
        const drawnAt = (n: number): number =>
          cents(
            (loan.drawdowns ?? [])
              .filter(({ afterMonth }) => afterMonth === n)
              .map(({ amount }) => amount),
          );
        let balance = toCents(loan.loanAmount) + drawnAt(0);
        const expected = calculateLoan(loan).schedule.map(
          (row) => (balance += drawnAt(row.n) - toCents(row.principal)),
        );
        expect(calculateLoan(loan).schedule.map((row) => toCents(row.balance))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('no column is ever negative or not a number, and rates are finite', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { schedule, ...summary } = calculateLoan(loan);
        expect(
          schedule.filter((row) =>
            [row.payment, row.interest, row.principal, row.balance].some((value) => !(value >= 0)),
          ),
        ).toEqual([]);
        const { amount, totalInterest, totalRepayment, lastPayment, apr, mloRate } = summary;
        for (const value of [amount, totalInterest, totalRepayment, lastPayment, apr, mloRate])
          expect(value).toBeGreaterThanOrEqual(0);
        expect([apr, mloRate].every(Number.isFinite)).toBe(true);
      }),
      RUNS,
    );
  });

  it('there are as many rows as months unless the principal is repaid earlier', () => {
    fc.assert(
      fc.property(anyTermLoan, (loan) => {
        fc.pre(loan.frequency !== 'fortnightly');
        const { schedule } = calculateLoan(loan);
        expect(schedule.length).toBeLessThanOrEqual(loan.tenorMonths);
        const isClearedEarly = schedule.length < loan.tenorMonths;
        expect(
          !isClearedEarly ||
            (loan.paymentType === 'principalAndInterest' &&
              schedule[schedule.length - 1]?.balance === 0),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it('the summary is the result without its schedule', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { schedule, ...summary } = calculateLoan(loan);
        expect(summariseLoan(loan)).toEqual(summary);
        expect(schedule.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('payment dates keep the start day or take the last day of the month', () => {
    fc.assert(
      fc.property(anyTermLoan, (loan) => {
        fc.pre(loan.startDate !== undefined && loan.frequency !== 'fortnightly');
        const start = parseCivilDate(loan.startDate ?? '') ?? { year: 0, month: 1, day: 1 };
        const { schedule } = calculateLoan(loan);
        const expected = schedule.map(({ n }) => {
          const month = new Date(Date.UTC(start.year, start.month - 1 + n, 1));
          const lastDay = new Date(Date.UTC(start.year, start.month + n, 0)).getUTCDate();
          return `${month.toISOString().slice(0, 8)}${String(Math.min(start.day, lastDay)).padStart(2, '0')}`;
        });
        expect(schedule.map(({ date }) => date)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('settling never costs more interest than running on, and nothing is owed at the end', () => {
    fc.assert(
      fc.property(anyTermLoan, fc.integer({ min: 0, max: 4000 }), (loan, days) => {
        const settleOn = new Date(Date.UTC(2024, 0, 31) + days * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const { settlement, totalInterest } = calculateLoan({
          ...loan,
          startDate: '2024-01-31',
          settleOn,
        });
        expect(settlement?.interestSaved).toBeGreaterThanOrEqual(0);
        expect(
          cents([
            settlement?.interestPaid ?? NaN,
            settlement?.interest ?? NaN,
            settlement?.interestSaved ?? NaN,
          ]),
        ).toBe(toCents(totalInterest));
        const end = calculateLoan({
          ...loan,
          startDate: '2024-01-31',
          settleOn: '2080-01-01',
        }).settlement;
        expect(end).toMatchObject({
          principal: 0,
          interest: 0,
          penalty: 0,
          amount: 0,
          interestSaved: 0,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('revolving interest is the sum of daily balances times rate over 365, rounded once', () => {
    fc.assert(
      fc.property(anyRevolvingLoan, (loan) => {
        const balances = loan.dayBalances ?? [
          { days: loan.days ?? 0, balance: loan.drawnAmount ?? 0 },
        ];
        const exact = balances.reduce(
          (sum, { days, balance }) => sum + (days * toCents(balance) * loan.annualRate) / 36_500,
          0,
        );
        expect(Math.abs(toCents(summariseLoan(loan).totalInterest) - exact)).toBeLessThan(0.501);
      }),
      RUNS,
    );
  });
});
