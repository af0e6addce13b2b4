import { screen } from '@testing-library/react';
import { AutopayPanel } from '@/features/account/screens/payments/autopay/autopay-panel';
import { loanDetail } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const detail = loanDetail({
  loanNo: 'ML-260003',
  nextPayment: {
    date: '2026-12-20',
    amount: 20_450.5,
    interest: 20_000,
    principal: 450.5,
    creditUsed: 0,
  },
});
const setUp = {
  reference: 'RQ-7F3K9Q2M',
  kind: 'autopay',
  state: 'completed',
  loanNo: 'ML-260003',
  amount: 21_000,
  months: null,
  on: null,
  detail: '004 ••••9833',
  createdAt: '2026-11-20T02:00:00.000Z',
  changedAt: '2026-11-21T02:00:00.000Z',
  canCancel: false,
  history: [],
};

describe('Autopay of a loan', () => {
  it('offers a limit above the next payment, and says all that is missing before a code is sent', async () => {
    const { user, asked } = await showSignedIn(
      (props) => <AutopayPanel {...props} detail={detail} />,
      { answers: { serviceRequests: { data: [] } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Set up autopay' }));
    const limit = screen.getByRole('textbox', { name: /^At most each time/ });
    expect(limit).toHaveValue('21000');
    await user.clear(limit);
    await user.type(limit, '20,450.49');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    for (const problem of [
      'Enter the three digits of the bank',
      'Enter HK$20,450.50 or more, so that the next payment can be collected',
    ])
      expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
    expect(limit).toHaveValue('20,450.49');
    expect(asked.map(({ key }) => key)).not.toContain('sendOtp');
  });

  it('says what is collected from where, and ends it', async () => {
    const { user, asked } = await showSignedIn(
      (props) => <AutopayPanel {...props} detail={detail} />,
      {
        answers: {
          serviceRequests: { data: [setUp] },
          endAutopay: {
            data: { ...setUp, reference: 'RQ-7F3K9Q2N', kind: 'autopay-end', state: 'received' },
          },
        },
      },
    );
    expect(
      await screen.findByText(
        'Each payment is collected from account 004 ••••9833 on its due day, at most HK$21,000.00 each time. Please keep enough money there.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End autopay' }));
    expect(
      await screen.findByRole('heading', { name: 'We have your request to end autopay' }),
    ).toBeVisible();
    expect(asked.find(({ key }) => key === 'endAutopay')?.request).toEqual({
      body: { loanNo: 'ML-260003' },
    });
  });
});
