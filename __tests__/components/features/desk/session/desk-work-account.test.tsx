import { screen, waitFor } from '@testing-library/react';
import { DeskSignIn } from '@/features/desk/session/desk-sign-in';
import { DeskWorkAccount } from '@/features/desk/session/desk-work-account';
import { WorkAccountPanel } from '@/features/desk/session/work-account-panel';
import { ApiError } from '@/lib/api/api-error';
import { leavePage } from '@/lib/session/leave-page';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

jest.mock('@/lib/session/leave-page', () => ({ leavePage: jest.fn() }));

const url = 'https://login.example/authorize?state=sign-in.x';
const refusal = new ApiError('Please try again.', { status: 400, code: 'work_account_refused' });

const open = (search: string, answers: DeskAnswers) => {
  window.history.replaceState(null, '', `/en/desk/work-account${search}`);
  return showDesk((words) => <DeskWorkAccount query={new URLSearchParams(search)} {...words} />, {
    answers,
    roles: ['auditor'],
  });
};

describe('The page of work accounts', () => {
  it('leaves for the provider, once', async () => {
    const { asked } = await open('', { staffBeginWorkAccount: { data: { url } } });
    expect(asked.map(({ key }) => key)).toEqual(['staffBeginWorkAccount']);
    expect(leavePage).toHaveBeenCalledWith(url);
  });

  it('takes the answer out of the address before it is sent, and goes on where the sign-in began', async () => {
    sessionStorage.setItem('desk:return', '/en/desk/applications?state=received');
    const search = '?code=secret&state=sign-in.x&iss=https%3A%2F%2Flogin.example';
    const { asked } = await open(search, {
      staffWorkAccountSignIn: () => {
        expect(window.location.search).toBe('');
        return { success: true };
      },
    });
    expect(asked[0]?.request).toEqual({ body: { answer: search.slice(1) } });
    await waitFor(() => expect(window.location.pathname).toBe('/en/desk/applications'));
    expect(window.location.search).toBe('?state=received');
  });

  it('says in a tab of its own that the other one goes on', async () => {
    await open('?code=secret&state=sign-in.x', { staffWorkAccountSignIn: { success: true } });
    expect(await screen.findByRole('status')).toHaveTextContent(/^You are signed in\./);
  });

  it('never goes on to an address outside the desk', async () => {
    sessionStorage.setItem('desk:return', '//evil.example/en/desk');
    await open('?code=secret&state=sign-in.x', { staffWorkAccountSignIn: { success: true } });
    expect(await screen.findByRole('link', { name: 'Back to the desk' })).toHaveAttribute(
      'href',
      '/en/desk',
    );
    expect(window.location.pathname).toBe('/en/desk/work-account');
  });

  it('says why nobody got in, and tries again', async () => {
    const { user, asked } = await open('?error=access_denied&state=sign-in.x', {
      staffWorkAccountSignIn: refusal,
      staffBeginWorkAccount: { data: { url } },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.map(({ key }) => key)).toEqual([
      'staffWorkAccountSignIn',
      'staffBeginWorkAccount',
    ]);
  });

  it('connects where it was begun to connect', async () => {
    const { asked } = await open('?code=secret&state=connect.x', {
      deskConnectWorkAccount: { success: true },
    });
    expect(asked[0]?.key).toBe('deskConnectWorkAccount');
    await waitFor(() => expect(window.location.pathname).toBe('/en/desk/sessions'));
  });
});

describe('The sign-in of the desk', () => {
  const show = (workAccount: boolean) =>
    showDesk((words) => <DeskSignIn lockedFor={null} {...words} />, {
      answers: { staffWaysIn: { data: { workAccount } } },
      roles: ['auditor'],
    });
  const link = () => screen.queryByRole('link', { name: 'Sign in with your work account' });

  it('offers work accounts where there are any', async () => {
    await show(true);
    expect(link()).toHaveAttribute('href', '/en/desk/work-account');
    expect(link()).not.toHaveAttribute('target');
  });

  it('does not where there are none', async () => {
    await show(false);
    expect(link()).toBeNull();
  });
});

describe('The own work account', () => {
  it('is connected only after a passkey or code', async () => {
    const { user } = await showDesk((words) => <WorkAccountPanel {...words} />, {
      answers: { deskWorkAccount: { data: { connectedAt: null } } },
      roles: ['auditor'],
    });
    await user.click(screen.getByRole('button', { name: 'Connect my work account' }));
    expect(screen.getByRole('button', { name: 'Confirm with the code' })).toBeVisible();
  });

  it('stays where it is the only way in', async () => {
    const { user } = await showDesk((words) => <WorkAccountPanel {...words} />, {
      answers: {
        deskWorkAccount: { data: { connectedAt: '2026-11-16T04:00:00.000Z' } },
        deskDisconnectWorkAccount: new ApiError('', { status: 409, code: 'conflict' }),
      },
      roles: ['auditor'],
    });
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You need a passkey/);
  });
});
