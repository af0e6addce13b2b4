import { act, screen } from '@testing-library/react';
import { AccountShell } from '@/features/account/shell/account-shell';
import { ContactScreen } from '@/features/account/screens/requests/contact-screen';
import { DetailsScreen } from '@/features/account/screens/details/details-screen';
import { WithdrawalScreen } from '@/features/account/screens/requests/withdrawal-screen';
import { sessionEnded } from '@/features/account/session/session.slice';
import { ApiError } from '@/lib/api/api-error';
import { goTo } from '@test/support/fakes/next-navigation';
import { endSessions } from '@test/support/account/account-setup';
import { receipt, type Shown, show, box, press } from '@test/support/account/persisted-form-screen';

afterEach(endSessions);
const nothing = { values: {}, attempts: {} };

describe('What was sent before the language was changed', () => {
  const sent = async (answer: unknown): Promise<Shown> => {
    const shown = await show((words) => <WithdrawalScreen {...words} />, {
      internetWithdrawal: answer,
    });
    await shown.user.type(box('Amount'), '50,000{Enter}');
    await enterCode(shown, { send: 'Send the code', code: 'Six-digit code' });
    return shown;
  };
  const enterCode = async (
    shown: Shown,
    { send, code }: { send: string; code: string },
  ): Promise<void> => {
    await press(shown, send);
    await shown.user.type(await screen.findByRole('textbox', { name: code }), '123456{Enter}');
    await act(async () => {});
  };
  const done = { data: { ...receipt.data, kind: 'withdrawal', state: 'received' } };
  const keysOf = ({ asked }: Shown) =>
    asked
      .filter(({ key }) => key === 'internetWithdrawal')
      .map(({ options }) => options.headers?.['Idempotency-Key']);

  it('is waited for, and its receipt is shown', async () => {
    const resolvers: ((value: unknown) => void)[] = [];
    const shown = await sent(new Promise((resolve) => void resolvers.push(resolve)));
    await shown.speak('hk');
    expect(screen.getByText('傳送中……')).toBeVisible();
    await act(async () => resolvers.forEach((resolve) => resolve(done)));
    expect(screen.getByRole('heading', { name: '款項正轉入你的戶口' })).toBeVisible();
    await shown.speak('en');
    expect(screen.getByRole('heading', { name: 'The money is on its way' })).toBeVisible();
    await press(shown, 'Withdraw again');
    expect(box('Amount')).toHaveValue('');
    expect(keysOf(shown)).toHaveLength(1);
  });

  it('and got no answer is sent under the same key again, so that nothing happens twice', async () => {
    const shown = await sent(new ApiError('Network Error'));
    await shown.speak('hk');
    shown.answers.internetWithdrawal = done;
    await enterCode(shown, { send: '發送驗證碼', code: '六位數字驗證碼' });
    expect(await screen.findByRole('heading', { name: '款項正轉入你的戶口' })).toBeVisible();
    expect(keysOf(shown)).toHaveLength(2);
    expect(new Set(keysOf(shown)).size).toBe(1);
  });
});

describe('What was typed into the account is gone', () => {
  const typedBank = async (): Promise<Shown> => {
    const shown = await show((words) => <DetailsScreen {...words} />, { internetInfoUpd: receipt });
    await press(shown, 'Change Bank account for withdrawals');
    await shown.user.type(box('Account number'), '222333444');
    return shown;
  };

  it('after the session, and was never anywhere else', async () => {
    const { store } = await typedBank();
    expect(JSON.stringify(store.getState().accountForms)).toContain('222333444');
    expect(
      JSON.stringify([
        { ...window.localStorage },
        { ...window.sessionStorage },
        document.cookie,
        window.location.href,
      ]),
    ).not.toContain('222333444');
    act(() => void store.dispatch(sessionEnded('left')));
    expect(store.getState().accountForms).toEqual(nothing);
  });

  it.each(['Cancel', 'Change Email'])('after %s', async (name) => {
    const shown = await typedBank();
    await press(shown, name);
    await press(shown, 'Change Bank account for withdrawals');
    expect(box('Account number')).toHaveValue('');
  });

  it('after another detail was chosen, for which a change on its way does not stand in the way', async () => {
    const shown = await show((words) => <DetailsScreen {...words} />, {
      internetInfoUpd: new Promise(() => undefined),
    });
    await press(shown, 'Change Email');
    await press(shown, 'Save');
    expect(screen.getByRole('button', { name: 'Sending …' })).toBeVisible();
    await press(shown, 'Change Postal address');
    shown.answers.internetInfoUpd = receipt;
    await press(shown, 'Save');
    expect(await screen.findByRole('heading', { name: 'Changed' })).toBeVisible();
  });

  it('once it is changed; its receipt stays until it is closed', async () => {
    const shown = await show((words) => <DetailsScreen {...words} />, { internetInfoUpd: receipt });
    await press(shown, 'Change Email');
    await shown.user.type(box('New email'), '.hk{Enter}');
    expect(await screen.findByRole('heading', { name: 'Changed' })).toHaveFocus();
    expect(JSON.stringify(shown.store.getState().accountForms)).not.toContain('.hk');
    await press(shown, 'Close');
    expect(screen.getByRole('button', { name: 'Change Email' })).toBeVisible();
  });

  it('on another page of the account and outside it, but not on the same page in another language', async () => {
    goTo('/en/account/contact');
    const shown = await show(({ locale, ...words }) => (
      <AccountShell locale={locale}>
        <ContactScreen locale={locale} {...words} />
      </AccountShell>
    ));
    await shown.user.type(box('Message'), 'When does it end?');
    goTo('/hk/account/contact');
    await shown.speak('hk');
    expect(box('留言')).toHaveValue('When does it end?');
    goTo('/hk/account/statements');
    await shown.speak('hk');
    expect(shown.store.getState().accountForms).toEqual(nothing);
    await shown.user.type(box('留言'), 'Again');
    goTo('/hk/faq');
    shown.unmount();
    expect(shown.store.getState().accountForms).toEqual(nothing);
  });
});
