import { act, screen } from '@testing-library/react';
import type { DeskToday } from '@/contracts/today/today';
import { TodayPanel } from '@/features/desk/today/today-panel';
import { todayPeriodMs, useToday } from '@/features/desk/today/use-today';
import type { TranslationProps } from '@/i18n/translation-props';
import { showDesk } from '@test/support/staff/show-desk';

const today: DeskToday = {
  counts: [{ kind: 'thread', total: 9, mine: 2, unassigned: 4, overdue: 1 }],
  queue: [
    { kind: 'thread', reference: 'RQ-7F3K9Q2M', dueAt: '2026-11-16T04:00:00.000Z', isMine: true },
    { kind: 'call-back', reference: 'AP-1', dueAt: '2126-11-16T04:00:00.000Z', isMine: false },
  ],
  unread: 1,
  approvals: 2,
  asked: 0,
};

function Today({ t, locale }: TranslationProps<'desk'>) {
  const { data } = useToday(locale);
  return data ? <TodayPanel today={data} t={t} locale={locale} /> : null;
}

const show = () =>
  showDesk((words) => <Today {...words} />, {
    answers: { deskToday: { data: today } },
    roles: ['servicing'],
  });

describe('Today', () => {
  it('says what waits, what is overdue, and opens each thing by its number', async () => {
    await show();
    expect(screen.getByRole('link', { name: '2 approvals wait for you' })).toHaveAttribute(
      'href',
      '/en/desk/approvals?state=waiting',
    );
    expect(screen.queryByText(/of your requests/)).toBeNull();
    expect(screen.getByRole('row', { name: 'Message of a customer 1 2 4 3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'RQ-7F3K9Q2M' })).toHaveAttribute(
      'href',
      '/en/desk/messages/RQ-7F3K9Q2M',
    );
    expect(screen.getByRole('row', { name: /^RQ-7F3K9Q2M .* · Overdue Me$/ })).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /^AP-1 .*2126\S* \S+ Nobody$|^AP-1 .* Nobody$/ }),
    ).not.toHaveTextContent('Overdue');
  });

  it('is asked for each minute, not of a hidden page, and not for who is gone', async () => {
    jest.useFakeTimers();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const { asked } = await show();
    const pass = (minutes: number) =>
      act(async () => {
        await jest.advanceTimersByTimeAsync(minutes * todayPeriodMs);
      });
    expect(asked).toHaveLength(1);
    await pass(2);
    expect(asked).toHaveLength(3);
    hidden.mockReturnValue(true);
    await pass(1);
    expect(asked).toHaveLength(3);
    hidden.mockReturnValue(false);
    // Four minutes after the last key nobody is there; a key brings the figures up to date at once.
    await pass(60);
    expect(asked).toHaveLength(4);
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown')));
    await pass(0);
    expect(asked).toHaveLength(5);
    hidden.mockRestore();
    jest.useRealTimers();
  });
});
