import type { InterestYear } from '@/contracts/account/account-statement';
import { fromCents } from '@/lib/loan/money';
import {
  outstandingPrincipalCents,
  restatedEntries,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { emptyPosition } from '@/backoffice/domains/loan/ledger.model';
import { paidTotals } from '@/backoffice/domains/loan/paid-totals.model';

/** Years of assessment run from 1 April to 31 March (Inland Revenue Ordinance, Cap. 112, section 2). */
const firstDay = '04-01';
const lastDay = '03-31';

/** The year in which the year of assessment of a day begins. */
function assessmentYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= firstDay ? year : year - 1;
}

const yearOf = (year: number) => ({ from: `${year}-${firstDay}`, to: `${year + 1}-${lastDay}` });

/** The first and the last day of the year of assessment that ended last. */
export const lastEndedYear = (today: string) => yearOf(assessmentYearOf(today) - 1);

/** What was paid in each year of assessment that has ended, newest first, until the year of settlement. The loan must be billed up to `today`. */
export function toInterestYears(account: LoanAccount, today: string): InterestYear[] {
  const lastEntryDay = account.entries.at(-1)?.on ?? account.terms.startsOn;
  const last = Math.min(
    assessmentYearOf(today) - 1,
    account.state === 'settled' ? assessmentYearOf(lastEntryDay) : Infinity,
  );
  const entries = restatedEntries(account);
  const years: InterestYear[] = [];
  for (let year = assessmentYearOf(account.terms.startsOn); year <= last; year += 1) {
    const { from, to } = yearOf(year);
    const paid = paidTotals(entries.filter(({ on }) => on >= from && on <= to));
    const last = entries.findLast(({ on }) => on <= to);
    years.push({
      year: String(year),
      from,
      to,
      interestPaid: fromCents(paid.interestCents),
      principalPaid: fromCents(paid.principalCents),
      balance: fromCents(outstandingPrincipalCents(last?.positionAfter ?? emptyPosition)),
    });
  }
  return years.reverse();
}
