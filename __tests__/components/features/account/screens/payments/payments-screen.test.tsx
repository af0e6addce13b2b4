import { screen } from '@testing-library/react';
import { PaymentsScreen } from '@/features/account/screens/payments/payments-screen';
import { loan, loanDetail } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

describe('How to pay', () => {
  it('names no account that the lender has not set, and whom to ask for it', async () => {
    const { paying } = loanDetail();
    const unset = { ...paying, fpsId: '[to be set]', bankAccount: '[to be set]' };
    await showSignedIn((props) => <PaymentsScreen {...props} />, {
      answers: {
        loans: { data: [loan()] },
        loan: { data: loanDetail({ paying: { ...unset, payee: '[to be set]' } }) },
      },
    });
    expect(await screen.findByText(/^Call 3000 0000 before you pay/)).toBeVisible();
    expect(screen.getByText('LN-2024-AAAA1111')).toBeVisible();
    for (const name of ['FPS identifier', 'Bank account', 'Payee'])
      expect(screen.queryByText(name)).toBeNull();
    expect(document.body).not.toHaveTextContent('[to be set]');
  });
});
