import { addMonths, formatCivilDate, toCivilDate } from '@/lib/loan/civil-date';
import { hongKongDay, startOfDay, hourMs } from '@/lib/hong-kong-day';
import { demoStaff, newKey, type DemoOffice } from './demo-office';
import type { DemoLoanPlan } from './demo-plan';

const noonMs = 12 * hourMs;

/** Books a loan on its first day, and each month the payment that is due, but the last ones of who is behind. Answers its number. */
export async function playLoan(office: DemoOffice, plan: DemoLoanPlan): Promise<string> {
  const { person, kind, product, annualRate, tenorMonths } = plan;
  const { year, month } = toCivilDate(hongKongDay(new Date()));
  const startsOn = formatCivilDate(
    addMonths({ year, month, day: plan.day }, -plan.startedMonthsAgo),
  );
  office.setAt(new Date(startOfDay(startsOn).getTime() + noonMs));
  const customerId = await office.enrol(person);
  const loanNo = await office.agree('loan-booking', {
    customerId,
    kind,
    product,
    annualRate,
    tenorMonths,
    startsOn,
    property: `${person.flat}, ${person.estate.name}, Hong Kong`,
    amount: plan.amount,
    ...(plan.creditLimit === null ? {} : { creditLimit: plan.creditLimit }),
  });
  await payDue(office, { loanNo, startsOn, payments: plan.startedMonthsAgo - plan.unpaidMonths });
  return loanNo;
}

/** Books the first payments of a loan, each at noon of its day, as far as it has come; one that is due today at once. */
export async function payDue(
  office: DemoOffice,
  { loanNo, startsOn, payments }: { loanNo: string; startsOn: string; payments: number },
): Promise<void> {
  const { desk } = office.container.loans;
  for (let paid = 1; paid <= payments; paid += 1) {
    const dueOn = formatCivilDate(addMonths(toCivilDate(startsOn), paid));
    const begun = startOfDay(dueOn).getTime();
    const now = Date.now();
    if (begun > now) break;
    office.setAt(new Date(Math.min(begun + noonMs, now)));
    const { nextPayment, arrears } = await desk.findLoan(loanNo);
    const dueToday = nextPayment && nextPayment.date <= dueOn ? nextPayment.amount : 0;
    const amountDue = dueToday + (arrears?.amount ?? 0);
    if (amountDue > 0)
      await desk.postPayment(demoStaff.cashier, loanNo, {
        amount: amountDue,
        reference: `FPS ${newKey().slice(0, 8)}`,
        toPrincipal: false,
      });
  }
}
