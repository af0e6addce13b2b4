import fc from 'fast-check';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { standingOf } from '@/backoffice/domains/loan/desk/standing.model';
import { emptyPosition, ledgerAccounts } from '@/backoffice/domains/loan/ledger.model';
import { toLoanSummary } from '@/backoffice/domains/loan/loan-view.model';
import {
  openLoanAccount,
  positionOf,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import {
  postDrawdown,
  postPayment,
  reverseDrawdown,
} from '@/backoffice/domains/loan/posting.model';
import { reversePayment } from '@/backoffice/domains/loan/reversal/payment-reversal.model';
import { restatementsOf } from '@/backoffice/domains/loan/reversal/replay.model';
import { postSettlement } from '@/backoffice/domains/loan/settlement.model';
import { toInterestYears } from '@/backoffice/domains/letter/interest-year.model';
import { plusDays } from '@/lib/hong-kong-day';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const pay = (account: LoanAccount, amountCents: number, on: string) =>
  postPayment(billDuePeriods(account, on), { amountCents, on, reference: `pay:${on}` });
const takeBack = (account: LoanAccount, day: string, on: string) =>
  reversePayment(billDuePeriods(account, on), { reference: `pay:${day}`, on });
const summaryOf = (account: LoanAccount, today: string) =>
  toLoanSummary(account, { product: null, property: null, applicationNumber: null }, today);
/** As it is after it was stored and read again. */
const readAgain = (account: LoanAccount): LoanAccount => ({
  ...account,
  restatements: restatementsOf(account),
});

describe('A payment that is taken back', () => {
  it('leaves what would be owed had it never come, interest that it saved included', () => {
    // HK$1,200 is due, HK$20,000 goes off the principal, so that March costs HK$1,000 instead of HK$1,200.
    const paid = billDuePeriods(
      postPayment(billDuePeriods(interestOnlyLoan(), '2026-02-10'), {
        amountCents: 21_200_00,
        on: '2026-02-10',
        reference: 'pay:2026-02-10',
        toPrincipal: true,
      }),
      '2026-03-20',
    );
    expect(positionOf(paid)).toEqual({
      ...emptyPosition,
      principalCents: 100_000_00,
      interestCents: 1_000_00,
    });
    const back = takeBack(paid, '2026-02-10', '2026-03-20');
    expect(back.entries.at(-1)).toMatchObject({
      kind: 'payment-reversal',
      on: '2026-03-20',
      reference: 'back:pay:2026-02-10',
      amountsCents: {
        cash: -21_200_00,
        principal: 20_000_00,
        interest: 1_400_00,
        income: -200_00,
        credit: 0,
      },
    });
    expect(summaryOf(back, '2026-03-20')).toMatchObject({
      balance: 120_000,
      interestOwed: 2_400,
      principalPaid: 0,
      interestPaid: 0,
      arrears: { amount: 2_400, since: '2026-02-10', days: 38 },
    });
    // The month that runs is charged on HK$120,000 from its first day on: a whole HK$1,200.
    expect(positionOf(billDuePeriods(back, '2026-04-10')).interestCents).toBe(3_600_00);
  });

  it('moves what came after it to what was due before', () => {
    const first = pay(interestOnlyLoan(), 1_200_00, '2026-02-10');
    const both = pay(first, 1_200_00, '2026-03-10');
    const back = takeBack(both, '2026-02-10', '2026-03-12');
    expect(summaryOf(back, '2026-03-12').arrears).toEqual({
      amount: 1_200,
      since: '2026-03-10',
      days: 2,
    });
    expect(toInterestYears(pay(back, 1_200_00, '2026-03-12'), '2026-04-01')).toMatchObject([
      { interestPaid: 2_400, principalPaid: 0, balance: 120_000 },
    ]);
  });

  it('opens a loan again that it had paid back, with the months that passed', () => {
    const settled = postSettlement(interestOnlyLoan(), { on: '2026-01-25', reference: 'RQ-1' });
    const back = reversePayment(settled, { reference: 'RQ-1', on: '2026-03-15' });
    expect(back).toMatchObject({ state: 'active', billedPeriods: 2, nextDueOn: '2026-04-10' });
    expect(summaryOf(back, '2026-03-15')).toMatchObject({
      balance: 120_000,
      interestOwed: 2_400,
      arrears: { amount: 2_400, since: '2026-02-10' },
    });
    expect(standingOf(back)).toMatchObject({ unpaidCents: 2_400_00, unpaidSince: '2026-02-10' });
  });

  it('saved no interest of a revolving loan by the day, and a draw-down that came back still bears none', () => {
    const drawn = postDrawdown(revolvingLoan(), {
      amountCents: 100_000_00,
      on: '2026-11-01',
      reference: 'draw',
    });
    const paid = pay(drawn, 50_000_00, '2026-11-11');
    const more = postDrawdown(paid, {
      amountCents: 10_000_00,
      on: '2026-11-12',
      reference: 'more',
    });
    const returned = reverseDrawdown(more, { reference: 'more', on: '2026-11-15' });
    const back = takeBack(returned, '2026-11-11', '2026-11-21');
    // 30 days at HK$20.00 a day; one per cent of the principal is due.
    expect(positionOf(billDuePeriods(back, '2026-12-01'))).toMatchObject({
      interestCents: 600_00,
      billedCents: 1_000_00,
      principalCents: 99_000_00,
    });
  });

  it('must be in the ledger, and can go once only', () => {
    const paid = pay(interestOnlyLoan(), 1_200_00, '2026-02-10');
    expect(() => takeBack(paid, '2026-02-11', '2026-02-12')).toThrow('There is no payment');
    expect(() => reversePayment(paid, { reference: 'advance', on: '2026-02-12' })).toThrow(
      'There is no payment advance',
    );
  });

  const step = fc.record({
    days: fc.integer({ min: 0, max: 40 }),
    act: fc.constantFrom('pay', 'pay', 'principal', 'draw', 'wait'),
    cents: fc.integer({ min: 1, max: 90_000_00 }),
  });
  const loan = fc.record({
    kind: fc.constantFrom('principalAndInterest', 'interestOnly', 'revolving'),
    annualRate: fc.integer({ min: 0, max: 4_800 }).map((points) => points / 100),
    day: fc.integer({ min: 0, max: 400 }),
    amountCents: fc.integer({ min: 100_000_00, max: 900_000_00 }),
  });

  /** Lives the steps but for those in `never`, and takes back after the step `at` those that are to go. */
  function live(
    {
      day,
      kind,
      ...terms
    }: {
      kind: 'principalAndInterest' | 'interestOnly' | 'revolving';
      annualRate: number;
      day: number;
      amountCents: number;
    },
    steps: readonly { days: number; act: string; cents: number }[],
    {
      never = [],
      back = new Map(),
    }: { never?: readonly number[]; back?: ReadonlyMap<number, number> },
  ): { account: LoanAccount; today: string } {
    let today = plusDays('2024-01-01', day);
    let account = openLoanAccount('LN-2024-00000000', {
      ...terms,
      kind,
      tenorMonths: 12,
      startsOn: today,
      limitCents: kind === 'revolving' ? 5_000_000_00 : null,
    });
    steps.forEach(({ days, act, cents: amountCents }, index) => {
      today = plusDays(today, days);
      account = billDuePeriods(account, today);
      const posting = { amountCents, on: today, reference: `step:${index}` };
      if (!never.includes(index) && act === 'pay') account = postPayment(account, posting);
      // Off the principal goes less than what clears a loan.
      if (!never.includes(index) && act === 'principal')
        account = postPayment(account, {
          ...posting,
          amountCents: amountCents % 1_000_00,
          toPrincipal: account.nextDueOn !== null,
        });
      if (act === 'draw' && kind === 'revolving' && account.nextDueOn !== null)
        account = postDrawdown(account, posting);
      const gone = back.get(index);
      if (gone !== undefined)
        account = readAgain(reversePayment(account, { reference: `step:${gone}`, on: today }));
    });
    return { account, today };
  }

  it('of any loan, among any others, leads to the loan in which it never was, and stays there', () => {
    fc.assert(
      fc.property(
        loan,
        fc.array(step, { minLength: 2, maxLength: 25 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        (terms, steps, picks) => {
          const payments = steps.flatMap(({ act }, index) =>
            act === 'pay' || act === 'principal' ? [index] : [],
          );
          const back = new Map<number, number>();
          const never: number[] = [];
          for (const pick of picks) {
            const gone = payments[pick % Math.max(1, payments.length)];
            if (gone === undefined || never.includes(gone)) continue;
            const after = gone + (pick % (steps.length - gone));
            if (back.has(after)) continue;
            back.set(after, gone);
            never.push(gone);
          }
          const { account, today } = live(terms, steps, { back });
          const without = live(terms, steps, { never }).account;
          expect(positionOf(account)).toEqual(positionOf(without));
          expect(standingOf(account)).toEqual(standingOf(without));
          expect(summaryOf(account, today)).toEqual(summaryOf(without, today));
          expect(readAgain(account)).toEqual(account);
          for (const { amountsCents } of account.entries)
            expect(ledgerAccounts.reduce((sum, name) => sum + amountsCents[name], 0)).toBe(0);
          const cash = (entries: LoanAccount['entries']) =>
            entries.reduce((sum, { amountsCents }) => sum + amountsCents.cash, 0);
          expect(cash(account.entries)).toBe(cash(without.entries));
        },
      ),
      { numRuns: 300 },
    );
  });
});
