import { dueLetters, type GrantedRequest } from '@/backoffice/domains/letter/due-letters';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { openLoanAccount, type LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { interestOnlyLoan, revolvingLoan } from '@test/support/loan/sample-loan';

// No year of assessment of these loans has ended then.
const today = '2026-03-31';
const namesOf = (account: LoanAccount, requests: readonly GrantedRequest[] = []) =>
  dueLetters(account, { requests, today }).map(({ name }) => name);
const factsOf = (account: LoanAccount, kind: string, requests: readonly GrantedRequest[] = []) =>
  dueLetters(account, { requests, today }).find(({ facts }) => facts.kind === kind)?.facts;

const granted = (changes: Partial<GrantedRequest>): GrantedRequest => ({
  reference: 'RQ-1',
  kind: 'release',
  months: null,
  amountCents: null,
  on: null,
  detail: null,
  decidedOn: '2026-11-20',
  ...changes,
});

describe('The letters that a loan has earned', () => {
  it('confirm the level payment that any bank’s formula gives, and its interest', () => {
    // PMT(6 %/12, 24, 1,000,000) = 44,320.61; 24 of them less what was lent is 63,694.64, the last one up to 24 cents less or more.
    const facts = factsOf(
      openLoanAccount('LN-2026-00000003', {
        kind: 'principalAndInterest',
        annualRate: 6,
        tenorMonths: 24,
        startsOn: '2026-01-31',
        amountCents: 1_000_000_00,
        limitCents: null,
      }),
      'loan-booked',
    );
    expect(facts).toMatchObject({
      amount: 1_000_000,
      instalment: 44_320.61,
      firstPaymentOn: '2026-02-28',
      endsOn: '2028-01-31',
    });
    expect(Object(facts).totalInterest).toBeCloseTo(63_694.64, 0);
  });

  it('confirm a loan as it began, whatever was granted later', () => {
    const [limit, holiday] = [revolvingLoan(), interestOnlyLoan()];
    const raised = { ...limit, terms: { ...limit.terms, limitCents: 2_000_000_00 } };
    expect(factsOf(raised, 'loan-booked')).toMatchObject({
      amount: 1_000_000,
      instalment: null,
      totalInterest: null,
    });
    const holidays = [{ firstPeriod: 2, months: 3, parts: 12 }];
    const paused = { ...holiday, terms: { ...holiday.terms, holidays } };
    expect(factsOf(paused, 'loan-booked')).toMatchObject({
      instalment: 1_200,
      totalInterest: 28_800,
      endsOn: '2028-01-10',
    });
    const asked = granted({ kind: 'payment-holiday', on: '2026-03-10', months: 3 });
    expect(factsOf(paused, 'holiday-granted', [asked])).toMatchObject({
      from: '2026-03-10',
      resumesOn: '2026-06-10',
      endsOn: '2028-04-10',
    });
    expect(namesOf(paused, [{ ...asked, on: '2026-04-10' }])).toEqual(['booked']);
  });

  it('confirm that it is paid back on the day on which nothing more was owed, not when more came later', () => {
    const oneMonth = billDuePeriods(interestOnlyLoan({ tenorMonths: 1 }), '2026-02-20');
    expect(namesOf(oneMonth)).toEqual(['booked']);
    const pay = (account: LoanAccount, amountCents: number, on: string) =>
      postPayment(account, { amountCents, on, reference: `FPS ${on}` });
    const paid = pay(oneMonth, 121_200_00, '2026-02-12');
    const overpaid = pay(paid, 500_00, '2026-02-18');
    expect(factsOf(overpaid, 'loan-settled')).toEqual({
      kind: 'loan-settled',
      settledOn: '2026-02-12',
      principalPaid: 120_000,
      interestPaid: 1_200,
    });
    expect(namesOf(overpaid)).toEqual(namesOf(paid));
  });

  it('confirm a limit of which nothing was drawn on its last day', () => {
    const ended = billDuePeriods(revolvingLoan(), '2027-11-02');
    expect(factsOf(ended, 'loan-settled')).toMatchObject({
      settledOn: '2027-11-01',
      principalPaid: 0,
    });
  });

  it('include a certificate for each year of assessment that has ended, another one when a payment of that year is booked late', () => {
    const billed = billDuePeriods(interestOnlyLoan(), '2026-04-01');
    const certificateOf = (account: LoanAccount, day: string) =>
      dueLetters(account, { requests: [], today: day }).find(
        ({ facts }) => facts.kind === 'interest-certificate',
      );
    expect(certificateOf(billed, '2026-03-31')).toBeUndefined();
    const first = certificateOf(billed, '2026-04-01');
    expect(first).toMatchObject({
      name: expect.stringMatching(/^interest-2025-[0-9a-f]{16}$/),
      facts: { year: '2025', to: '2026-03-31', interestPaid: 0, balance: 120_000 },
    });
    const late = postPayment(billed, {
      amountCents: 1_200_00,
      on: '2026-03-31',
      reference: 'FPS 1',
    });
    const corrected = certificateOf(late, '2026-04-02');
    expect(corrected?.facts).toMatchObject({ interestPaid: 1_200 });
    expect(corrected?.name).not.toBe(first?.name);
  });
});
