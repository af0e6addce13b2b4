import { calculateLoan } from '@/lib/loan/calculate';
import { fromCents } from '@/lib/loan/money';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import {
  openLoanAccount,
  positionOf,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { toSchedule } from '@/backoffice/domains/loan/loan-view.model';

const terms = { annualRate: 8.75, tenorMonths: 24, startsOn: '2024-01-31', limitCents: null };

function payOnTime(file: LoanAccount, payments: number): LoanAccount {
  let current = file;
  for (let n = 1; n <= payments; n += 1) {
    const on = current.nextDueOn ?? '';
    current = billDuePeriods(current, on);
    const { interestCents, billedCents } = positionOf(current);
    current = postPayment(current, {
      amountCents: interestCents + billedCents,
      on,
      reference: `p${n}`,
    });
  }
  return current;
}

describe.each(['principalAndInterest', 'interestOnly'] as const)(
  'A %s loan paid on its days',
  (kind) => {
    const plan = calculateLoan({
      paymentType: kind,
      loanAmount: 1_234_567.89,
      annualRate: terms.annualRate,
      tenorMonths: terms.tenorMonths,
      startDate: terms.startsOn,
    }).schedule;
    const opened = openLoanAccount('LN-2024-00000000', {
      ...terms,
      kind,
      amountCents: 123_456_789,
    });

    it('is foretold as the calculation engine says', () => {
      expect(toSchedule(opened, terms.startsOn)).toEqual(
        plan.map((row, index) => ({ ...row, state: index === 0 ? 'due' : 'upcoming' })),
      );
    });

    it('is charged as the calculation engine says, to the cent, and ends with nothing owed', () => {
      const paid = payOnTime(opened, terms.tenorMonths);
      const charged = paid.entries
        .filter(({ kind: booking }) => booking === 'interest')
        .map(({ on, amountsCents, positionAfter }) => ({
          date: on,
          interest: fromCents(amountsCents.interest),
          principal: fromCents(amountsCents.billed),
          balance: fromCents(positionAfter.principalCents),
        }));
      expect(charged).toEqual(
        plan.map(({ date, interest, principal, balance }) => ({
          date,
          interest,
          principal,
          balance,
        })),
      );
      expect(positionOf(paid)).toEqual({
        principalCents: 0,
        billedCents: 0,
        interestCents: 0,
        deferredCents: 0,
        creditCents: 0,
      });
      expect(paid).toMatchObject({ state: 'settled', nextDueOn: null });
    });

    it('shows what was paid and what is to come in one schedule', () => {
      const rows = toSchedule(payOnTime(opened, 10), '2024-12-01');
      const states = [
        ...Array<string>(10).fill('paid'),
        'due',
        ...Array<string>(13).fill('upcoming'),
      ];
      expect(rows).toEqual(plan.map((row, index) => ({ ...row, state: states[index] })));
    });
  },
);

describe('A loan on the books', () => {
  it('keeps the payment that it was opened with, whatever the engine would say today', () => {
    const opened = openLoanAccount('LN-2024-00000001', {
      ...terms,
      kind: 'principalAndInterest',
      amountCents: 100_000_000,
    });
    const agreed: LoanAccount = {
      ...opened,
      terms: { ...opened.terms, instalmentCents: opened.terms.instalmentCents + 12_345 },
    };
    const payments = toSchedule(agreed, terms.startsOn).map(({ payment }) => payment);
    expect(new Set(payments.slice(0, -1))).toEqual(
      new Set([fromCents(agreed.terms.instalmentCents)]),
    );
  });
});
