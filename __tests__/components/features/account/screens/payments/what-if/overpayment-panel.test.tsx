import { screen } from '@testing-library/react';
import { OverpaymentPanel } from '@/features/account/screens/payments/what-if/overpayment-panel';
import { hongKongDay } from '@/lib/hong-kong-day';
import { serverNow } from '@/lib/server-clock';
import { loanDetail } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const receipt = {
  reference: 'RQ-7F3K9Q2M',
  kind: 'prepayment',
  state: 'received',
  createdAt: '2026-11-20T02:00:00.000Z',
};

/** HK$120,000 at 12 %, interest only, three payments to come. */
const detail = loanDetail({
  kind: 'interestOnly',
  annualRate: 12,
  schedule: [1, 2, 3].map((n) => ({
    n,
    date: `2027-0${n}-15`,
    payment: n === 3 ? 121_200 : 1_200,
    interest: 1_200,
    principal: n === 3 ? 120_000 : 0,
    balance: n === 3 ? 0 : 120_000,
    state: n === 1 ? 'due' : 'upcoming',
  })),
});

describe('Repaying part of a loan early', () => {
  it('says what a sum saves, and what a sum that repays everything does to the end', async () => {
    const { user } = await showSignedIn((props) => <OverpaymentPanel {...props} detail={detail} />);
    expect(screen.getByText('Enter an amount to see the difference.')).toBeVisible();
    const once = screen.getByRole('textbox', { name: 'One sum' });
    await user.type(once, '60,000');
    // 1 % of 60,000 less, twice
    expect(screen.getByText('Interest you save').nextElementSibling).toHaveTextContent(
      'HK$1,200.00',
    );
    await user.clear(once);
    await user.type(once, '120000');
    expect(screen.getByText('New end date').nextElementSibling).toHaveTextContent(
      '15 January 2027instead of 15 March 2027',
    );
    await user.type(once, ' x');
    expect(screen.getByText('Enter an amount in HK$, such as 50,000')).toBeVisible();
    expect(screen.queryByText('New end date')).toBeNull();
  });

  it('is asked for with the sum and the day', async () => {
    const on = hongKongDay(serverNow());
    const { user, asked } = await showSignedIn(
      (props) => (
        <OverpaymentPanel
          {...props}
          detail={{
            ...detail,
            nextPayment: detail.nextPayment && { ...detail.nextPayment, date: on },
          }}
        />
      ),
      { answers: { requestPrepayment: { data: receipt }, serviceRequests: { data: [] } } },
    );
    expect(screen.queryByRole('button', { name: /Ask to repay/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'One sum' }), '60,000');
    await user.click(screen.getByRole('button', { name: /Ask to repay HK\$60,000\.00 on/ }));
    expect(asked.find(({ key }) => key === 'requestPrepayment')?.request).toMatchObject({
      body: { loanNo: detail.loanNo, amount: 60_000, on },
    });
    expect(
      screen.getByRole('heading', { name: 'We have your request to repay part of the loan' }),
    ).toBeVisible();
  });

  it.each([
    ['a revolving loan', { kind: 'revolving' as const }],
    ['a payment that is overdue', { arrears: { amount: 1, since: '2026-11-02', days: 1 } }],
    ['interest of a holiday', { deferredInterest: 1 }],
    ['nothing left to pay', { schedule: [] }],
  ])('is not offered with %s', async (_, changes) => {
    await showSignedIn((props) => (
      <OverpaymentPanel {...props} detail={{ ...detail, ...changes }} />
    ));
    expect(screen.queryByRole('heading', { name: 'Repay part early' })).toBeNull();
  });
});
