import { screen } from '@testing-library/react';
import { MessagesScreen } from '@/features/account/screens/messages/messages-screen';
import { ApiError } from '@/lib/api/api-error';
import { offerExample } from '@/backoffice/http/openapi/examples/offer';
import type { Thread, ThreadEntry } from '@/contracts/thread/thread';
import { loan, thread } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const at = '2026-11-20T03:04:05.000Z';
const said = (position: number, entry: Partial<ThreadEntry>): ThreadEntry => ({
  position,
  kind: 'message',
  from: 'lender',
  at,
  text: 'Yes.',
  language: 'en',
  readAt: null,
  ...entry,
});
const mortgage = loan();
const listed = thread({ about: mortgage.loanNo, unread: 2 });
const whole: Thread = {
  ...listed,
  entries: [
    said(1, { from: 'customer', text: 'May I pay later?', readAt: at }),
    said(3, { text: '可以。', language: 'hk' }),
    said(4, {}),
    said(5, { kind: 'closed', text: null, language: null }),
  ],
};
const success = { success: true };

async function showMessages(answers: object = {}) {
  return showSignedIn((props) => <MessagesScreen {...props} />, {
    answers: {
      threads: { data: [listed] },
      thread: { data: whole },
      readThread: success,
      loans: { data: [mortgage] },
      custApplLoanList: { data: [] },
      writeInThread: { data: whole },
      startThread: { data: whole },
      ...answers,
    },
  });
}
const open = (shown: Awaited<ReturnType<typeof showMessages>>) =>
  shown.user.click(screen.getByRole('button', { name: /^Repayment · .* 2 new answers/ }));
const sentTo = ({ asked }: Awaited<ReturnType<typeof showMessages>>, endpoint: string) =>
  asked.filter(({ key }) => key === endpoint).map(({ request }) => request);

describe('Message threads in the account', () => {
  it('open whole, say which words are in another language, and are then read to the end', async () => {
    const shown = await showMessages();
    await open(shown);
    const chinese = await screen.findByText('可以。');
    expect(chinese).toHaveAttribute('lang', 'zh-Hant-HK');
    const answer = chinese.closest('li');
    expect(answer).toHaveTextContent('Harbour Key Mortgage');
    expect(answer).toHaveTextContent('Written in Traditional Chinese');
    expect(screen.getAllByText(/^Written in/)).toHaveLength(1);
    expect(screen.getByText('May I pay later?').closest('li')).toHaveTextContent(/Read by us/);
    expect(screen.getByText(/^We closed this conversation/)).toBeVisible();
    expect(sentTo(shown, 'readThread')).toEqual([
      { params: { reference: listed.reference }, body: { upTo: 5 } },
    ]);
  });

  it('keep what is typed below them in another language, and send it once', async () => {
    const shown = await showMessages();
    await open(shown);
    await shown.user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Thanks');
    await shown.speak('hk');
    expect(screen.getByRole('textbox', { name: '你的回覆' })).toHaveValue('Thanks');
    await shown.user.click(screen.getByRole('button', { name: '送出回覆' }));
    expect(sentTo(shown, 'writeInThread')).toEqual([
      { params: { reference: listed.reference }, body: { text: 'Thanks' } },
    ]);
    expect(screen.getByRole('textbox', { name: '你的回覆' })).toHaveValue('');
  });

  it('start about a loan, and wait before the next', async () => {
    const shown = await showMessages({ threads: { data: [] } });
    await shown.user.selectOptions(
      screen.getByRole('combobox', { name: 'Which loan, application or offer?' }),
      mortgage.loanNo,
    );
    await shown.user.type(screen.getByRole('textbox', { name: 'Message' }), 'When does it end?');
    await shown.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sentTo(shown, 'startThread')).toEqual([
      { body: { topic: 'other', text: 'When does it end?', about: mortgage.loanNo } },
    ]);
    expect(screen.getByText('Your message has arrived').closest('[role=status]')).toHaveFocus();
    expect(screen.getByRole('button', { name: /^You can write again in/ })).toBeVisible();
  });

  it('start on what the address names, as a question about an application where it is an offer', async () => {
    window.history.replaceState(null, '', `#${offerExample.offerNumber}`);
    const shown = await showMessages({ threads: { data: [] }, offers: { data: [offerExample] } });
    await shown.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Is the rate fixed?');
    await shown.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sentTo(shown, 'startThread')).toEqual([
      {
        body: { topic: 'application', text: 'Is the rate fixed?', about: offerExample.offerNumber },
      },
    ]);
    window.history.replaceState(null, '', ' ');
  });

  it('are single messages where the API has none', async () => {
    await showMessages({
      threads: new ApiError('No such page', { status: 404, code: 'not_found' }),
      serviceRequests: { data: [] },
    });
    expect(await screen.findByRole('heading', { name: 'Your message' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
