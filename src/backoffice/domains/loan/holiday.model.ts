import { rejectField } from '@/backoffice/common/service-error';
import { isDue } from './billing.model';
import { dueDay, positionOf, totalPeriods, type Holiday, type LoanFile } from './loan-file.model';
import { projectBills, type ProjectedBill } from './settlement.model';
import { servicingRules } from './servicing.rules';

export interface HolidayFigures {
  holiday: Holiday;
  from: string;
  resumesOn: string;
  endsOnBefore: string;
  endsOnAfter: string;
  /** The next payment as it is, and the first one after the holiday. */
  instalment: number;
  instalmentAfter: number;
  interestOfHoliday: number;
  /** Everything still to pay, interest owed today included. */
  totalBefore: number;
  totalAfter: number;
}

const paymentOf = ({ interest, deferred, principal, isHoliday }: ProjectedBill): number =>
  isHoliday ? 0 : interest + deferred + principal;

/** A payment holiday from the next payment on. Throws `validation_failed` where none can be given: too little left, arrears, or one running. */
export function planHoliday(file: LoanFile, months: number): HolidayFigures {
  const { terms, billedPeriods } = file;
  const firstPeriod = billedPeriods + 1;
  const last = totalPeriods(terms);
  const position = positionOf(file);
  if (file.nextDueOn === null || terms.kind === 'revolving')
    rejectField('loanNo', 'noHolidayForThis');
  if (isDue(file)) rejectField('loanNo', 'loanOverdue');
  if (
    position.deferred > 0 ||
    terms.holidays.some((other) => other.firstPeriod + other.months + other.parts > firstPeriod)
  )
    rejectField('loanNo', 'holidayRunning');
  const paymentsLeft = last - billedPeriods;
  if (paymentsLeft < servicingRules.holidayMinimumPaymentsLeft)
    rejectField('months', 'tooFewPaymentsLeft');
  const holiday: Holiday = {
    firstPeriod,
    months,
    parts: Math.min(servicingRules.deferredParts, paymentsLeft),
  };
  const before = projectBills(file);
  const after = projectBills({
    ...file,
    terms: { ...terms, holidays: [...terms.holidays, holiday] },
  });
  const sum = (bills: readonly ProjectedBill[]) =>
    bills.reduce((total, bill) => total + paymentOf(bill), 0);
  const resumed = after.find((bill) => !bill.isHoliday);
  return {
    holiday,
    from: dueDay(terms, firstPeriod),
    resumesOn: dueDay(terms, firstPeriod + months),
    endsOnBefore: dueDay(terms, last),
    endsOnAfter: dueDay(terms, last + months),
    instalment: before[0] ? paymentOf(before[0]) : 0,
    instalmentAfter: resumed ? paymentOf(resumed) : 0,
    interestOfHoliday: after
      .filter((bill) => bill.isHoliday)
      .reduce((total, { interest }) => total + interest, 0),
    totalBefore: sum(before),
    totalAfter: sum(after),
  };
}
