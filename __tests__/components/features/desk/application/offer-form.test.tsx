import { screen } from '@testing-library/react';
import { OfferForm } from '@/features/desk/application/offer-form';
import { deskApplication } from '@test/support/application/desk-application';
import { showDesk } from '@test/support/staff/show-desk';

const application = deskApplication();

describe('The form of an offer', () => {
  it('takes up to six fees, refuses one that is half typed or no figure, and leaves out what is empty', async () => {
    const { user, asked } = await showDesk(
      (words) => (
        <OfferForm
          application={application}
          onMade={() => undefined}
          onClose={() => undefined}
          {...words}
        />
      ),
      { answers: {}, roles: ['underwriter'] },
    );
    const fill = (name: string, text: string) =>
      user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
    for (let number = 1; number <= 6; number += 1)
      await user.click(screen.getByRole('button', { name: 'Add a fee' }));
    expect(screen.queryByRole('button', { name: 'Add a fee' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove fee 6' }));
    await fill('Interest a year', '8');
    await user.type(screen.getByLabelText('Open until'), '2026-12-01');
    await fill('Reason', 'Standard terms.');
    await fill('Fee 1$', 'Valuation');
    await fill('Fee 1 in HK', '2,500');
    await fill('Fee 2$', 'Legal');
    await fill('Fee 3 in HK', 'ten');
    const send = () => user.click(screen.getByRole('button', { name: /^Send/ }));
    await send();
    expect(screen.getAllByText('Enter both the fee and its amount.')).toHaveLength(2);
    expect(screen.getByText('Enter a figure.')).toBeVisible();
    expect(asked).toEqual([]);
    await fill('Fee 2 in HK', '1000.50');
    await user.click(screen.getByRole('button', { name: 'Remove fee 3' }));
    await send();
    expect(asked).toMatchObject([
      {
        key: 'deskMakeOffer',
        request: {
          body: {
            annualRate: 8,
            fees: [
              { label: 'Valuation', amount: 2_500 },
              { label: 'Legal', amount: 1_000.5 },
            ],
          },
        },
      },
    ]);
  });
});
