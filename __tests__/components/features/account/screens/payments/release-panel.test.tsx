import { screen } from '@testing-library/react';
import { ReleasePanel } from '@/features/account/screens/payments/release-panel';
import { loanDetail } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const loan = loanDetail({ loanNo: 'ML-260003', state: 'settled', property: 'Flat 8, Cityplaza' });
const request = {
  reference: 'RQ-7F3K9Q2M',
  kind: 'release',
  state: 'in-review',
  loanNo: 'ML-260003',
  amount: null,
  months: null,
  on: null,
  detail: 'Chan & Co., 2345 6789',
  createdAt: '2026-11-20T02:00:00.000Z',
  changedAt: '2026-11-21T02:00:00.000Z',
  canCancel: true,
  history: [
    { state: 'received', at: '2026-11-20T02:00:00.000Z', message: null },
    { state: 'in-review', at: '2026-11-21T02:00:00.000Z', message: null },
  ],
};

describe('The release of a mortgage', () => {
  it('wants to know the solicitor, and loses nothing when the lender does not answer', async () => {
    const { user, asked } = await showSignedIn((props) => <ReleasePanel {...props} loan={loan} />, {
      answers: { serviceRequests: { data: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for the release' }));
    const solicitor = screen.getByRole('textbox', { name: 'Your solicitor' });
    expect(
      screen.getAllByText('Enter your solicitor, so that we know whose draft to expect').length,
    ).toBeGreaterThan(0);
    await user.type(solicitor, 'Chan & Co., 2345 6789');
    await user.click(screen.getByRole('button', { name: 'Ask for the release' }));
    expect(asked.find(({ key }) => key === 'requestRelease')?.request).toEqual({
      body: { loanNo: 'ML-260003', solicitor: 'Chan & Co., 2345 6789' },
    });
    expect(await screen.findByRole('textbox', { name: 'Your solicitor' })).toHaveValue(
      'Chan & Co., 2345 6789',
    );
  });

  it('is followed with its days, and not offered twice', async () => {
    await showSignedIn((props) => <ReleasePanel {...props} loan={loan} />, {
      answers: { serviceRequests: { data: [request] } },
    });
    expect(
      await screen.findByText('Solicitor: Chan & Co., 2345 6789. Reference RQ-7F3K9Q2M.'),
    ).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You asked; we wait for your solicitor’s draft\. 20 November 2026/),
      expect.stringMatching(/^The draft is here; we sign it within .+\. 21 November 2026/),
      'Signed and sent to your solicitor, with the title deeds that we hold.',
    ]);
    expect(screen.queryByRole('button', { name: 'Ask for the release' })).toBeNull();
  });

  it('is offered again with the lender’s word where it was declined', async () => {
    const refused = { state: 'declined', at: '2026-11-22T02:00:00.000Z', message: 'No such firm.' };
    await showSignedIn((props) => <ReleasePanel {...props} loan={loan} />, {
      answers: {
        serviceRequests: {
          data: [{ ...request, state: 'declined', history: [...request.history, refused] }],
        },
      },
    });
    expect(await screen.findByText('No such firm.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for the release' })).toBeVisible();
  });
});
