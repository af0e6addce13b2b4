import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import {
  interestOfPeriodCents,
  interestUntilCents,
} from '@/backoffice/domains/loan/interest.model';
import {
  openLoanAccount,
  positionOf,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { emptyPosition, nextEntry } from '@/backoffice/domains/loan/ledger.model';
import {
  availableCreditCents,
  earliestPostingDate,
  hasUnpaidBill,
  postDrawdown,
  postPayment,
  reverseDrawdown,
} from '@/backoffice/domains/loan/posting.model';
import {
  computeSettlement,
  postSettlement,
  projectBills,
} from '@/backoffice/domains/loan/settlement.model';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const draw = (account: LoanAccount, amountCents: number, on: string) =>
  postDrawdown(account, { amountCents, on, reference: `draw:${on}` });
const pay = (account: LoanAccount, amountCents: number, on: string) =>
  postPayment(account, { amountCents, on, reference: `pay:${on}` });
const bookings = ({ entries }: LoanAccount) =>
  entries.map(({ kind, on, reference }) => [kind, on, reference]);

describe('A new loan', () => {
  it('is active, first due after a month, and its money is its first entry', () => {
    const account = interestOnlyLoan();
    expect(account).toMatchObject({ state: 'active', billedPeriods: 0, nextDueOn: '2026-02-10' });
    expect(account.terms).toMatchObject({ originalCents: 120_000_00, instalmentCents: 0 });
    expect(bookings(account)).toEqual([['advance', '2026-01-10', 'advance']]);
    expect(positionOf(account)).toEqual({ ...emptyPosition, principalCents: 120_000_00 });
  });

  it('with level payments pays 856.07 a month for 10,000 at 5 % over a year', () => {
    const { terms } = openLoanAccount('LN-2026-00000003', {
      kind: 'principalAndInterest',
      annualRate: 5,
      tenorMonths: 12,
      startsOn: '2026-01-10',
      amountCents: 10_000_00,
      limitCents: null,
    });
    expect(terms.instalmentCents).toBe(856_07);
  });

  it('that revolves starts with its limit as original amount and an empty ledger', () => {
    const account = revolvingLoan();
    expect(account.terms.originalCents).toBe(1_000_000_00);
    expect(account.entries).toEqual([]);
    expect(positionOf(account)).toEqual(emptyPosition);
  });
});

describe('A payment', () => {
  it('beyond what is due is kept as credit, which pays the next bills', () => {
    const paid = pay(billDuePeriods(interestOnlyLoan(), '2026-02-10'), 2_700_00, '2026-02-10');
    expect(positionOf(paid)).toMatchObject({ interestCents: 0, creditCents: 1_500_00 });
    const next = billDuePeriods(paid, '2026-03-10');
    expect(positionOf(next)).toMatchObject({ interestCents: 0, creditCents: 300_00 });
    const last = billDuePeriods(next, '2026-04-10');
    expect(positionOf(last)).toMatchObject({ interestCents: 900_00, creditCents: 0 });
    expect(bookings(last).slice(1)).toEqual([
      ['interest', '2026-02-10', 'bill:1'],
      ['payment', '2026-02-10', 'pay:2026-02-10'],
      ['interest', '2026-03-10', 'bill:2'],
      ['credit-used', '2026-03-10', 'credit:2'],
      ['interest', '2026-04-10', 'bill:3'],
      ['credit-used', '2026-04-10', 'credit:3'],
    ]);
  });

  it('clears interest first, then principal due, and reduces the principal of a revolving loan', () => {
    const billed = billDuePeriods(draw(revolvingLoan(), 100_000_00, '2026-11-01'), '2026-12-01');
    expect(positionOf(billed)).toMatchObject({ interestCents: 600_00, billedCents: 1_000_00 });
    expect(positionOf(pay(billed, 700_00, '2026-12-01'))).toMatchObject({
      interestCents: 0,
      billedCents: 900_00,
    });
    expect(positionOf(pay(billed, 11_600_00, '2026-12-01'))).toEqual({
      ...emptyPosition,
      principalCents: 89_000_00,
    });
  });
});

describe('A revolving loan', () => {
  it('with nothing drawn gets no bills and is settled at the end of its term', () => {
    const billed = billDuePeriods(revolvingLoan(), '2027-10-31');
    expect(billed).toMatchObject({ state: 'active', nextDueOn: '2027-11-01', entries: [] });
    expect(billDuePeriods(billed, '2027-11-01')).toMatchObject({
      state: 'settled',
      nextDueOn: null,
      entries: [],
    });
  });

  it('stays open when all is paid back before its end, and owes all on its last day', () => {
    const drawn = draw(revolvingLoan({ tenorMonths: 2 }), 100_000_00, '2026-11-01');
    expect(pay(drawn, 100_000_00, '2026-11-01')).toMatchObject({
      state: 'active',
      nextDueOn: '2026-12-01',
    });
    const ended = billDuePeriods(drawn, '2027-03-01');
    expect(ended).toMatchObject({ state: 'active', billedPeriods: 2, nextDueOn: null });
    // 600.00 for November and 100,000 × 7.3 % × 31 days / 365
    expect(positionOf(ended)).toMatchObject({
      principalCents: 0,
      billedCents: 100_000_00,
      interestCents: 1_220_00,
    });
    expect(pay(ended, 101_220_00, '2027-03-01').state).toBe('settled');
  });

  it('foretells its payments: the interest of the days of each month and one per cent of the rest', () => {
    const account = draw(revolvingLoan({ tenorMonths: 3 }), 100_000_00, '2026-11-01');
    // 30, 31 and 31 days at 20.00, 19.80 and 19.602 a day
    expect(projectBills(account)).toMatchObject([
      {
        on: '2026-12-01',
        interestCents: 600_00,
        principalCents: 1_000_00,
        principalAfterCents: 99_000_00,
      },
      {
        on: '2027-01-01',
        interestCents: 613_80,
        principalCents: 990_00,
        principalAfterCents: 98_010_00,
      },
      {
        on: '2027-02-01',
        interestCents: 607_66,
        principalCents: 98_010_00,
        principalAfterCents: 0,
      },
    ]);
    expect(projectBills(revolvingLoan()).length).toBe(1);
  });

  it.each([
    ['the limit when nothing is drawn', revolvingLoan(), 1_000_000_00],
    ['the rest of the limit', draw(revolvingLoan(), 400_000_00, '2026-11-05'), 600_000_00],
    [
      'nothing while a bill is unpaid',
      billDuePeriods(draw(revolvingLoan(), 400_000_00, '2026-11-01'), '2026-12-01'),
      0,
    ],
    ['nothing after its last bill', { ...revolvingLoan(), nextDueOn: null }, 0],
    ['nothing once it is settled', { ...revolvingLoan(), state: 'settled' as const }, 0],
    ['nothing of a loan without a limit', interestOnlyLoan(), 0],
  ])('has available %s', (_case, account, available) => {
    expect(availableCreditCents(account)).toBe(available);
  });
});

describe('An unpaid bill', () => {
  it.each([
    ['interest', interestOnlyLoan(), '2026-02-10', true],
    ['nothing', interestOnlyLoan(), '2026-02-09', false],
    ['principal', draw(revolvingLoan({ annualRate: 0 }), 100_00, '2026-11-01'), '2026-12-01', true],
  ])('is %s that is due', (...[, account, today, isUnpaid]) => {
    expect(hasUnpaidBill(billDuePeriods(account, today))).toBe(isUnpaid);
  });
});

describe('The earliest day of a posting', () => {
  it.each([
    ['the day of the last entry in this month', interestOnlyLoan(), '2026-01-20', '2026-01-10'],
    [
      'the first of this month after an older entry',
      interestOnlyLoan(),
      '2026-03-09',
      '2026-03-01',
    ],
    [
      'the start of a loan without entries',
      revolvingLoan({ startsOn: '2026-11-05' }),
      '2026-11-20',
      '2026-11-05',
    ],
  ])('is %s', (...[, account, today, earliest]) => {
    expect(earliestPostingDate(account, today)).toBe(earliest);
  });
});

describe('Interest', () => {
  const drawnTwice = draw(draw(revolvingLoan(), 100_000_00, '2026-11-01'), 50_000_00, '2026-12-11');

  it('of a month counts neither what was drawn after it nor the days before it', () => {
    expect(interestOfPeriodCents(drawnTwice, 1)).toBe(600_00);
    // 10 days at 20.00 and 21 at 30.00
    expect(interestOfPeriodCents(drawnTwice, 2)).toBe(830_00);
  });

  it('leaves out a draw-down that came back, and only that', () => {
    const returned = reverseDrawdown(drawnTwice, {
      reference: 'draw:2026-12-11',
      on: '2026-12-16',
    });
    expect(interestOfPeriodCents(returned, 2)).toBe(620_00);
    expect(positionOf(returned)).toMatchObject({ principalCents: 100_000_00 });
  });

  it('since the last due day is by the day, never above the month, and nothing on that day', () => {
    // 120,000 × 12 % × 15 days / 365
    expect(interestUntilCents(interestOnlyLoan(), '2026-01-25')).toBe(591_78);
    // 31 days would be 1,223.01
    expect(interestUntilCents(interestOnlyLoan(), '2026-02-10')).toBe(1_200_00);
    expect(interestUntilCents(interestOnlyLoan(), '2026-01-10')).toBe(0);
    expect(interestUntilCents(interestOnlyLoan(), '2026-01-05')).toBe(0);
  });
});

describe('A draw-down that is reversed', () => {
  it('is named in the ledger together with the interest that is given back', () => {
    const charged = billDuePeriods(draw(revolvingLoan(), 100_000_00, '2026-11-20'), '2026-12-01');
    const returned = reverseDrawdown(charged, { reference: 'draw:2026-11-20', on: '2026-12-05' });
    expect(bookings(returned)).toEqual([
      ['withdrawal', '2026-11-20', 'draw:2026-11-20'],
      ['interest', '2026-12-01', 'bill:1'],
      ['reversal', '2026-12-05', 'back:draw:2026-11-20'],
      ['reversal', '2026-12-05', 'interest-back:draw:2026-11-20'],
      ['credit-used', '2026-12-05', 'credit-back:draw:2026-11-20'],
    ]);
    expect(positionOf(returned)).toEqual(emptyPosition);
  });

  it('takes back first what is not yet due, then what is due, and keeps the rest as credit', () => {
    const drawn = draw(revolvingLoan({ annualRate: 0 }), 100_000_00, '2026-11-20');
    const billed = billDuePeriods(drawn, '2026-12-01');
    const back = { reference: 'draw:2026-11-20', on: '2026-12-05' };
    expect(positionOf(reverseDrawdown(billed, back))).toEqual(emptyPosition);
    expect(positionOf(reverseDrawdown(pay(billed, 400_00, '2026-12-02'), back))).toEqual({
      ...emptyPosition,
      creditCents: 400_00,
    });
  });

  it('must be in the ledger', () => {
    expect(() =>
      reverseDrawdown(interestOnlyLoan(), { reference: 'draw:none', on: '2026-02-01' }),
    ).toThrow('There is no draw-down draw:none');
  });
});

describe('A settlement', () => {
  it('costs principal and interest to the day and saves the interest still to come', () => {
    const figures = {
      principalCents: 120_000_00,
      interestCents: 591_78,
      deferredCents: 0,
      feeCents: 0,
      creditCents: 0,
      amountCents: 120_591_78,
      // 24 months of 1,200 less what is paid
      interestSavedCents: 28_208_22,
    };
    expect(computeSettlement(interestOnlyLoan(), '2026-01-25')).toEqual(figures);
  });

  it('charges the interest, then pays everything', () => {
    const settled = postSettlement(interestOnlyLoan(), { on: '2026-01-25', reference: 'RQ-1' });
    expect(bookings(settled).slice(1)).toEqual([
      ['interest', '2026-01-25', 'bill:RQ-1'],
      ['settlement', '2026-01-25', 'RQ-1'],
    ]);
    expect(positionOf(settled)).toEqual(emptyPosition);
    expect(projectBills(settled)).toEqual([]);
  });
});

describe('An entry', () => {
  it('is refused when one of its amounts is no whole cent', () => {
    const changesCents = { principal: 100, cash: -99.5, income: -0.5 };
    expect(() =>
      nextEntry(undefined, { kind: 'advance', on: '2026-01-02', reference: 'a', changesCents }),
    ).toThrow('Entry a does not balance');
  });
});
