import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { planHoliday } from '@/backoffice/domains/loan/holiday.model';
import type { LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import {
  toLoanSummary,
  toSchedule,
  toTransactions,
} from '@/backoffice/domains/loan/loan-view.model';
import { postDrawdown, postPayment } from '@/backoffice/domains/loan/posting.model';
import { postSettlement } from '@/backoffice/domains/loan/settlement.model';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const metadata = { product: null, property: 'Flat A', applicationNumber: 'AP-1' };
const summaryOf = (account: LoanAccount, today: string) => toLoanSummary(account, metadata, today);
const statesOf = (account: LoanAccount, today: string) =>
  toSchedule(account, today).map(({ state }) => state);
const pay = (account: LoanAccount, amountCents: number, on: string) =>
  postPayment(account, { amountCents, on, reference: `pay:${on}` });

const halfYear = interestOnlyLoan({ tenorMonths: 6 });
const resting = {
  ...halfYear,
  terms: { ...halfYear.terms, holidays: [planHoliday(halfYear, 2).holiday] },
};

describe('The summary of a loan', () => {
  it('says what clears it today, interest to today included, and nothing once it is settled', () => {
    // 120,000 × 12 % × 10 days / 365
    expect(summaryOf(interestOnlyLoan(), '2026-01-20').settlementToday).toBe(120_394.52);
    expect(
      summaryOf({ ...interestOnlyLoan(), state: 'settled', nextDueOn: null }, '2026-01-20')
        .settlementToday,
    ).toBeNull();
  });

  it('tells a new loan as it was agreed', () => {
    expect(summaryOf(interestOnlyLoan(), '2026-01-10')).toEqual({
      loanNo: 'LN-2026-00000001',
      kind: 'interestOnly',
      state: 'active',
      ...metadata,
      annualRate: 12,
      startedOn: '2026-01-10',
      endsOn: '2028-01-10',
      original: 120_000,
      balance: 120_000,
      interestOwed: 0,
      deferredInterest: 0,
      paidInAdvance: 0,
      settlementToday: 120_000,
      principalPaid: 0,
      interestPaid: 0,
      progress: 0,
      paymentsLeft: 24,
      nextPayment: {
        date: '2026-02-10',
        amount: 1_200,
        interest: 1_200,
        principal: 0,
        creditUsed: 0,
      },
      arrears: null,
      creditLimit: null,
      available: null,
      holiday: null,
      rateChange: null,
    });
  });

  it('asks on the due day for what is left of the bill, and counts arrears from the day after', () => {
    const part = pay(billDuePeriods(interestOnlyLoan(), '2026-03-10'), 1_500_00, '2026-03-10');
    expect(summaryOf(part, '2026-03-10')).toMatchObject({
      interestOwed: 900,
      interestPaid: 1_500,
      nextPayment: { date: '2026-03-10', amount: 900, interest: 900, principal: 0 },
      arrears: null,
      paymentsLeft: 22,
    });
    expect(summaryOf(part, '2026-03-20')).toMatchObject({
      nextPayment: { date: '2026-04-10', amount: 1_200 },
      arrears: { amount: 900, since: '2026-03-10', days: 10 },
    });
    const unpaid = billDuePeriods(interestOnlyLoan(), '2026-03-10');
    expect(summaryOf(unpaid, '2026-03-20').arrears).toEqual({
      amount: 2_400,
      since: '2026-02-10',
      days: 38,
    });
  });

  it('takes money paid in advance off the next payment', () => {
    const paid = pay(interestOnlyLoan(), 700_00, '2026-01-20');
    expect(summaryOf(paid, '2026-01-20')).toMatchObject({
      paidInAdvance: 700,
      nextPayment: { amount: 500, interest: 1_200, principal: 0, creditUsed: 700 },
    });
    const billed = billDuePeriods(paid, '2026-02-10');
    expect(summaryOf(billed, '2026-02-10')).toMatchObject({ interestPaid: 700, paidInAdvance: 0 });
  });

  it('shows a holiday until payments resume, which then include its interest', () => {
    expect(summaryOf(resting, '2026-01-10')).toMatchObject({
      endsOn: '2026-09-10',
      paymentsLeft: 6,
      holiday: { from: '2026-02-10', months: 2, to: '2026-03-10' },
      nextPayment: { date: '2026-04-10', amount: 1_600, interest: 1_600 },
    });
    const oneMonth = billDuePeriods(resting, '2026-02-10');
    expect(summaryOf(oneMonth, '2026-02-10')).toMatchObject({
      deferredInterest: 1_200,
      holiday: { months: 2 },
    });
    expect(summaryOf(billDuePeriods(resting, '2026-03-10'), '2026-03-10')).toMatchObject({
      deferredInterest: 2_400,
      holiday: { months: 2 },
    });
    expect(summaryOf(billDuePeriods(resting, '2026-04-10'), '2026-04-10')).toMatchObject({
      deferredInterest: 2_000,
      interestOwed: 1_600,
      holiday: null,
    });
  });

  it('of a revolving loan tells how much of the limit is used and what is free', () => {
    const drawn = postDrawdown(revolvingLoan(), {
      amountCents: 250_000_00,
      on: '2026-11-01',
      reference: 'RQ-1',
    });
    expect(summaryOf(drawn, '2026-11-02')).toMatchObject({
      original: 1_000_000,
      balance: 250_000,
      progress: 0.25,
      creditLimit: 1_000_000,
      available: 750_000,
    });
    const billed = billDuePeriods(drawn, '2026-12-01');
    // 30 days at 50.00, and one per cent of the principal
    expect(summaryOf(billed, '2026-12-01').nextPayment).toEqual({
      date: '2026-12-01',
      amount: 4_000,
      interest: 1_500,
      principal: 2_500,
      creditUsed: 0,
    });
    const paid = pay(billed, 104_000_00, '2026-12-01');
    expect(summaryOf(paid, '2026-12-01')).toMatchObject({
      principalPaid: 102_500,
      interestPaid: 1_500,
      balance: 147_500,
    });
  });

  it('of a settled loan has nothing left to pay', () => {
    const settled = postSettlement(interestOnlyLoan(), { on: '2026-01-25', reference: 'RQ-1' });
    expect(summaryOf(settled, '2026-01-25')).toMatchObject({
      state: 'settled',
      balance: 0,
      principalPaid: 120_000,
      interestPaid: 591.78,
      progress: 1,
      paymentsLeft: 0,
      nextPayment: null,
    });
  });
});

describe('The schedule of a loan', () => {
  it('tells what is paid, due, paid in part, overdue and to come', () => {
    const billed = billDuePeriods(interestOnlyLoan({ tenorMonths: 4 }), '2026-03-10');
    const part = pay(billed, 1_500_00, '2026-03-10');
    expect(statesOf(billed, '2026-03-10')).toEqual(['overdue', 'due', 'upcoming', 'upcoming']);
    expect(statesOf(billed, '2026-03-11')).toEqual(['overdue', 'overdue', 'due', 'upcoming']);
    expect(statesOf(part, '2026-03-11')).toEqual(['paid', 'part', 'due', 'upcoming']);
    expect(statesOf(pay(part, 900_00, '2026-03-10'), '2026-03-11')).toEqual([
      'paid',
      'paid',
      'due',
      'upcoming',
    ]);
  });

  it('asks nothing of the months of a holiday, before and after they are billed', () => {
    const states = ['holiday', 'holiday', 'due', 'upcoming', 'upcoming', 'upcoming'];
    const schedule = toSchedule(resting, '2026-01-10');
    expect(schedule.slice(0, 6).map(({ state }) => state)).toEqual(states);
    expect(schedule.slice(1, 3)).toEqual([
      {
        n: 2,
        date: '2026-03-10',
        payment: 0,
        interest: 0,
        principal: 0,
        balance: 120_000,
        state: 'holiday',
      },
      {
        n: 3,
        date: '2026-04-10',
        payment: 1_600,
        interest: 1_600,
        principal: 0,
        balance: 120_000,
        state: 'due',
      },
    ]);
    const billed = billDuePeriods(resting, '2026-03-10');
    expect(statesOf(billed, '2026-03-10').slice(0, 6)).toEqual(states);
    expect(toSchedule(billed, '2026-03-10')[1]).toMatchObject({ payment: 0, balance: 120_000 });
  });

  it('keeps the months in which nothing was drawn', () => {
    const idle = billDuePeriods(revolvingLoan(), '2026-12-01');
    expect(toSchedule(idle, '2026-12-01')[0]).toEqual({
      n: 1,
      date: '2026-12-01',
      payment: 0,
      interest: 0,
      principal: 0,
      balance: 0,
      state: 'paid',
    });
  });
});

describe('The transactions of a loan', () => {
  it('are its entries, newest first, with what each changed and what is owed after it', () => {
    const drawn = postDrawdown(revolvingLoan(), {
      amountCents: 100_000_00,
      on: '2026-11-01',
      reference: 'RQ-1',
    });
    const paid = pay(billDuePeriods(drawn, '2026-12-01'), 1_100_00, '2026-12-02');
    expect(toTransactions(paid)).toEqual([
      {
        id: 'LN-2026-00000002-3',
        date: '2026-12-02',
        kind: 'payment',
        amount: -1_100,
        principal: -500,
        interest: -600,
        owed: 99_500,
      },
      {
        id: 'LN-2026-00000002-2',
        date: '2026-12-01',
        kind: 'interest',
        amount: 600,
        principal: 0,
        interest: 600,
        owed: 100_600,
      },
      {
        id: 'LN-2026-00000002-1',
        date: '2026-11-01',
        kind: 'withdrawal',
        amount: 100_000,
        principal: 100_000,
        interest: 0,
        owed: 100_000,
      },
    ]);
  });

  it('count the interest of a holiday as interest', () => {
    expect(toTransactions(billDuePeriods(resting, '2026-02-10'))[0]).toMatchObject({
      amount: 1_200,
      principal: 0,
      interest: 1_200,
      owed: 121_200,
    });
  });
});
