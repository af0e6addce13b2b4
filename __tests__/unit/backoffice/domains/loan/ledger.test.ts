import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import {
  postDrawdown,
  postPayment,
  reverseDrawdown,
} from '@/backoffice/domains/loan/posting.model';
import type { ledgerAccounts } from '@/backoffice/domains/loan/ledger.model';
import { emptyPosition, nextEntry, type LedgerEntry } from '@/backoffice/domains/loan/ledger.model';
import { openLoanAccount, positionOf } from '@/backoffice/domains/loan/loan-account.model';
import { projectBills, postSettlement } from '@/backoffice/domains/loan/settlement.model';

const sumOf = (entries: readonly LedgerEntry[], account: (typeof ledgerAccounts)[number]) =>
  entries.reduce((sum, { amountsCents }) => sum + amountsCents[account], 0);

describe('A settlement fee', () => {
  it('is booked with what clears the loan', () => {
    const file = openLoanAccount('LN-2026-00000000', {
      kind: 'interestOnly',
      annualRate: 10,
      tenorMonths: 12,
      startsOn: '2026-11-01',
      amountCents: 365_000_00,
      limitCents: null,
    });
    const settled = postSettlement(file, { on: '2026-11-16', reference: 'settle', feePercent: 1 });
    // 1 % of 365,000, and 365,000 × 10 % × 15 days / 365
    expect(sumOf(settled.entries, 'income')).toBe(-(3_650_00 + 1_500_00));
    expect(settled.entries.at(-1)?.amountsCents.cash).toBe(370_150_00);
    expect(positionOf(settled)).toEqual(emptyPosition);
  });
});

describe('An entry', () => {
  const lent = nextEntry(undefined, {
    kind: 'advance',
    on: '2026-01-02',
    reference: 'a',
    changesCents: { principal: 100, cash: -100 },
  });

  it.each([
    ['does not balance', { principal: -10, cash: 11 }],
    ['is no whole cents', { principal: -0.5, cash: 0.5 }],
    ['takes more than is there', { principal: -101, cash: 101 }],
  ])('is refused when it %s', (_why, changesCents) => {
    expect(() =>
      nextEntry(lent, { kind: 'payment', on: '2026-01-03', reference: 'b', changesCents }),
    ).toThrow(/Entry b/);
  });

  it('is refused when it lies before the last one', () => {
    expect(() =>
      nextEntry(lent, {
        kind: 'payment',
        on: '2026-01-01',
        reference: 'b',
        changesCents: { principal: -1, cash: 1 },
      }),
    ).toThrow('Entry b lies before the last one');
  });
});

describe('A draw-down that could not be sent', () => {
  const opened = openLoanAccount('LN-2026-00000000', {
    kind: 'revolving',
    annualRate: 7.3,
    tenorMonths: 12,
    startsOn: '2026-11-01',
    amountCents: 0,
    limitCents: 1_000_000_00,
  });
  const drawn = postDrawdown(opened, {
    amountCents: 100_000_00,
    on: '2026-11-20',
    reference: 'RQ-1',
  });

  it('bears no interest when it comes back in the same month', () => {
    const charged = billDuePeriods(
      reverseDrawdown(drawn, { reference: 'RQ-1', on: '2026-11-26' }),
      '2026-12-01',
    );
    expect(sumOf(charged.entries, 'income') || 0).toBe(0);
    expect(positionOf(charged)).toEqual(emptyPosition);
  });

  it('makes no interest below nothing when it was repaid before it came back', () => {
    const opened = openLoanAccount('LN-2026-00000000', {
      kind: 'revolving',
      annualRate: 8.5,
      tenorMonths: 12,
      startsOn: '2026-01-12',
      amountCents: 0,
      limitCents: 1_000_000_00,
    });
    const charged = billDuePeriods(
      postDrawdown(opened, { amountCents: 10_000_00, on: '2026-02-10', reference: 'RQ-1' }),
      '2026-02-12',
    );
    // 10,000 × 8.5 % × 2 days / 365, and 1 % of the principal
    expect(positionOf(charged)).toMatchObject({ interestCents: 4_66, billedCents: 100_00 });
    const returned = reverseDrawdown(
      postPayment(charged, { amountCents: 104_66, on: '2026-02-12', reference: 'p' }),
      { reference: 'RQ-1', on: '2026-02-14' },
    );
    expect(positionOf(returned)).toEqual({ ...emptyPosition, creditCents: 104_66 });
    expect(projectBills(returned).filter(({ interestCents }) => interestCents !== 0)).toEqual([]);
    expect(positionOf(billDuePeriods(returned, '2026-06-12'))).toEqual({
      ...emptyPosition,
      creditCents: 104_66,
    });
  });

  it('has what was charged for it given back when it comes back later', () => {
    const charged = billDuePeriods(drawn, '2026-12-01');
    // 100,000 × 7.3 % × 11 days / 365
    expect(sumOf(charged.entries, 'income')).toBe(-220_00);
    const returned = reverseDrawdown(charged, { reference: 'RQ-1', on: '2026-12-05' });
    expect(sumOf(returned.entries, 'income')).toBe(0);
    expect(positionOf(billDuePeriods(returned, '2027-01-01'))).toEqual(emptyPosition);
  });
});
