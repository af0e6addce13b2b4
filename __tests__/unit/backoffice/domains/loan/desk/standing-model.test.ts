import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { standingOf } from '@/backoffice/domains/loan/desk/standing.model';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { interestOnlyLoan } from '@test/support/loan/sample-loan';

describe('Where a loan stands', () => {
  it('is what was charged and not paid, since the oldest payment that is open, and the next one to come', () => {
    // HK$1,200 on 10 February and 10 March; HK$1,500 came.
    const billed = billDuePeriods(interestOnlyLoan(), '2026-03-10');
    const paid = postPayment(billed, { amountCents: 1_500_00, on: '2026-03-10', reference: 'a' });
    expect(standingOf(paid)).toEqual({
      balanceCents: 120_000_00,
      unpaidCents: 900_00,
      unpaidSince: '2026-03-10',
      nextPaymentOn: '2026-04-10',
      nextPaymentCents: 1_200_00,
    });
  });

  it('counts what is paid in advance towards the next payment', () => {
    const paid = postPayment(interestOnlyLoan(), {
      amountCents: 500_00,
      on: '2026-01-20',
      reference: 'a',
    });
    expect(standingOf(paid)).toMatchObject({
      unpaidCents: 0,
      unpaidSince: null,
      nextPaymentCents: 700_00,
    });
  });

  it('passes over the months of a payment holiday', () => {
    const account = interestOnlyLoan();
    const holidays = [{ firstPeriod: 1, months: 2, parts: 12 }];
    // HK$2,400 of interest in twelve parts, HK$200 with each payment.
    expect(standingOf({ ...account, terms: { ...account.terms, holidays } })).toMatchObject({
      nextPaymentOn: '2026-04-10',
      nextPaymentCents: 1_400_00,
    });
  });
});
