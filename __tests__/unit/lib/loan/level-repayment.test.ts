import fc from 'fast-check';
import { calculateLoan } from '@/lib/loan/calculate';
import { levelRepayment } from '@/lib/loan/level-repayment';

describe('A loan repaid by equal payments', () => {
  it('costs what a published table says', () => {
    // HK$1,000,000 over 20 years at 8.5 %: 1,000,000 i / (1 − (1 + i)^−240), i = 0.085 / 12.
    expect(levelRepayment({ loanAmount: 1_000_000, annualRate: 8.5, months: 240 }).payment).toBe(
      8_678.23,
    );
  });

  it('costs to the cent what the whole engine says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 600 }),
        fc.integer({ min: 0, max: 4_800 }),
        fc.integer({ min: 1, max: 40 }),
        (loanSteps, hundredths, years) => {
          const loan = { loanAmount: loanSteps * 50_000, annualRate: hundredths / 100 };
          const { amount, totalInterest } = calculateLoan({
            paymentType: 'principalAndInterest',
            ...loan,
            tenorMonths: years * 12,
          });
          expect(levelRepayment({ ...loan, months: years * 12 })).toEqual({
            payment: amount,
            totalInterest,
          });
        },
      ),
    );
  });
});
