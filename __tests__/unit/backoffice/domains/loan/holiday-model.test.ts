import { ServiceError } from '@/backoffice/common/service-error';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { planHoliday } from '@/backoffice/domains/loan/holiday.model';
import { positionOf, type LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { projectBills } from '@/backoffice/domains/loan/settlement.model';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const withHoliday = (account: LoanAccount, months: number): LoanAccount => ({
  ...account,
  terms: { ...account.terms, holidays: [planHoliday(account, months).holiday] },
});

function paidUntil(account: LoanAccount, periods: number): LoanAccount {
  let current = account;
  while (current.billedPeriods < periods) {
    const on = current.nextDueOn ?? '';
    current = billDuePeriods(current, on);
    const { interestCents, billedCents } = positionOf(current);
    if (interestCents + billedCents > 0)
      current = postPayment(current, {
        amountCents: interestCents + billedCents,
        on,
        reference: `p:${on}`,
      });
  }
  return current;
}

function fieldsOf(account: LoanAccount): unknown {
  try {
    return planHoliday(account, 1).holiday;
  } catch (error) {
    return error instanceof ServiceError ? error.details.fields : error;
  }
}

describe('A payment holiday', () => {
  it('of three months puts off 3,600 of interest, which twelve payments share', () => {
    expect(planHoliday(interestOnlyLoan(), 3)).toEqual({
      holiday: { firstPeriod: 1, months: 3, parts: 12 },
      from: '2026-02-10',
      resumesOn: '2026-05-10',
      endsOnBefore: '2028-01-10',
      endsOnAfter: '2028-04-10',
      instalmentCents: 1_200_00,
      instalmentAfterCents: 1_500_00,
      interestOfHolidayCents: 3_600_00,
      totalBeforeCents: (24 * 1_200 + 120_000) * 100,
      totalAfterCents: (27 * 1_200 + 120_000) * 100,
    });
  });

  it('late in the term is shared by the payments that are left', () => {
    expect(planHoliday(interestOnlyLoan({ tenorMonths: 6 }), 2)).toMatchObject({
      holiday: { firstPeriod: 1, months: 2, parts: 6 },
      endsOnAfter: '2026-09-10',
      instalmentAfterCents: 1_600_00,
    });
  });

  it('asks for no payment, then for a twelfth of the interest put off with each payment, then for none', () => {
    const bills = projectBills(withHoliday(interestOnlyLoan(), 3));
    expect(
      bills.map(({ period, isHoliday, deferredCents }) => [period, isHoliday, deferredCents]),
    ).toEqual(
      Array.from({ length: 27 }, (_value, index) => [
        index + 1,
        index < 3,
        index >= 3 && index < 15 ? 300_00 : 0,
      ]),
    );
    expect(bills.at(-1)).toMatchObject({ on: '2028-04-10', interestCents: 1_200_00 });
    expect(bills.map(({ principalCents }) => principalCents)).toEqual([
      ...Array<number>(26).fill(0),
      120_000_00,
    ]);
  });

  it('ends with the last payment taking what rounding left of the interest put off', () => {
    const account = withHoliday(interestOnlyLoan({ tenorMonths: 7, amountCents: 100_00 }), 1);
    expect(projectBills(account).map(({ deferredCents }) => deferredCents)).toEqual([
      0, 14, 14, 14, 15, 14, 15, 14,
    ]);
  });

  it('is charged to the ledger as it was planned', () => {
    const resting = billDuePeriods(withHoliday(interestOnlyLoan(), 3), '2026-04-10');
    expect(positionOf(resting)).toEqual({
      principalCents: 120_000_00,
      billedCents: 0,
      interestCents: 0,
      deferredCents: 3_600_00,
      creditCents: 0,
    });
    const resumed = billDuePeriods(resting, '2026-05-10');
    expect(positionOf(resumed)).toMatchObject({ interestCents: 1_500_00, deferredCents: 3_300_00 });
    expect(resumed.entries.map(({ amountsCents }) => amountsCents.income)).toEqual([
      0,
      ...Array<number>(4).fill(-1_200_00),
    ]);
  });

  it('is granted with three payments left and refused with two', () => {
    expect(fieldsOf(paidUntil(interestOnlyLoan(), 21))).toEqual({
      firstPeriod: 22,
      months: 1,
      parts: 3,
    });
    expect(fieldsOf(paidUntil(interestOnlyLoan(), 22))).toEqual({
      months: { key: 'tooFewPaymentsLeft' },
    });
  });

  it('is refused until the interest of the one before is paid, and granted then', () => {
    const first = withHoliday(interestOnlyLoan(), 3);
    expect(fieldsOf(paidUntil(first, 14))).toEqual({ loanNo: { key: 'holidayRunning' } });
    expect(fieldsOf(paidUntil(first, 15))).toEqual({ firstPeriod: 16, months: 1, parts: 12 });
  });

  it.each([
    ['with a bill unpaid', billDuePeriods(interestOnlyLoan(), '2026-02-10'), 'loanOverdue'],
    ['of a revolving loan', revolvingLoan(), 'noHolidayForThis'],
    ['with no payment left', { ...interestOnlyLoan(), nextDueOn: null }, 'noHolidayForThis'],
  ])('is refused %s', (_case, account, key) => {
    expect(fieldsOf(account)).toEqual({ loanNo: { key } });
  });
});
