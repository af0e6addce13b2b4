import { screen, within } from '@testing-library/react';
import type { DeskThread, DeskThreadEntry } from '@/contracts/thread/thread-desk';
import { ThreadView } from '@/features/desk/thread/thread-view';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const at = '2026-11-16T04:00:00.000Z';
const reference = 'RQ-7F3K9Q2M';
const entry = (position: number, given: Partial<DeskThreadEntry>): DeskThreadEntry => ({
  position,
  kind: 'message',
  from: 'customer',
  by: null,
  at,
  text: null,
  language: 'cn',
  assignee: null,
  readAt: null,
  ...given,
});
const asked = entry(1, { text: '可以延后还款吗？' });
const thread: DeskThread = {
  reference,
  topic: 'complaint',
  about: null,
  state: 'waiting',
  unread: 1,
  version: 1,
  assignedTo: null,
  due: { what: 'acknowledgement', at: '2026-11-23T04:00:00.000Z' },
  customerId: 'cu_1',
  customerName: 'CHAN Tai Man',
  customerLanguage: 'cn',
  createdAt: at,
  changedAt: at,
  entries: [asked],
};
const answered = entry(2, { from: 'lender', by: 'eve@lender.hk', text: '可以。' });

const show = (answers: DeskAnswers = {}, roles: ['servicing' | 'auditor'] = ['servicing']) =>
  showDesk((words) => <ThreadView reference={reference} {...words} />, {
    answers: {
      deskThread: { data: thread },
      deskReadThread: { success: true },
      deskColleagues: { data: [] },
      ...answers,
    },
    roles,
  });
type Shown = Awaited<ReturnType<typeof show>>;
const sentTo = (shown: Shown, key: string) =>
  shown.asked.filter((call) => call.key === key).map(({ request }) => request);

describe('A message thread at the desk', () => {
  it('says until when it is due, counts as read, and is answered in the language of the customer', async () => {
    const shown = await show({ deskAnswerThread: { data: thread } });
    expect(screen.getByText(/^Confirm by .*23 Nov.* 12:00/)).toBeVisible();
    expect(screen.getByText('可以延后还款吗？')).toHaveAttribute('lang', 'zh-Hans-CN');
    expect(sentTo(shown, 'deskReadThread')).toEqual([{ params: { reference }, body: { upTo: 1 } }]);
    await shown.user.keyboard('r');
    await shown.user.keyboard('好的');
    await shown.user.click(screen.getByRole('button', { name: 'Send' }));
    const sent = shown.asked.find(({ key }) => key === 'deskAnswerThread');
    expect(sent).toMatchObject({
      request: { params: { reference }, body: { text: '好的', language: 'cn', close: false } },
      options: { headers: { 'If-Match': '"1"' } },
    });
    expect(screen.getByRole('textbox', { name: 'Message to the customer' })).toHaveValue('');
  });

  it('keeps an answer that came second, says what the first one did, and sends it on the new version', async () => {
    const shown = await show({
      deskAnswerThread: new ApiError('Changed', { code: 'changed_meanwhile', status: 412 }),
    });
    const field = screen.getByRole('textbox', { name: 'Message to the customer' });
    await shown.user.type(field, 'No.');
    shown.answers.deskThread = { data: { ...thread, version: 2, entries: [asked, answered] } };
    await shown.user.click(screen.getByRole('button', { name: 'Send' }));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('可以。')).toBeVisible();
    expect(within(notice).getByText('eve@lender.hk')).toBeVisible();
    expect(within(notice).queryByText('可以延后还款吗？')).toBeNull();
    expect(field).toHaveValue('No.');
    await shown.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(shown.asked.at(-2)?.options.headers).toMatchObject({ 'If-Match': '"2"' });
  });

  it('is only read by who may not answer', async () => {
    const shown = await show({}, ['auditor']);
    expect(screen.getByText('可以延后还款吗？')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sentTo(shown, 'deskReadThread')).toEqual([]);
  });
});
