import { loansInArrears, loansInOrder } from '@/backoffice/domains/loan/demo/demo-loans';
import { toLoanSummary } from '@/backoffice/domains/loan/loan-view.model';
import { loanNoSchema } from '@/contracts/account/account-loan';

// Ends of months, a leap day, and the days around the due days of the demo loans.
const days = [
  '2026-01-31',
  '2026-03-01',
  '2026-11-02',
  '2026-11-03',
  '2026-11-05',
  '2026-11-12',
  '2026-12-31',
  '2028-02-29',
];

describe.each(days)('The demo loans on %s', (today) => {
  const loans = loansInArrears(today).map(({ account, property }) => ({
    file: account,
    summary: toLoanSummary(account, { property, applicationNumber: null, product: null }, today),
  }));

  it('have two years of ledger, in order and not of the future', () => {
    const [first] = loans;
    expect(first?.file.entries.length).toBeGreaterThanOrEqual(46);
    for (const { file } of loans) {
      const dates = file.entries.map(({ on }) => on);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.at(-1)?.localeCompare(today)).not.toBe(1);
      expect(loanNoSchema.safeParse(file.loanNo).success).toBe(true);
    }
  });

  it('are a mortgage paid to the day, one with a payment overdue, and a revolving loan that can be drawn', () => {
    expect(loans.map(({ summary }) => [summary.kind, summary.arrears === null])).toEqual([
      ['principalAndInterest', true],
      ['interestOnly', false],
      ['revolving', true],
    ]);
    expect(loans[1]?.summary.arrears?.amount).toBe(7_312.5);
    expect(loans[2]?.summary.available).toBeGreaterThan(100_000);
  });

  it('of the other customer are one revolving loan with nothing overdue, to withdraw from', () => {
    const [loan, ...others] = loansInOrder(today).map(({ account, property }) =>
      toLoanSummary(account, { property, applicationNumber: null, product: null }, today),
    );
    expect(others).toEqual([]);
    expect(loan).toMatchObject({ kind: 'revolving', arrears: null });
    expect(loan?.available).toBeGreaterThan(100_000);
  });
});
