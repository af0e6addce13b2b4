import { loanForPayment } from '@/features/evaluation/example-loan';

const quote = { value: 10_000_000, maxLoan: { percent75: 7_500_000, percent85: 8_500_000 } };
const loan = { annualRate: 6, apr: '6.17%', tenorMonths: 360 };

describe('the loan of a month’s payment', () => {
  it('is what the payment clears, in steps of HK$10,000', () => {
    // 1,199.10 a month pays 200,000 at 6 % over 360 months (a textbook's value).
    expect(loanForPayment(1_199.11, { quote, loan })).toMatchObject({
      amount: 200_000,
      percentOfValue: 2,
      isLimited: false,
    });
    expect(loanForPayment(1_199.09, { quote, loan }).amount).toBe(190_000);
  });

  it('is never more than the calculator lends on the value', () => {
    expect(loanForPayment(1_000_000, { quote, loan })).toEqual({
      amount: 7_500_000,
      percentOfValue: 75,
      isLimited: true,
      // 7,500,000 / 200,000 × 1,199.101
      fullPayment: 44_967,
    });
  });
});
