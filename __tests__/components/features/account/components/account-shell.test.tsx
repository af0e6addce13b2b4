import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IdleDialog } from '@/features/account/session/idle-dialog';
import { OverviewScreen } from '@/features/account/screens/overview/overview-screen';
import { application, loan, revolvingLoan } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const t = (key: string, values: Record<string, string | number> = {}): string =>
  [key, ...Object.values(values)].join(' ');

describe('The warning before an idle session ends', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T00:28:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('counts two minutes down, and speaks at 120, 60, 30 and 10 seconds', () => {
    const endsAt = Date.parse('2026-11-21T00:30:00Z');
    render(<IdleDialog endsAt={endsAt} onStay={jest.fn()} onSignOut={jest.fn()} t={t} />);
    expect(screen.getByRole('alertdialog', { name: 'idle.title' })).toBeVisible();
    expect(screen.getByText('2:00')).toBeVisible();
    const spoken: string[] = [];
    for (let second = 0; second <= 120; second += 1) {
      spoken.push(screen.getByRole('timer').textContent ?? '');
      act(() => void jest.advanceTimersByTime(1_000));
    }
    expect([...new Set(spoken)]).toEqual([
      'idle.left 120',
      'idle.left 60',
      'idle.left 30',
      'idle.left 10',
    ]);
    expect(screen.getByText('0:00')).toBeVisible();
  });

  it('offers to stay first, and to leave', async () => {
    const [onStay, onLeave] = [jest.fn(), jest.fn()];
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <IdleDialog
        endsAt={Date.parse('2026-11-21T00:30:00Z')}
        onStay={onStay}
        onSignOut={onLeave}
        t={t}
      />,
    );
    expect(screen.getByRole('button', { name: 'idle.stay' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onStay).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'signOut' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('The overview', () => {
  it('says what to pay now and next, then names loans by their product and open applications', async () => {
    const late = loan({
      product: 'second-mortgage',
      arrears: { amount: 7_312.5, since: '2026-11-02', days: 19 },
      nextPayment: null,
    });
    await showSignedIn((props) => <OverviewScreen {...props} />, {
      answers: {
        loans: { data: [late, revolvingLoan()] },
        custApplLoanList: {
          data: [
            application({ state: 'needs-documents', nextAction: 'send-documents' }),
            application({
              applicationNumber: 'HK-2026-OVER0000',
              state: 'withdrawn',
              nextAction: 'none',
            }),
          ],
        },
        serviceRequests: { data: [] },
      },
    });
    const totals = within(screen.getByRole('region', { name: 'What you owe' }));
    expect(totals.getByText('To pay now').nextElementSibling).toHaveTextContent(
      'HK$7,312.50Second mortgage: overdue since 2 November 2026',
    );
    expect(totals.getByText('In total').nextElementSibling).toHaveTextContent('HK$3,000,000.00');
    expect(totals.getByText('Next payment').nextElementSibling).toHaveTextContent(
      'HK$36,398.28Revolving loan: due on',
    );
    expect(totals.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/en/account/payments',
    );
    expect(screen.getByRole('article', { name: 'Second mortgage' })).toHaveTextContent('Overdue');
    expect(screen.getByRole('article', { name: 'Revolving loan' })).toHaveTextContent(
      'HK$600,000.00',
    );
    expect(screen.getByRole('region', { name: 'Applications under way' })).toHaveTextContent(
      'Second mortgage HK$800,000Documents neededHK-2026-CCCC3333',
    );
    expect(screen.queryByText(/HK-2026-OVER0000/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Send documents' })).toBeVisible();
  });

  it('helps a customer without any loan', async () => {
    await showSignedIn((props) => <OverviewScreen {...props} />, {
      answers: {
        loans: { data: [] },
        custApplLoanList: { data: [] },
        serviceRequests: { data: [] },
      },
    });
    expect(screen.getByRole('heading', { name: 'No loan with us yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a loan' })).toHaveAttribute(
      'href',
      '/en/product-finder',
    );
  });

  it('says what could not be loaded, and tries again', async () => {
    const { user, answers, asked } = await showSignedIn((props) => <OverviewScreen {...props} />, {
      answers: { custApplLoanList: { data: [] }, serviceRequests: { data: [] } },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody answers this');
    answers.loans = { data: [loan()] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Instalment loan' })).toBeVisible();
    expect(asked.filter(({ key }) => key === 'loans')).toHaveLength(2);
  });
});
