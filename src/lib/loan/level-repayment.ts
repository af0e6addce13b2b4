import { levelPayment } from './closed-form';
import { fromCents, instalmentOf, interestFraction, simpleInterestCents, toCents } from './money';

/** A loan repaid by equal monthly payments; `loanAmount` in HK$, `annualRate` in percent. */
export interface LevelRepayment {
  readonly loanAmount: number;
  readonly annualRate: number;
  readonly months: number;
}

/**
 * The monthly payment and the interest of the whole term in HK$, to the cent what `calculateLoan` says of the same loan. For where the
 * whole engine would be too much to load.
 */
export function levelRepayment({ loanAmount, annualRate, months }: LevelRepayment): {
  payment: number;
  totalInterest: number;
} {
  const principalCents = toCents(loanAmount);
  const instalment = instalmentOf(
    { principalCents, annualRate, months },
    levelPayment({ principal: principalCents, annualRate, months }),
  );
  const month = interestFraction(annualRate, 1, 12);
  let balance = principalCents;
  let totalInterest = 0;
  for (let paid = 0; paid < months; paid += 1) {
    const interest = simpleInterestCents(balance, month);
    totalInterest += interest;
    balance = Math.max(0, balance + interest - instalment);
  }
  return { payment: fromCents(instalment), totalInterest: fromCents(totalInterest) };
}
