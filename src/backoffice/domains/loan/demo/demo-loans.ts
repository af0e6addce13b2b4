import type { LoanProduct } from '@/contracts/account/account-choices';
import { addMonths, formatCivilDate, toCivilDate } from '@/lib/loan/civil-date';
import { plusDays } from '@/lib/hong-kong-day';
import { billDuePeriods } from '../billing.model';
import { postDrawdown, postPayment } from '../posting.model';
import {
  dueDay,
  openLoanAccount,
  positionOf,
  type LoanAccount,
  type NewLoanTerms,
} from '../loan-account.model';

interface DemoPlan {
  terms: Omit<NewLoanTerms, 'startsOn'>;
  startedMonthsAgo: number;
  day: number;
  /** Days by which payments are late, by the number of the month; null means that the payment is not made. */
  paymentDelayDays: Readonly<Record<number, number | null>>;
  /** Draw-downs (positive) and repayments beyond what is due (negative), in cents, by month. */
  extraMovements: Readonly<Record<number, number>>;
}

function firstDay(today: string, { startedMonthsAgo, day }: DemoPlan): string {
  const { year, month } = toCivilDate(today);
  return formatCivilDate(addMonths({ year, month, day }, -startedMonthsAgo));
}

/** A loan simulated by a plan from its first day until `today`; its number names the year in which it began. */
function simulateLoan(suffix: string, plan: DemoPlan, today: string): LoanAccount {
  const startsOn = firstDay(today, plan);
  const loanNo = `LN-${startsOn.slice(0, 4)}-${suffix}`;
  let account = openLoanAccount(loanNo, { ...plan.terms, startsOn });
  for (let month = 1; account.nextDueOn !== null && account.nextDueOn <= today; month += 1) {
    const dueOn = account.nextDueOn;
    account = billDuePeriods(account, dueOn);
    const { interestCents, billedCents } = positionOf(account);
    const lateDays = plan.paymentDelayDays[month] === undefined ? 0 : plan.paymentDelayDays[month];
    const paidOn = plusDays(dueOn, lateDays ?? 0);
    if (lateDays !== null && paidOn <= today && interestCents + billedCents > 0)
      account = postPayment(account, {
        amountCents: interestCents + billedCents,
        on: paidOn,
        reference: `demo:payment:${month}`,
      });
    account = postExtraMovement(account, {
      cents: plan.extraMovements[month] ?? 0,
      on: plusDays(paidOn, 3),
      today,
      month,
    });
  }
  return billDuePeriods(account, today);
}

function postExtraMovement(
  account: LoanAccount,
  { cents, on, today, month }: { cents: number; on: string; today: string; month: number },
): LoanAccount {
  if (cents === 0 || on > today) return account;
  const posting = { amountCents: Math.abs(cents), on, reference: `demo:move:${month}` };
  return cents > 0 ? postDrawdown(account, posting) : postPayment(account, posting);
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
  paymentDelayDays: { 9: 6 },
  extraMovements: {},
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
  paymentDelayDays: {},
  extraMovements: { 3: 12_000_000, 7: -10_000_000, 11: 20_000_000, 15: -5_000_000, 18: 6_000_000 },
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
    paymentDelayDays: {},
    extraMovements: {},
  };
  const startsOn = firstDay(today, plan);
  const months =
    dueDay({ startsOn }, plan.startedMonthsAgo) < today
      ? plan.startedMonthsAgo
      : plan.startedMonthsAgo - 1;
  return { ...plan, paymentDelayDays: { [months]: null, [months + 1]: null } };
}

export interface DemoLoan {
  account: LoanAccount;
  product: LoanProduct;
  property: string;
}

/** Two years of three loans, up to `today`: a first mortgage, a second mortgage with one payment overdue, and a revolving loan. */
export function loansInArrears(today: string): DemoLoan[] {
  return [
    {
      account: simulateLoan('DEM0F1RS', firstMortgage, today),
      product: 'first-mortgage',
      property: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
    },
    {
      account: simulateLoan('DEM0SEC0', secondMortgage(today), today),
      product: 'second-mortgage',
      property: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
    },
    {
      account: simulateLoan('DEM0REV0', revolving, today),
      product: 'revolving-loan',
      property: 'Flat 6, 9/F, Mei Foo Sun Chuen, Kowloon',
    },
  ];
}

/** A revolving loan on which nothing is overdue, so that money can be withdrawn. */
export function loansInOrder(today: string): DemoLoan[] {
  return [
    {
      account: simulateLoan('DEM0REV1', revolving, today),
      product: 'revolving-loan',
      property: 'Flat C, 12/F, Block 5, City One Shatin, New Territories',
    },
  ];
}
