import { screen } from '@testing-library/react';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { OfferForm } from '@/features/desk/application/offer-form';
import { completeForm } from '@test/support/application/application-form';
import { showDesk } from '@test/support/staff/show-desk';

const at = '2026-11-16T04:00:00.000Z';
const application: DeskApplication = {
  applicationNumber: 'HK-2026-7F3K9Q2M',
  product: 'first',
  amount: 3_000_000,
  state: 'approved',
  customerId: null,
  loanNo: null,
  openDocuments: [],
  assignedTo: null,
  declineReasons: [],
  documentRequests: [],
  version: 1,
  handling: [],
  receivedAt: at,
  documentsCompleteAt: at,
  promisedBy: null,
  language: 'hk',
  changedAt: at,
  form: completeForm({}),
  phone: '+85291234567',
  consents: {
    textVersion: '2026-11',
    language: 'hk',
    acceptedAt: at,
    creditReference: true,
    marketingOwn: false,
  },
  campaign: {},
  indicative: null,
  handover: 'none',
  nextStates: [],
  coApplicants: [],
  signing: null,
  history: [],
};

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
