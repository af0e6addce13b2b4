import fc from 'fast-check';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import {
  availableCreditCents,
  postDrawdown,
  earliestPostingDate,
  postPayment,
  reverseDrawdown,
} from '@/backoffice/domains/loan/posting.model';
import { plusDays } from '@/lib/hong-kong-day';
import { planHoliday } from '@/backoffice/domains/loan/holiday.model';
import {
  emptyPosition,
  ledgerAccounts,
  totalOwedCents,
  type LedgerEntry,
} from '@/backoffice/domains/loan/ledger.model';
import {
  dueDay,
  isHoliday,
  openLoanAccount,
  positionOf,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { projectBills, postSettlement } from '@/backoffice/domains/loan/settlement.model';
import { toStatements } from '@/backoffice/domains/statement/statement.model';
import { ServiceError } from '@/backoffice/common/service-error';

interface Step {
  days: number;
  act: 'pay' | 'payDue' | 'draw' | 'return' | 'holiday' | 'wait';
  cents: number;
}

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  days: fc.integer({ min: 0, max: 40 }),
  act: fc.constantFrom('pay', 'payDue', 'payDue', 'draw', 'draw', 'return', 'holiday', 'wait'),
  cents: fc.integer({ min: 1, max: 60_000_00 }),
});
const loanArbitrary = fc.record({
  kind: fc.constantFrom('principalAndInterest', 'interestOnly', 'revolving'),
  annualRate: fc.integer({ min: 0, max: 4_800 }).map((bp) => bp / 100),
  tenorMonths: fc.integer({ min: 2, max: 60 }),
  day: fc.integer({ min: 0, max: 400 }),
  amountCents: fc.integer({ min: 100_00, max: 5_000_000_00 }),
});

function open({
  kind,
  annualRate,
  tenorMonths,
  day,
  amountCents,
}: typeof loanArbitrary extends fc.Arbitrary<infer T> ? T : never): LoanAccount {
  return openLoanAccount('LN-2024-00000000', {
    kind,
    annualRate,
    tenorMonths,
    amountCents,
    startsOn: plusDays('2024-01-01', day),
    limitCents: kind === 'revolving' ? amountCents * 2 : null,
  });
}

function holidayOf(file: LoanAccount, months: number): LoanAccount {
  try {
    return {
      ...file,
      terms: {
        ...file.terms,
        holidays: [...file.terms.holidays, planHoliday(file, months).holiday],
      },
    };
  } catch (error) {
    if (error instanceof ServiceError) return file;
    throw error;
  }
}

/** What may happen to a loan in any order; `today` moves on with each step. */
function live(start: LoanAccount, steps: readonly Step[]): { file: LoanAccount; today: string } {
  let file = start;
  let today = start.terms.startsOn;
  steps.forEach(({ days, act, cents }, index) => {
    today = plusDays(today, days);
    file = billDuePeriods(file, today);
    if (file.state === 'settled') return;
    const { interestCents, billedCents } = positionOf(file);
    const posting = {
      on: today < earliestPostingDate(file, today) ? earliestPostingDate(file, today) : today,
      reference: `step:${index}`,
    };
    if (act === 'pay') file = postPayment(file, { ...posting, amountCents: cents });
    if (act === 'payDue' && interestCents + billedCents > 0)
      file = postPayment(file, { ...posting, amountCents: interestCents + billedCents });
    if (act === 'draw' && cents <= availableCreditCents(file))
      file = postDrawdown(file, { ...posting, amountCents: cents });
    const drawn = file.entries.findLast(
      ({ kind, reference }) =>
        kind === 'withdrawal' &&
        !file.entries.some((entry) => entry.reference === `back:${reference}`),
    );
    if (act === 'return' && drawn)
      file = reverseDrawdown(file, { reference: drawn.reference, on: posting.on });
    if (act === 'holiday') file = holidayOf(file, 1 + (cents % 6));
  });
  return { file, today };
}

/** Simple interest of one month, day by day from the ledger, in exact fractions of a cent; independent of the code under test. */
function exactInterest({ entries, terms }: LoanAccount, period: number): number {
  const [from, until] = [dueDay(terms, period - 1), dueDay(terms, period)];
  let centDays = BigInt(0);
  let length = 0;
  for (let day = from; day < until; day = plusDays(day, 1)) {
    const last = entries.findLast(({ on }) => on <= day);
    const onTheWay = entries.filter(
      ({ kind, on, reference }) =>
        kind === 'withdrawal' &&
        on <= day &&
        (entries.find((entry) => entry.reference === `back:${reference}`)?.on ?? '') > day,
    );
    const owed = last ? last.positionAfter.principalCents + last.positionAfter.billedCents : 0;
    centDays += BigInt(
      Math.max(
        0,
        owed - onTheWay.reduce((sum, { amountsCents }) => sum + amountsCents.principal, 0),
      ),
    );
    length += 1;
  }
  const rate = BigInt(Math.round(terms.annualRate * 100));
  const year = BigInt(terms.kind === 'revolving' ? 365 : 12 * length);
  const two = BigInt(2);
  const [dividend, divisor] = [centDays * rate, year * BigInt(10_000)];
  return Number((two * dividend + divisor) / (two * divisor));
}

const sumOf = (entries: readonly LedgerEntry[], account: (typeof ledgerAccounts)[number]) =>
  entries.reduce((sum, { amountsCents }) => sum + amountsCents[account], 0);

describe('A loan to which anything happens in any order', () => {
  // 300 lives of up to 30 steps: about 5,000 operations.
  const lives = (check: (life: { start: LoanAccount; file: LoanAccount; today: string }) => void) =>
    fc.assert(
      fc.property(
        loanArbitrary,
        fc.array(stepArbitrary, { minLength: 1, maxLength: 30 }),
        (loan, steps) => {
          const start = open(loan);
          check({ start, ...live(start, steps) });
        },
      ),
      { numRuns: 300 },
    );

  it('has a ledger in which every entry balances, in order, and none takes more than is there', () => {
    lives(({ file: { entries } }) => {
      entries.forEach(({ seq, amountsCents, positionAfter, on }, index) => {
        expect(seq).toBe(index + 1);
        expect(ledgerAccounts.reduce((sum, account) => sum + amountsCents[account], 0)).toBe(0);
        expect(Math.min(...Object.values(positionAfter))).toBeGreaterThanOrEqual(0);
        expect(on >= (entries[index - 1]?.on ?? on)).toBe(true);
      });
      expect(new Set(entries.map(({ reference }) => reference)).size).toBe(entries.length);
    });
  });

  it('owes what was lent and charged less what was paid', () => {
    lives(({ file }) => {
      const { entries } = file;
      expect(totalOwedCents(positionOf(file))).toBe(
        -sumOf(entries, 'cash') - sumOf(entries, 'income') || 0,
      );
      const { principalCents, billedCents, interestCents, deferredCents, creditCents } =
        positionOf(file);
      expect([principalCents, billedCents, interestCents, deferredCents, creditCents]).toEqual([
        sumOf(entries, 'principal'),
        sumOf(entries, 'billed'),
        sumOf(entries, 'interest'),
        sumOf(entries, 'deferred'),
        -sumOf(entries, 'credit') || 0,
      ]);
    });
  });

  it('is charged simple interest on the principal of each day and nothing on interest', () => {
    lives(({ file }) => {
      const bills = file.entries
        .filter(({ reference }) => reference.startsWith('bill:'))
        .map((entry) => ({ ...entry.amountsCents, period: Number(entry.reference.slice(5)) }));
      const isReturned = file.entries.some(({ kind }) => kind === 'reversal');
      for (const { income, period } of isReturned ? [] : bills)
        expect(-income || 0).toBe(exactInterest(file, period));
      for (const { billed } of bills.filter(({ period }) => isHoliday(file.terms, period)))
        expect(billed).toBe(0);
      // What was charged for money that came back is given back.
      let exact = 0;
      for (let period = 1; period <= file.billedPeriods; period += 1)
        exact += exactInterest(file, period);
      expect(-sumOf(file.entries, 'income') || 0).toBe(exact);
    });
  });

  it('never draws beyond its limit', () => {
    lives(({ file: { entries, terms } }) => {
      for (const { positionAfter } of entries.filter(({ kind }) => kind === 'withdrawal'))
        expect(positionAfter.principalCents + positionAfter.billedCents).toBeLessThanOrEqual(
          terms.limitCents ?? 0,
        );
    });
  });

  it('has statements that follow one another and cover every entry of their months', () => {
    lives(({ file, today }) => {
      const statements = toStatements(file, today).toReversed();
      statements.forEach(({ openingCents, chargedCents, paidCents, closingCents }, index) => {
        expect(openingCents + chargedCents - paidCents).toBe(closingCents);
        expect(openingCents).toBe(statements[index - 1]?.closingCents ?? 0);
      });
      const covered = statements.flatMap(({ entries }) => entries.map(({ seq }) => seq));
      expect(covered).toEqual(
        file.entries
          .filter(({ on }) => on <= (statements.at(-1)?.stmDate ?? ''))
          .map(({ seq }) => seq),
      );
    });
  });

  it('is paid back in full by its foretold payments, or by a settlement today', () => {
    lives(({ file, today }) => {
      if (file.state === 'settled') return;
      const { principalCents, deferredCents } = positionOf(file);
      const bills = projectBills(file);
      expect(bills.reduce((sum, bill) => sum + bill.principalCents, 0)).toBe(principalCents);
      const freeInterest = bills
        .filter((bill) => bill.isHoliday)
        .reduce((sum, { interestCents }) => sum + interestCents, 0);
      expect(bills.reduce((sum, bill) => sum + bill.deferredCents, 0)).toBe(
        deferredCents + freeInterest,
      );
      if (file.nextDueOn === null) return;
      const settled = postSettlement(file, { on: today, reference: 'settle' });
      expect({ ...positionOf(settled), creditCents: 0 }).toEqual(emptyPosition);
      expect(settled.state).toBe('settled');
    });
  });
});
