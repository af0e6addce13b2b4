import { act, render, screen, waitFor } from '@testing-library/react';
import userEventLibrary from '@testing-library/user-event';
import { CallBack } from '@/content/call-back/call-back';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import { saveFile } from '@/lib/save-file';
import cn from '@locales/cn/call-back.json';
import en from '@locales/en/call-back.json';

jest.mock('@/lib/api/browser-call', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/save-file', () => ({ saveFile: jest.fn() }));
// Has a test of its own; its library cannot be loaded in jsdom.
jest.mock('@/lib/appointment/appointment-calendar', () => ({ appointmentCalendar: jest.fn() }));
const call: jest.Mock = jest.mocked(callFromBrowser);
const userEvent = userEventLibrary.setup({ delay: null });
jest.setTimeout(20_000);
const patience = { timeout: 4_000 };

const slot = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
});
const slots = [
  slot('2026-11-24T02:00:00.000Z'),
  slot('2026-11-24T02:30:00.000Z'),
  slot('2026-11-25T03:00:00.000Z'),
];
const token = 'q'.repeat(43);
const data = {
  ...slots[2],
  reference: 'AP-7F3K9Q2M',
  state: 'booked',
  changes: 0,
  topic: 'valuation',
  phoneEnding: '4567',
};
const answers: Record<string, (request: { body: { startsAt?: string } }) => unknown> = {
  callBackSlots: () => ({ data: slots }),
  bookCallBack: () => ({ token, isTexted: true, data }),
  callBack: () => ({ data }),
  moveCallBack: ({ body }) => ({ data: { ...data, ...slot(body.startsAt ?? ''), changes: 1 } }),
  cancelCallBack: () => ({ data: { ...data, state: 'cancelled', changes: 2 } }),
};
const button = (name: string) => screen.findByRole('button', { name }, patience);
const select = (name: RegExp | string) => screen.findByRole('combobox', { name }, patience);

beforeEach(() => {
  window.location.hash = '';
  HTMLElement.prototype.scrollIntoView = () => undefined;
  call.mockReset();
  call.mockImplementation(async (key: string, request) => answers[key]?.(request));
});

describe('Booking a call', () => {
  it('says what is missing, sends the chosen time, and offers calendar, another time, cancelling and its link', async () => {
    const { rerender } = render(<CallBack locale="en" words={en} />);
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(await button(en.open));
    await userEvent.selectOptions(await select(en.day), 'Wednesday 25 November');
    await userEvent.click(await button(en.book));
    const summary = await screen.findByRole('alert', {}, patience);
    expect(summary).toHaveTextContent(en.problem_startsAt);
    expect(summary).toHaveTextContent(en.problem_topic);
    expect(call).toHaveBeenCalledTimes(1);

    await userEvent.selectOptions(await select(/^Time/), '11:00–11:30');
    await userEvent.type(screen.getByRole('textbox', { name: en.name }), 'Chan Siu Ming');
    await userEvent.type(screen.getByRole('textbox', { name: en.phone }), '5123 4567');
    await userEvent.selectOptions(await select(en.topic), en.topic_valuation);
    await userEvent.click(await button(en.book));
    const panel = await screen.findByText('Wednesday 25 November, 11:00–11:30 (Hong Kong time)');
    await waitFor(() => expect(panel.parentElement).toHaveFocus(), patience);
    expect(call).toHaveBeenLastCalledWith(
      'bookCallBack',
      {
        body: {
          startsAt: '2026-11-25T03:00:00.000Z',
          name: 'Chan Siu Ming',
          phone: '5123 4567',
          topic: 'valuation',
        },
      },
      { locale: 'en' },
    );

    await userEvent.click(await button(en.save));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1), patience);
    expect(jest.mocked(saveFile).mock.calls[0]?.[1]).toBe('AP-7F3K9Q2M.ics');

    rerender(<CallBack key="cn" locale="cn" words={cn} />);
    expect(await screen.findByText(/^11月25日星期三 11:00–11:30/)).toBeVisible();
    await userEvent.click(await button(cn.move));
    await userEvent.selectOptions(await select(cn.time), '10:30–11:00');
    await userEvent.click(await button(cn.moveTo));
    expect(await screen.findByText(/^11月24日星期二 10:30–11:00/, {}, patience)).toBeVisible();
    await userEvent.click(await button(cn.cancel));
    await userEvent.click(await button(cn.cancelYes));
    expect(await screen.findByText(cn.state_cancelled, {}, patience)).toBeVisible();
    await userEvent.click(await button(cn.another));
    expect(await button(cn.book)).toBeVisible();

    // The link of a text message, opened in the same tab.
    act(() => void (window.location.hash = `#call-back=${'z'.repeat(43)}`));
    expect(await screen.findByText(cn.state_booked, {}, patience)).toBeVisible();
    expect(call.mock.lastCall?.slice(0, 2)).toEqual([
      'callBack',
      { body: { token: 'z'.repeat(43) } },
    ]);
    call.mockRejectedValue(new ApiError('', { status: 404, code: 'not_found' }));
    act(() => void (window.location.hash = `#call-back=${'y'.repeat(43)}`));
    expect(await screen.findByText(cn.linkGone, {}, patience)).toBeVisible();
  });
});
