import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { postPayment, reverseDrawdown } from '@/backoffice/domains/loan/posting.model';
import { toInterestYears } from '@/backoffice/domains/letter/interest-year.model';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

/** HK$1,200 of interest on the 10th of each month from February 2026, of which HK$2,000 came on 31 March, and HK$6,000 on 1 April. */
function paidLoan(until: string) {
  const inMarch = postPayment(billDuePeriods(interestOnlyLoan(), '2026-03-31'), {
    amountCents: 2_000_00,
    on: '2026-03-31',
    reference: 'FPS 1',
  });
  const inApril = postPayment(inMarch, {
    amountCents: 6_000_00,
    on: '2026-04-01',
    reference: 'FPS 2',
    toPrincipal: true,
  });
  return billDuePeriods(inApril, until);
}

describe('The interest of a year of assessment', () => {
  it('is what was paid from 1 April to 31 March, with the principal owed on its last day', () => {
    // 2,400 was charged by the end of March; of the 6,000, 400 is interest and 5,600 principal.
    expect(toInterestYears(paidLoan('2027-04-01'), '2027-04-01')).toEqual([
      {
        year: '2026',
        from: '2026-04-01',
        to: '2027-03-31',
        interestPaid: 400,
        principalPaid: 5_600,
        balance: 114_400,
      },
      {
        year: '2025',
        from: '2025-04-01',
        to: '2026-03-31',
        interestPaid: 2_000,
        principalPaid: 0,
        balance: 120_000,
      },
    ]);
  });

  it('is certified once the year has ended', () => {
    const yearsOn = (today: string) =>
      toInterestYears(paidLoan(today), today).map(({ year }) => year);
    expect(yearsOn('2027-03-31')).toEqual(['2025']);
    expect(yearsOn('2027-04-01')).toEqual(['2026', '2025']);
  });

  it('does not count what a returned withdrawal gave back', () => {
    // HK$100,000 at 7.3 % for the 30 days of November: HK$600, with 1 % of the principal.
    const drawn = billDuePeriods(revolvingLoan({ amountCents: 100_000_00 }), '2026-12-02');
    const paid = postPayment(drawn, {
      amountCents: 1_600_00,
      on: '2026-12-02',
      reference: 'FPS 1',
    });
    const today = '2027-04-01';
    const interestOf = (account: typeof paid) =>
      toInterestYears(billDuePeriods(account, today), today)[0]?.interestPaid;
    expect(interestOf(paid)).toBe(600);
    expect(interestOf(reverseDrawdown(paid, { reference: 'advance', on: '2026-12-02' }))).toBe(0);
  });

  it('ends with the year in which the loan was settled', () => {
    const settled = postPayment(
      billDuePeriods(interestOnlyLoan({ tenorMonths: 2 }), '2026-03-10'),
      {
        amountCents: 122_400_00,
        on: '2026-03-10',
        reference: 'FPS 1',
      },
    );
    expect(settled.state).toBe('settled');
    expect(toInterestYears(settled, '2029-01-01').map(({ year }) => year)).toEqual(['2025']);
  });
});
