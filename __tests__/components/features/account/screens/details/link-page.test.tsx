import { screen } from '@testing-library/react';
import { NotMe } from '@/features/account/screens/details/link-page';
import { ApiError } from '@/lib/api/api-error';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(() => {
  endSessions();
  window.location.hash = '';
});

const token = 'mJ3v0Q2y8nXr5Tt1Lw7KcE9aZs4Bh6Df0Gp2Vu8Yi1o';
const show = (hash: string, answers: object = {}) => {
  window.location.hash = hash;
  return showSignedIn(({ lender, locale }) => <NotMe lender={lender} locale={locale} />, {
    answers,
  });
};

describe('The page of the link in a notice', () => {
  it('does nothing when it is opened, because mail programs open links, too', async () => {
    const { asked } = await show(token);
    expect(screen.getByRole('button', { name: 'Stop all withdrawals' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  // 128 bits are 22 characters; links of earlier releases have 43.
  it.each([token, token.slice(0, 22)])(
    'stops withdrawals at one press, with the token %s',
    async (token) => {
      const { user, asked } = await show(token, { freezePayoutsByLink: { success: true } });
      await user.click(screen.getByRole('button', { name: 'Stop all withdrawals' }));
      expect(await screen.findByRole('status')).toHaveTextContent('Withdrawals are stopped.');
      expect(screen.getByRole('status')).toHaveFocus();
      expect(asked).toMatchObject([{ key: 'freezePayoutsByLink', request: { body: { token } } }]);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it.each(['', 'short', `${token}0`])('shows for the token %p the number to call', async (hash) => {
    await show(hash);
    expect(screen.getByText(/This link is no longer valid/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so where the link has expired', async () => {
    const { user } = await show(token, {
      freezePayoutsByLink: new ApiError('Not found', { status: 404, code: 'not_found' }),
    });
    await user.click(screen.getByRole('button', { name: 'Stop all withdrawals' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/This link is no longer valid/);
  });
});
