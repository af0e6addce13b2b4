import { closeAccount, rejectOpenLoan } from '@/backoffice/domains/request/account-closure';
import { openLoanAccount, type LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { standIn } from '@test/support/backoffice/service-tools';

const loan = openLoanAccount('L-1', {
  annualRate: 12,
  startsOn: '2026-05-01',
  tenorMonths: 60,
  limitCents: null,
  kind: 'principalAndInterest',
  amountCents: 100_000_00,
});
const overpaid = postPayment(loan, { amountCents: 500_00, on: '2026-05-02', reference: 'FPS 1' });
const paidBack = (account: LoanAccount): LoanAccount => ({ ...account, state: 'settled' });

function setUp(account: LoanAccount) {
  type Tx = Parameters<typeof closeAccount>[0];
  const done: string[] = [];
  const tx = standIn<Tx>({
    loan: standIn<Tx['loan']>({ listNumbersByCustomer: async () => ['L-1'] }),
    customer: { update: async (_id, { marketing }) => void done.push(`marketing ${marketing}`) },
    session: { revokeAll: async () => void done.push('sessions ended') },
  });
  const loanLedger = standIn<LoanLedger>({
    lock: async () => ({
      customerId: 'customer-1',
      applicationNumber: null,
      product: null,
      property: null,
      account,
    }),
  });
  const of = { customerId: 'customer-1', loanLedger };
  return { tx, of, done };
}

describe('The closing of an account', () => {
  it('ends sessions and marketing where every loan is paid back', async () => {
    const { tx, of, done } = setUp(paidBack(loan));
    await closeAccount(tx, { ...of, at: new Date('2026-11-24T00:00:00Z') });
    expect(done).toEqual(['marketing false', 'sessions ended']);
  });

  it.each([
    { why: 'a loan runs', account: loan, key: 'loanRunning' },
    { why: 'money beyond it is not returned', account: paidBack(overpaid), key: 'creditLeft' },
  ])('is refused where $why', async ({ account, key }) => {
    const { tx, of, done } = setUp(account);
    const refused = { details: { fields: { state: { key } } } };
    await expect(closeAccount(tx, { ...of, at: new Date(0) })).rejects.toMatchObject(refused);
    await expect(rejectOpenLoan(tx, { ...of, field: 'state' })).rejects.toMatchObject(refused);
    expect(done).toEqual([]);
  });
});
