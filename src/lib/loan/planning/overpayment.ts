import { fromCents, interestFraction, simpleInterestCents, toCents } from '../money';

/** One payment still to come, in HK$; `balance` is the principal owed after it. */
export interface PaymentToCome {
  readonly date: string;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** The rest of a term loan: its payments still to come, the next one first, and its annual rate in percent. */
export interface RemainingLoan {
  readonly payments: readonly PaymentToCome[];
  readonly annualRate: number;
  /** Whether each payment repays principal, or the last one all of it. */
  readonly repaysPrincipal: boolean;
}

/** What is repaid beyond what is due, in HK$: `once` with the next payment, `monthly` with every payment. */
export interface Overpayment {
  readonly once: number;
  readonly monthly: number;
}

/** How a loan ends, in HK$; `interest` is what is still to be paid. */
export interface OverpaymentOutcome {
  endsOn: string;
  payments: number;
  interest: number;
  interestSaved: number;
}

/**
 * The rest of a loan when principal is repaid beyond what is due and the regular payment stays: interest of a month is a twelfth of the
 * annual rate on the principal of that month, rounded to the cent. Null for a loan without payments to come.
 */
export function projectOverpayment(
  { payments, annualRate, repaysPrincipal }: RemainingLoan,
  { once, monthly }: Overpayment,
): OverpaymentOutcome | null {
  const [next] = payments;
  const last = payments.at(-1);
  if (!next || !last) return null;
  const instalmentCents = toCents(next.interest) + toCents(next.principal);
  let principalCents = toCents(next.balance) + toCents(next.principal);
  let interestSumCents = 0;
  let endsOn = last.date;
  let made = 0;
  for (const payment of payments) {
    // The month that runs already bears its interest; what is repaid with its payment counts from then on.
    const interestCents =
      made === 0
        ? toCents(next.interest)
        : simpleInterestCents(principalCents, interestFraction(annualRate, 1, 12));
    const regularCents =
      payment === last
        ? principalCents
        : repaysPrincipal
          ? Math.max(0, instalmentCents - interestCents)
          : 0;
    const extraCents = toCents(monthly) + (made === 0 ? toCents(once) : 0);
    interestSumCents += interestCents;
    principalCents -= Math.min(principalCents, regularCents + extraCents);
    made += 1;
    endsOn = payment.date;
    if (principalCents === 0) break;
  }
  const plannedCents = payments.reduce((sum, { interest }) => sum + toCents(interest), 0);
  return {
    endsOn,
    payments: made,
    interest: fromCents(interestSumCents),
    interestSaved: fromCents(Math.max(0, plannedCents - interestSumCents)),
  };
}
