/** An independent amortisation in exact fractions of integers, for comparison with the engine. */
export interface ExactLoan {
  readonly principalCents: bigint;
  readonly rateUnits: bigint;
  readonly months: number;
}

export interface ExactRow {
  readonly payment: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  readonly balance: bigint;
}

const UNITS_PER_PERCENT = 10_000n;
const YEAR = 12n * 100n * UNITS_PER_PERCENT;

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

function level({ principalCents, rateUnits, months }: ExactLoan): bigint {
  if (rateUnits === 0n) return halfUp(principalCents, BigInt(months));
  const grown = (YEAR + rateUnits) ** BigInt(months);
  const base = YEAR ** BigInt(months);
  return halfUp(principalCents * rateUnits * grown, YEAR * (grown - base));
}

/** Level payment from the textbook fraction P i (1+i)^n / ((1+i)^n - 1), rates in ten-thousandths of a percent. */
export function exactAmortisation(loan: ExactLoan): ExactRow[] {
  const instalment = level(loan) > 0n ? level(loan) : 1n;
  const rows: ExactRow[] = [];
  let balance = loan.principalCents;
  for (let n = 1; n <= loan.months && balance > 0n; n += 1) {
    const interest = halfUp(balance * loan.rateUnits, YEAR);
    const owed = balance + interest;
    const payment = n === loan.months || instalment > owed ? owed : instalment;
    balance = owed - payment;
    rows.push({ payment, interest, principal: payment - interest, balance });
  }
  return rows;
}
