import { screen, within } from '@testing-library/react';
import { LoanCard } from '@/features/account/screens/payments/loan-card';
import { loan } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const label = 'To repay in full today, including interest to today';

describe('The card of a loan', () => {
  it('says what pays it back today, interest included, beside the principal', async () => {
    const { user } = await showSignedIn((props) => (
      <LoanCard {...props} loan={loan({ balance: 907_312.5, settlementToday: 912_120.72 })} />
    ));
    const card = within(screen.getByRole('article', { name: 'Instalment loan' }));
    expect(card.getByText('HK$907,312.50')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Details and schedule' }));
    expect(card.getByText(label).nextElementSibling).toHaveTextContent('HK$912,120.72');
  });

  it('says nothing of it where a loan system does not', async () => {
    const { user } = await showSignedIn((props) => (
      <LoanCard {...props} loan={loan({ settlementToday: null })} />
    ));
    await user.click(screen.getByRole('button', { name: 'Details and schedule' }));
    expect(screen.getByText('Annual rate')).toBeVisible();
    expect(screen.queryByText(label)).toBeNull();
  });
});
