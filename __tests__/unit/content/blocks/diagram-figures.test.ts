import {
  atHigherRates,
  balancePeriods,
  debtsAndLoan,
  holidayInstalments,
  loansOnValue,
  loanToValueByYear,
  overTenors,
  yearsOf,
} from '@/content/blocks/diagram/figures';
import { productOf } from '@/copy/collections/products';

/** The level payment of a loan by the annuity formula, worked out here for itself. */
const levelPayment = (loan: number, { rate, months }: { rate: number; months: number }): number => {
  const monthly = rate / 1200;
  return (loan * monthly) / (1 - (1 + monthly) ** -months);
};
const cents = 2;

describe('The figures of the diagrams', () => {
  it('split each year of the first mortgage into interest and principal, which together repay the loan', () => {
    const years = yearsOf(productOf('first'));
    expect(years).toHaveLength(10);
    const twelve = 12 * levelPayment(3_000_000, { rate: 8, months: 120 });
    expect(years[0]?.payment).toBeCloseTo(twelve, 0);
    expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(3_000_000, cents);
    expect(years[0]?.interest).toBeGreaterThan(years[9]?.interest ?? Infinity);
  });

  it('raise the rate of the fast pass by the points asked for', () => {
    const rows = atHigherRates(productOf('fast-pass'), { kind: 'higherRates', points: [1, 2.5] });
    expect(rows.map(({ annualRate }) => annualRate)).toEqual([9, 10, 11.5]);
    for (const { annualRate, summary } of rows)
      expect(summary.amount).toBeCloseTo(
        levelPayment(2_000_000, { rate: annualRate, months: 120 }),
        cents,
      );
  });

  it('lower the payment of a longer loan and raise its interest', () => {
    const [short, long] = overTenors(productOf('self-employed'), [60, 240]);
    expect(short?.summary.amount).toBeCloseTo(
      levelPayment(3_500_000, { rate: 8.75, months: 60 }),
      cents,
    );
    expect(long?.summary.amount).toBeLessThan(short?.summary.amount ?? 0);
    expect(long?.summary.totalInterest).toBeGreaterThan(short?.summary.totalInterest ?? Infinity);
  });

  it('count interest only until the sale', () => {
    const interest = overTenors(productOf('bridging'), [3, 12]).map(
      ({ summary }) => summary.totalInterest,
    );
    expect(interest[0]).toBeCloseTo((4_000_000 * 0.1 * 3) / 12, 1);
    expect(interest[1]).toBeCloseTo(4_000_000 * 0.1, 1);
  });

  it('put the second loan on the first one, under the limit of the product', () => {
    expect(
      loansOnValue(productOf('second'), { kind: 'loansOnValue', firstLoan: 2_400_000 }),
    ).toEqual({ value: 6_000_000, firstLoan: 2_400_000, secondLoan: 1_000_000, limit: 4_800_000 });
  });

  it('count the interest of a revolving loan by the day, and once for all days', () => {
    const { periods, totalInterest } = balancePeriods(productOf('revolving'), {
      kind: 'balances',
      balances: [
        { days: 30, balance: 500_000 },
        { days: 10, balance: 200_000 },
      ],
    });
    expect(periods.map(({ interest }) => interest)).toEqual([4_520.55, 602.74]);
    expect(totalInterest).toBeCloseTo(((500_000 * 30 + 200_000 * 10) * 0.11) / 365, cents);
  });

  it('spread the simple interest of a holiday over the promised number of instalments', () => {
    const { months, regular, totalInterest, sharers, raised } = holidayInstalments(
      productOf('payment-holiday'),
      { kind: 'holiday', remainingMonths: 120 },
    );
    expect([months, sharers]).toEqual([6, 12]);
    expect(totalInterest).toBeCloseTo((2_000_000 * 0.08 * 6) / 12, 1);
    expect(regular).toBeCloseTo(levelPayment(2_000_000, { rate: 8, months: 120 }), cents);
    expect(raised - regular).toBeCloseTo(totalInterest / 12, 6);
  });

  it('repay each debt at its own rate, and all of them by the one loan', () => {
    const label = { labelEn: 'Card', labelHk: '信用卡', labelCn: '信用卡' };
    const { debts, loan } = debtsAndLoan(productOf('debt-consolidation'), {
      kind: 'debts',
      debts: [
        { ...label, amount: 300_000, annualRate: 18, tenorMonths: 60 },
        { ...label, amount: 500_000, annualRate: 30, tenorMonths: 48 },
      ],
    });
    expect(debts[0]?.amount).toBeCloseTo(levelPayment(300_000, { rate: 18, months: 60 }), cents);
    expect(debts[1]?.amount).toBeCloseTo(levelPayment(500_000, { rate: 30, months: 48 }), cents);
    expect(loan.amount).toBeCloseTo(levelPayment(800_000, { rate: 10, months: 96 }), cents);
  });

  it('let the share of the value that is owed fall to nothing', () => {
    const shares = loanToValueByYear(productOf('sme'));
    expect(shares[0]).toBeCloseTo((2_500_000 / 9_000_000) * 100, 6);
    expect(shares).toHaveLength(6);
    expect(shares.at(-1)).toBe(0);
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
  });
});
