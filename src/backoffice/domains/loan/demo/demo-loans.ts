import { addMonths, formatCivilDate } from '@/lib/loan/civil-date';
import { billUntil, draw, pay } from '../billing.model';
import { civil, dayAfter } from '@/backoffice/common/hong-kong-day';
import { dueDay, openLoan, positionOf, type LoanFile, type NewTerms } from '../loan-file.model';

interface DemoPlan {
  terms: Omit<NewTerms, 'startsOn'>;
  startedMonthsAgo: number;
  day: number;
  /** Days by which the payment of a month is late, by month; null leaves it unpaid. */
  late: Readonly<Record<number, number | null>>;
  /** Draw-downs (positive) and repayments beyond what is due (negative), in cents, by month. */
  moves: Readonly<Record<number, number>>;
}

function firstDay(today: string, { startedMonthsAgo, day }: DemoPlan): string {
  const { year, month } = civil(today);
  return formatCivilDate(addMonths({ year, month, day }, -startedMonthsAgo));
}

/** A loan that lived by a plan from its first day until `today`. */
function liveThrough(loanNo: string, plan: DemoPlan, today: string): LoanFile {
  let file = openLoan(loanNo, { ...plan.terms, startsOn: firstDay(today, plan) });
  for (let month = 1; file.nextDueOn !== null && file.nextDueOn <= today; month += 1) {
    const dueOn = file.nextDueOn;
    file = billUntil(file, dueOn);
    const { interest, billed } = positionOf(file);
    const lateDays = plan.late[month] === undefined ? 0 : plan.late[month];
    const paidOn = dayAfter(dueOn, lateDays ?? 0);
    if (lateDays !== null && paidOn <= today && interest + billed > 0)
      file = pay(file, {
        amountCents: interest + billed,
        on: paidOn,
        reference: `demo:payment:${month}`,
      });
    file = move(file, { cents: plan.moves[month] ?? 0, on: dayAfter(paidOn, 3), today, month });
  }
  return billUntil(file, today);
}

function move(
  file: LoanFile,
  { cents, on, today, month }: { cents: number; on: string; today: string; month: number },
): LoanFile {
  if (cents === 0 || on > today) return file;
  const posting = { amountCents: Math.abs(cents), on, reference: `demo:move:${month}` };
  return cents > 0 ? draw(file, posting) : pay(file, posting);
}

const firstMortgage: DemoPlan = {
  terms: {
    kind: 'principalAndInterest',
    annualRate: 5.25,
    tenorMonths: 240,
    amountCents: 380_000_000,
    limitCents: null,
  },
  startedMonthsAgo: 24,
  day: 5,
  late: { 9: 6 },
  moves: {},
};

const revolving: DemoPlan = {
  terms: {
    kind: 'revolving',
    annualRate: 8.5,
    tenorMonths: 60,
    amountCents: 15_000_000,
    limitCents: 80_000_000,
  },
  startedMonthsAgo: 20,
  day: 12,
  late: {},
  moves: { 3: 12_000_000, 7: -10_000_000, 11: 20_000_000, 15: -5_000_000, 18: 6_000_000 },
};

/** Its latest payment is left unpaid, so that what is overdue can be seen. */
function secondMortgage(today: string): DemoPlan {
  const plan: DemoPlan = {
    terms: {
      kind: 'interestOnly',
      annualRate: 9.75,
      tenorMonths: 36,
      amountCents: 90_000_000,
      limitCents: null,
    },
    startedMonthsAgo: 15,
    day: 2,
    late: {},
    moves: {},
  };
  const startsOn = firstDay(today, plan);
  const months =
    dueDay({ startsOn }, plan.startedMonthsAgo) < today
      ? plan.startedMonthsAgo
      : plan.startedMonthsAgo - 1;
  return { ...plan, late: { [months]: null, [months + 1]: null } };
}

export interface DemoLoan {
  file: LoanFile;
  property: string;
}

/** Two years of three loans, up to `today`: a first mortgage, a second mortgage with one payment overdue, and a revolving loan. */
export function demoLoans(today: string): DemoLoan[] {
  const year = Number(today.slice(0, 4));
  const number = (back: number, letters: string) => `LN-${year - back}-${letters}`;
  return [
    {
      file: liveThrough(number(2, 'DEM0F1RS'), firstMortgage, today),
      property: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
    },
    {
      file: liveThrough(number(1, 'DEM0SEC0'), secondMortgage(today), today),
      property: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
    },
    {
      file: liveThrough(number(1, 'DEM0REV0'), revolving, today),
      property: 'Flat 6, 9/F, Mei Foo Sun Chuen, Kowloon',
    },
  ];
}
