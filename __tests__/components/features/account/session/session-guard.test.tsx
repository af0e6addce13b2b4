import { act, screen } from '@testing-library/react';
import { AccountShell } from '@/features/account/shell/account-shell';
import { SignIn } from '@/features/account/session/sign-in';
import { hasSessionHint } from '@/lib/session/session-hint';
import { sessionEnded } from '@/features/account/session/session.slice';
import { goTo, navigation } from '@test/support/fakes/next-navigation';
import { endSessions, lender, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const shell = (path: string, answers: object = {}) => {
  goTo(`/en${path}`);
  return showSignedIn(
    () => (
      <AccountShell locale="en">
        <h1>Statements</h1>
      </AccountShell>
    ),
    { answers },
  );
};

describe('Around every page of the account', () => {
  it('stand its sections, the one that is shown marked, and the customer', async () => {
    await shell('/account/statements');
    const links = screen.getAllByRole('link', { name: 'Documents' });
    expect(links.every((link) => link.getAttribute('aria-current') === 'page')).toBe(true);
    expect(screen.getByText('Chan Tai Man')).toBeVisible();
    expect(hasSessionHint()).toBe(true);
  });

  it('is a way out', async () => {
    const { user, asked } = await shell('/account/statements', { signout: { success: true } });
    const [out] = screen.getAllByRole('button', { name: 'Sign out' });
    if (out) await user.click(out);
    expect(asked.map(({ key }) => key)).toContain('signout');
    expect(navigation.gone).toEqual(['/en/account/sign-in']);
    expect(hasSessionHint()).toBe(false);
    expect(screen.queryByText('Chan Tai Man')).toBeNull();
  });

  it.each([
    ['expired', '/en/account/sign-in?next=%2Faccount%2Fstatements'],
    ['idle', '/en/account/sign-in?next=%2Faccount%2Fstatements'],
    ['missing', '/en/account/sign-in?next=%2Faccount%2Fstatements'],
    ['left', '/en/account/sign-in'],
    ['unconfirmed', '/en/account/sign-in'],
  ] as const)('a session that is over (%s) leads to %s', async (end, address) => {
    const { store } = await shell('/account/statements');
    act(() => void store.dispatch(sessionEnded(end)));
    expect(navigation.gone).toEqual([address]);
  });
});

describe('The sign-in page', () => {
  it('sends a customer who is signed in already to where they were going', async () => {
    goTo('/en/account/sign-in?next=%2Faccount%2Fwithdrawal');
    await showSignedIn(() => <SignIn locale="en" lender={lender} />);
    expect(navigation.gone).toEqual(['/en/account/withdrawal']);
  });

  it('says how a session ended, and what to do about a lost phone', async () => {
    goTo('/en/account/sign-in');
    const { store } = await showSignedIn(() => <SignIn locale="en" lender={lender} />);
    act(() => void store.dispatch(sessionEnded('idle')));
    expect(screen.getByRole('status')).toHaveTextContent('there was no activity for 30 minutes');
    expect(screen.getByText(/Call us on 3000 0000/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  });
});
