import { screen, within } from '@testing-library/react';
import type { TodayFigures } from '@/contracts/today/today-figures';
import { FiguresPanel } from '@/features/desk/today/figures-panel';
import { showDesk } from '@test/support/staff/show-desk';

const figures: TodayFigures = {
  applications: null,
  decisions: [
    { week: '2026-11-09', decided: 10, inTime: 9 },
    { week: '2026-11-16', decided: 20, inTime: 20 },
  ],
  portfolio: {
    loans: 4,
    balance: 1_000_000,
    atRisk: [
      { days: 30, loans: 2, balance: 300_000 },
      { days: 60, loans: 1, balance: 125_000 },
      { days: 90, loans: 0, balance: 0 },
    ],
  },
  payouts: null,
};

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const show = (answer: TodayFigures) =>
  showDesk((words) => <FiguresPanel {...words} />, {
    answers: { deskTodayFigures: { data: answer } },
    roles: ['auditor'],
  });

describe('The figures of Today', () => {
  it('stand in sentences and tables beside their pictures, and are left out where one may not read them', async () => {
    await show(figures);
    expect(screen.queryByText('Applications received')).toBeNull();
    expect(screen.queryByText('Paid out')).toBeNull();
    const decisions = screen.getByRole('region', { name: 'Decisions in time' });
    expect(decisions).toHaveTextContent('29 of 30 by the time that was promised');
    const late = within(decisions).getByRole('row', {
      name: '9 November 2026 10 9 1',
      hidden: true,
    });
    expect(late).toBeInTheDocument();
    const portfolio = screen.getByRole('region', { name: 'Portfolio at risk' });
    for (const row of [
      'All loans 4 HK$1,000,000 100%',
      'Overdue by more than 30 days 2 HK$300,000 30%',
      'Overdue by more than 60 days 1 HK$125,000 12.5%',
      'Overdue by more than 90 days 0 HK$0 0%',
    ])
      expect(within(portfolio).getByRole('row', { name: row, hidden: true })).toBeInTheDocument();
  });

  it('are nothing at all to who may read none', async () => {
    await show({ applications: null, decisions: null, portfolio: null, payouts: null });
    expect(screen.queryByText('How business goes')).toBeNull();
  });
});
