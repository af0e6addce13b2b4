import type { ApplicationForm } from '@/contracts/application/application-form';
import { aprWithoutFees, loanOutlook, type OutlookTerms } from '@/lib/application/loan-outlook';
import { summariseLoan } from '@/lib/loan/calculate';

const terms: OutlookTerms = {
  product: 'first',
  limits: { minAmount: 500_000, maxAmount: 50_000_000, minTenorMonths: 12, maxTenorMonths: 360 },
  annualRateFrom: 7.25,
  ltvMax: 85,
};
const wish = (
  amount: number,
  tenorMonths: number,
  more: ApplicationForm = {},
): ApplicationForm => ({
  property: { kind: 'private', estimatedValue: 11_900_000 },
  loan: { amount, tenorMonths },
  income: { employment: 'salaried', monthlyIncome: 65_000, monthlyDebt: 0 },
  ...more,
});

describe('What an applicant wishes for', () => {
  it('is within range with payment, share of value and share of income', () => {
    // Payments by a table of instalments per HK$1,000: 7.904 at 7.25 %, 8.997 at 9 %, 240 months.
    const outlook = loanOutlook(wish(3_000_000, 240), terms);
    expect(outlook).toMatchObject({ result: 'within-range', obstacles: [], options: [] });
    expect(outlook?.payment).toBeCloseTo(23_711, -1);
    expect(outlook?.loanToValue).toBeCloseTo(25.21, 2);
    expect(outlook?.debtServicingRatio).toBeCloseTo(41.53, 1);
  });

  it('is measured at the rate and by the shares of income that were set', () => {
    // HK$29,920 a month at 10 % would be 44.5 %: HK$9.6502 a thousand over 240 months, of HK$65,000.
    const promises = { stressRate: 10, debtServicingMax: 42, debtServicingReview: 41 };
    const outlook = loanOutlook(wish(3_000_000, 240), { ...terms, promises });
    expect(outlook).toMatchObject({
      result: 'outside-range',
      obstacles: ['income'],
      ratioLimit: 41,
    });
    expect(outlook?.debtServicingRatio).toBeCloseTo(44.54, 1);
    // 41 % of HK$65,000 pays HK$26,650 a month: 103.6246 times that over 240 months.
    expect(outlook?.options[0]).toMatchObject({ amount: 2_760_000, tenorMonths: 240 });
  });

  it('beyond value and income is answered with what would do over the same period and over the longest', () => {
    const outlook = loanOutlook(wish(50_000_000, 240), terms);
    expect(outlook?.obstacles).toEqual(['value', 'income']);
    // Half of HK$65,000 pays HK$32,500 a month: at 9 %, 111.145 times that over 240 months and 124.282 times over 360.
    expect(outlook?.options.map(({ amount, tenorMonths }) => [amount, tenorMonths])).toEqual([
      [3_610_000, 240],
      [4_030_000, 360],
    ]);
  });

  it('for interest alone costs the interest, however short it runs', () => {
    const bridging: OutlookTerms = {
      ...terms,
      limits: null,
      annualRateFrom: 9,
      isInterestOnly: true,
    };
    // HK$2,000,000 at 9 % is HK$15,000 a month, 23.08 % of HK$65,000.
    const outlook = loanOutlook(wish(2_000_000, 6), bridging);
    expect(outlook).toMatchObject({ result: 'within-range', payment: 15_000 });
    expect(outlook?.debtServicingRatio).toBeCloseTo(23.08, 2);
    // Half of the income pays 9 % on HK$4,333,333.
    expect(loanOutlook(wish(6_000_000, 6), bridging)?.options).toMatchObject([
      { amount: 4_330_000, tenorMonths: 6, payment: 32_475 },
    ]);
  });

  it('that only runs too long is answered with the longest period', () => {
    const outlook = loanOutlook(wish(2_000_000, 480), terms);
    expect(outlook).toMatchObject({
      obstacles: ['tenor'],
      options: [{ amount: 2_000_000, tenorMonths: 360 }],
    });
  });

  it('has nothing that would do where the income carries not even the smallest loan', () => {
    const outlook = loanOutlook(
      wish(3_000_000, 240, { income: { monthlyIncome: 5_000, monthlyDebt: 2_000 } }),
      terms,
    );
    expect(outlook).toMatchObject({ result: 'outside-range', options: [] });
  });

  it('is for staff where value or income is unknown, income varies, or the property is special', () => {
    const results = [
      wish(1_000_000, 240, { property: { kind: 'private' } }),
      wish(1_000_000, 240, { income: {} }),
      wish(1_000_000, 240, { income: { employment: 'irregular', monthlyIncome: 65_000 } }),
      wish(1_000_000, 240, { property: { kind: 'village', estimatedValue: 11_900_000 } }),
    ].map((form) => loanOutlook(form, terms)?.result);
    expect(results).toEqual(Array(4).fill('needs-review'));
  });

  it('as a second mortgage counts what ranks before it, as a first one takes its place', () => {
    const existing = {
      hasMortgages: true,
      mortgages: [{ lender: 'Bank', outstanding: 8_000_000, monthlyPayment: 20_000 }],
    };
    const income = { monthlyIncome: 65_000, monthlyDebt: 20_000 };
    const form = wish(2_000_000, 240, { existing, income });
    const [second, first] = [
      loanOutlook(form, { ...terms, product: 'second', ltvMax: 80 }),
      loanOutlook(form, terms),
    ];
    expect(second?.loanToValue).toBeCloseTo(84.03, 2);
    expect(second?.options[0]?.amount).toBe(1_380_000);
    expect(first?.loanToValue).toBeCloseTo(16.81, 2);
    expect(first?.debtServicingRatio).toBeCloseTo(27.68, 1);
  });

  it('is not answered before amount and period are there', () => {
    expect(loanOutlook({ loan: { amount: 1_000_000 } }, terms)).toBeNull();
  });

  it('without fees has the annual percentage rate of the loan calculation', () => {
    const { apr } = summariseLoan({
      paymentType: 'principalAndInterest',
      loanAmount: 3_000_000,
      annualRate: 7.25,
      tenorMonths: 240,
    });
    expect(aprWithoutFees(7.25)).toBeCloseTo(apr, 2);
  });
});
