import { interestCents, interestFraction } from '@/lib/loan/money';
import { billOf, closeIfPaid, interestOfPeriod, interestUntil } from './billing.model';
import {
  balanceOf,
  dueDay,
  isHoliday,
  positionOf,
  post,
  totalPeriods,
  type LoanFile,
} from './loan-file.model';
import { servicingRules } from './servicing.rules';

/** In whole cents: `amount` = principal + interest + deferred + fee − credit. */
export interface SettlementFigures {
  principal: number;
  interest: number;
  deferred: number;
  fee: number;
  credit: number;
  amount: number;
  interestSaved: number;
}

/** What clears a loan on `on` (Cap. 163 s.21): principal, interest to that day, and the interest of a holiday. The loan is charged up to today; `projected` is it charged up to `on`. */
export function settlementOf(
  projected: LoanFile,
  on: string,
  feePercent: number = servicingRules.settlementFeePercent,
): SettlementFigures {
  const position = positionOf(projected);
  const stub = interestUntil(projected, on);
  const principal = balanceOf(position);
  const fee = interestCents(principal, interestFraction(feePercent, 1, 1));
  const interest = position.interest + stub;
  const amount = Math.max(0, principal + interest + position.deferred + fee - position.credit);
  return {
    principal,
    interest,
    deferred: position.deferred,
    fee,
    credit: position.credit,
    amount,
    interestSaved: Math.max(0, remainingInterest(projected) - stub),
  };
}

/** Interest still to come if every payment is made on its day. */
export function remainingInterest(file: LoanFile): number {
  return projectBills(file).reduce((sum, { interest }) => sum + interest, 0);
}

export interface ProjectedBill {
  period: number;
  on: string;
  interest: number;
  deferred: number;
  principal: number;
  isHoliday: boolean;
  /** Principal not yet due after it. */
  principalAfter: number;
}

/** The payments still to come, all made on their days and nothing drawn in between. */
export function projectBills(file: LoanFile): ProjectedBill[] {
  const { terms } = file;
  const position = positionOf(file);
  let { principal, deferred } = position;
  const bills: ProjectedBill[] = [];
  if (file.nextDueOn === null) return bills;
  for (let period = file.billedPeriods + 1; period <= totalPeriods(terms); period += 1) {
    const interest =
      period === file.billedPeriods + 1
        ? interestOfPeriod(file, period)
        : plainInterest(file, period, principal);
    const bill = billOf(terms, period, { interest, principal, deferred });
    deferred += isHoliday(terms, period) ? interest : -bill.deferred;
    principal -= bill.principal;
    bills.push({ period, on: dueDay(terms, period), ...bill, principalAfter: principal });
    if (principal === 0 && deferred === 0) break;
  }
  return bills;
}

function plainInterest({ terms }: LoanFile, period: number, principal: number): number {
  if (terms.kind !== 'revolving')
    return interestCents(principal, interestFraction(terms.annualRate, 1, 12));
  const days =
    (Date.parse(dueDay(terms, period)) - Date.parse(dueDay(terms, period - 1))) / 86_400_000;
  return interestCents(principal * days, interestFraction(terms.annualRate, 1, 365));
}

/** Books the interest to `on` and the fee, makes everything due, and takes the money that clears it. */
export function settle(
  file: LoanFile,
  { on, reference, feePercent }: { on: string; reference: string; feePercent?: number },
): LoanFile {
  const { amount, fee } = settlementOf(file, on, feePercent);
  const { principal, deferred } = positionOf(file);
  const stub = interestUntil(file, on);
  const charged = post(file, {
    kind: 'interest',
    on,
    reference: `bill:${reference}`,
    changes: {
      interest: stub + deferred + fee,
      deferred: -deferred || 0,
      income: -(stub + fee) || 0,
      principal: -principal || 0,
      billed: principal,
    },
  });
  const { interest, billed, credit } = positionOf(charged);
  const used = Math.min(credit, interest + billed);
  const paid = post(charged, {
    kind: 'settlement',
    on,
    reference,
    changes: { cash: amount, credit: used, interest: -interest || 0, billed: -billed || 0 },
  });
  return { ...closeIfPaid({ ...paid, nextDueOn: null }), state: 'settled', nextDueOn: null };
}
