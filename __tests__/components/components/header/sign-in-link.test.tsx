import { act, render, screen, waitFor } from '@testing-library/react';
import { SignInLink } from '@/components/header/sign-in-link';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import { hasSessionHint, setSessionHint } from '@/lib/session/session-hint';
import { customer } from '@test/support/account/account-factory';
import { goTo } from '@test/support/fakes/next-navigation';

jest.mock('@/lib/api/browser-call', () => ({ callFromBrowser: jest.fn() }));
const call = jest.mocked(callFromBrowser);

const show = (address: string) => {
  goTo(address);
  render(<SignInLink locale="en" words={{ signIn: 'Sign in', account: 'Your account' }} />);
  return screen.getByRole('link');
};

beforeEach(() => {
  call.mockReset();
  act(() => setSessionHint(false));
});

describe('The way to sign in, in the header', () => {
  it('asks nobody to sign in who never did, and asks the API nothing', () => {
    const link = show('/en/faq');
    expect(link).toHaveAttribute('href', '/en/account/sign-in');
    expect(link).not.toHaveAttribute('data-signed-in');
    expect(call).not.toHaveBeenCalled();
  });

  it('carries the name of who is signed in and leads to the account; the browser keeps no name', async () => {
    call.mockResolvedValue({ data: customer({ name: 'Chan Tai Man' }) });
    setSessionHint(true);
    const link = show('/en/faq');
    expect(link).toHaveAttribute('href', '/en/account');
    await waitFor(() => expect(link).toHaveTextContent('Chan Tai Man · Your account'));
    expect(call.mock.calls).toEqual([['userInfo', {}, { locale: 'en', skipErrors: false }]]);
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(
      'Chan',
    );
  });

  it.each([
    ['a session that has ended', { status: 403, endsSession: true }, 'signed-out'],
    ['no session', { status: 401 }, 'signed-out'],
    ['a dead line', { status: 0 }, 'signed-in'],
  ])('after %s leaves the visitor %s', async (_what, details, expected) => {
    call.mockRejectedValue(new ApiError('No', details));
    setSessionHint(true);
    const link = show('/en/faq');
    await waitFor(() =>
      expect([call.mock.calls.length, hasSessionHint()]).toEqual([1, expected === 'signed-in']),
    );
    expect(link.hasAttribute('data-signed-in')).toBe(expected === 'signed-in');
  });

  it('leaves the question to the private area, and loses the name when another tab signs out', () => {
    setSessionHint(true, 'Lee Mei Ling');
    const link = show('/en/account/statements');
    expect(link).toHaveTextContent('Lee Mei Ling');
    act(() => {
      window.localStorage.removeItem('account-session');
      window.dispatchEvent(new StorageEvent('storage', { key: 'account-session' }));
    });
    expect(link).not.toHaveTextContent('Lee Mei Ling');
    expect(link).toHaveAttribute('href', '/en/account/sign-in');
    expect(call).not.toHaveBeenCalled();
  });
});
