import { rejectField } from '@/backoffice/common/service-error';
import { hasUnpaidBill } from './posting.model';
import { dueDay, totalPeriods, type PaymentHoliday, type LoanAccount } from './loan-account.model';
import { projectBills, type ProjectedBill } from './settlement.model';
import { loanRules } from './loan.rules';

export interface HolidayFigures {
  holiday: PaymentHoliday;
  from: string;
  resumesOn: string;
  endsOnBefore: string;
  endsOnAfter: string;
  /** The next payment without the holiday, and the first payment after it. */
  instalmentCents: number;
  instalmentAfterCents: number;
  interestOfHolidayCents: number;
  /** Everything still to pay, interest owed today included. */
  totalBeforeCents: number;
  totalAfterCents: number;
}

const paymentDueCents = ({
  interestCents,
  deferredCents,
  principalCents,
  isHoliday,
}: ProjectedBill): number => (isHoliday ? 0 : interestCents + deferredCents + principalCents);

/** A payment holiday from the next payment on. Throws `validation_failed` where none can be granted: too few payments left, arrears, or a holiday in progress. */
export function planHoliday(account: LoanAccount, months: number): HolidayFigures {
  const { terms, billedPeriods } = account;
  const firstPeriod = billedPeriods + 1;
  const last = totalPeriods(terms);
  if (account.nextDueOn === null || terms.kind === 'revolving')
    rejectField('loanNo', 'noHolidayForThis');
  if (hasUnpaidBill(account)) rejectField('loanNo', 'loanOverdue');
  if (
    terms.holidays.some(
      (existing) => existing.firstPeriod + existing.months + existing.parts > firstPeriod,
    )
  )
    rejectField('loanNo', 'holidayRunning');
  const paymentsLeft = last - billedPeriods;
  if (paymentsLeft < loanRules.holidayMinimumPaymentsLeft)
    rejectField('months', 'tooFewPaymentsLeft');
  const holiday: PaymentHoliday = {
    firstPeriod,
    months,
    parts: Math.min(loanRules.deferredParts, paymentsLeft),
  };
  const before = projectBills(account);
  const after = projectBills({
    ...account,
    terms: { ...terms, holidays: [...terms.holidays, holiday] },
  });
  const totalPaymentsCents = (bills: readonly ProjectedBill[]) =>
    bills.reduce((totalCents, bill) => totalCents + paymentDueCents(bill), 0);
  const firstRegularBill = after.find((bill) => !bill.isHoliday);
  return {
    holiday,
    from: dueDay(terms, firstPeriod),
    resumesOn: dueDay(terms, firstPeriod + months),
    endsOnBefore: dueDay(terms, last),
    endsOnAfter: dueDay(terms, last + months),
    instalmentCents: before[0] ? paymentDueCents(before[0]) : 0,
    instalmentAfterCents: firstRegularBill ? paymentDueCents(firstRegularBill) : 0,
    interestOfHolidayCents: after
      .filter((bill) => bill.isHoliday)
      .reduce((totalCents, { interestCents }) => totalCents + interestCents, 0),
    totalBeforeCents: totalPaymentsCents(before),
    totalAfterCents: totalPaymentsCents(after),
  };
}
