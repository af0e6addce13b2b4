import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { openLoanAccount, positionOf } from '@/backoffice/domains/loan/loan-account.model';
import { toLoanSummary, toSchedule } from '@/backoffice/domains/loan/loan-view.model';
import { maxToPrincipalCents, postPayment } from '@/backoffice/domains/loan/posting.model';
import { projectOverpayment } from '@/lib/loan/planning/overpayment';
import { toCents } from '@/lib/loan/money';

const today = '2026-02-10';
/** HK$1,000,000 at 6 % over 120 months: 11,102.05 a month; the first payment is due today. */
const mortgage = billDuePeriods(
  openLoanAccount('LN-2026-00000001', {
    kind: 'principalAndInterest',
    annualRate: 6,
    tenorMonths: 120,
    startsOn: '2026-01-10',
    amountCents: 1_000_000_00,
    limitCents: null,
  }),
  today,
);
const metadata = { product: null, property: null, applicationNumber: null };
const pay = (amount: number, toPrincipal: boolean) =>
  postPayment(mortgage, { amountCents: toCents(amount), on: today, reference: 'pay', toPrincipal });

describe('A payment beyond what is due', () => {
  it('is kept for the next payments, unless it is to reduce the principal', () => {
    // Principal of the first payment: 11,102.05 − 5,000
    expect(positionOf(pay(211_102.05, false))).toMatchObject({
      principalCents: 993_897_95,
      creditCents: 200_000_00,
    });
    expect(positionOf(pay(211_102.05, true))).toMatchObject({
      principalCents: 793_897_95,
      billedCents: 0,
      interestCents: 0,
      creditCents: 0,
    });
  });

  it('ends the loan on the day, and with the interest, that the customer was shown beforehand', () => {
    const shown = projectOverpayment(
      {
        payments: toSchedule(mortgage, today).filter(({ state }) => state !== 'paid'),
        annualRate: 6,
        repaysPrincipal: true,
      },
      { once: 200_000, monthly: 0 },
    );
    const account = pay(211_102.05, true);
    const left = toSchedule(account, today).filter(({ state }) => state !== 'paid');
    expect(shown).toMatchObject({ payments: 90, endsOn: '2033-07-10' });
    expect(toLoanSummary(account, metadata, today)).toMatchObject({
      endsOn: '2033-07-10',
      paymentsLeft: 89,
    });
    const interestCents = left.reduce((sum, { interest }) => sum + toCents(interest), 5_000_00);
    expect(interestCents).toBe(toCents(shown?.interest ?? 0));
  });

  it('may repay all but the last cent of the principal, because clearing the loan is a settlement', () => {
    expect(maxToPrincipalCents(mortgage)).toBe(1_005_000_00 - 1);
    expect(pay(1_004_999.99, true)).toMatchObject({ state: 'active' });
  });
});
