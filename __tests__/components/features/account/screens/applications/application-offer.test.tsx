import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationsScreen } from '@/features/account/screens/applications/applications-screen';
import { offerExample } from '@/backoffice/http/openapi/examples/offer';
import type { Offer } from '@/contracts/offer/offer';
import { application } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const approved = application({ state: 'approved', nextAction: 'read-offer' });
const { applicationNumber } = approved;
const offer: Offer = { ...offerExample, applicationNumber };

async function showOffers(data: Offer[] | null) {
  return showSignedIn((props) => <ApplicationsScreen {...props} />, {
    answers: {
      custApplLoanList: { data: [approved] },
      listDocuments: { data: [], application: null },
      ...(data ? { offers: { data } } : {}),
    },
  });
}

describe('An offer on an application', () => {
  it('says what it costs, what it rests on and until when it stands', async () => {
    await showOffers([offer]);
    const terms = within(await screen.findByRole('region', { name: 'Our offer' }));
    const valueOf = (label: string) => terms.getByText(label).nextElementSibling?.textContent;
    expect(terms.getByText('Open until 30 November 2026')).toBeVisible();
    expect(valueOf('Loan amount')).toBe('HK$3,000,000.00');
    expect(valueOf('Monthly payment')).toBe('HK$33,306.15');
    expect(valueOf('Annual percentage rate (APR)')).toBe('6.19%');
    expect(valueOf('Valuation by a surveyor')).toBe('HK$3,000.00');
    expect(valueOf('Repayment period')).toBe('10 years');
    expect(terms.getByRole('listitem')).toHaveTextContent('The existing mortgage is repaid');
    expect(terms.getByRole('link', { name: 'Ask about the offer' })).toHaveAttribute(
      'href',
      `/en/account/contact#${offer.offerNumber}`,
    );
  });

  it('asks who accepts it for a confirmation of the amount and rate, and leads back', async () => {
    await showOffers([offer]);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept this offer' }));
    expect(
      screen.getByText('Accept the loan offer of HK$3,000,000.00 at 6.00% a year'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go back to the offer' }));
    expect(await screen.findByRole('button', { name: 'Accept this offer' })).toBeVisible();
  });

  it.each<[Offer['state'], RegExp]>([
    ['accepted', /You have accepted this offer/],
    ['expired', /The time for this offer has passed/],
  ])('that is %s can be read, and no more', async (state, words) => {
    await showOffers([{ ...offer, state }]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept this offer' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  });

  it('that is over is not shown, nor one on another application', async () => {
    await showOffers([
      { ...offer, state: 'withdrawn' },
      { ...offer, applicationNumber: 'HK-2026-AAAA0000' },
    ]);
    expect(await screen.findByRole('button', { name: /^Withdraw this/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Our offer' })).toBeNull();
  });

  it('that cannot be read names the phone', async () => {
    await showOffers(null);
    expect(await screen.findByText(/The offer cannot be shown here/)).toBeVisible();
  });
});
