import { screen, within } from '@testing-library/react';
import { StatementsScreen } from '@/features/account/screens/statements/statements-screen';
import { offerExample } from '@/backoffice/http/openapi/examples/offer';
import { ApiError } from '@/lib/api/api-error';
import { application } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const offers = [
  // Already the new year in Hong Kong.
  { ...offerExample, offerNumber: 'OF-2027-AAAA0000', issuedAt: '2026-12-31T17:00:00.000Z' },
  { ...offerExample, offerNumber: 'OF-2026-BBBB0000', state: 'withdrawn' as const },
  { ...offerExample, offerNumber: 'OF-2026-CCCC0000', state: 'accepted' as const },
];
const show = (answers: object) =>
  showSignedIn((props) => <StatementsScreen {...props} />, {
    answers: { loans: { data: [] }, ...answers },
  });

describe('The documents of a customer', () => {
  it('have every offer, what became of it, and its PDF, by year in Hong Kong', async () => {
    await show({ offers: { data: offers } });
    const panel = within(screen.getByRole('region', { name: 'Loan offers' }));
    const years = panel.getAllByRole('group').map((group) => ({
      year: group.querySelector('summary')?.textContent,
      isOpen: group.hasAttribute('open'),
      offers: group.querySelectorAll('li').length,
    }));
    expect(years).toEqual([
      { year: '2027', isOpen: true, offers: 1 },
      { year: '2026', isOpen: false, offers: 2 },
    ]);
    expect(panel.getByText('1 January 2027')).toBeVisible();
    expect(panel.getByText('Accepted').closest('li')).toHaveTextContent('OF-2026-CCCC0000');
    expect(panel.getByRole('button', { name: 'PDF OF-2027-AAAA0000' })).toBeVisible();
    expect(screen.queryByText('No documents yet')).toBeNull();
  });

  it('have every letter about a loan and every decision with a letter, the newest first', async () => {
    const step = { state: 'declined', at: '2026-12-31T17:00:00.000Z', message: null };
    const letter = { loanNo: 'LN-2024-AAAA1111', issuedOn: '2026-11-20' };
    await show({
      letters: {
        data: [
          { ...letter, name: 'figure-1', kind: 'settlement-figure', on: '2026-12-15' },
          { ...letter, name: 'booked', kind: 'loan-booked', on: null },
        ],
      },
      custApplLoanList: {
        data: [
          {
            ...application({ applicationNumber: 'AP-2026-AAAA0000', declineReasons: [] }),
            history: [step],
          },
          application({ applicationNumber: 'AP-2026-BBBB0000' }),
        ],
      },
    });
    const panel = screen.getByRole('region', { name: 'Letters' });
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3, hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Our decision on an application',
      'Settlement figure for 15 December 2026',
      'Loan confirmation',
    ]);
    expect(panel).toHaveTextContent('1 January 2027 · AP-2026-AAAA0000');
    expect(panel).not.toHaveTextContent('AP-2026-BBBB0000');
    expect(screen.queryByText('No documents yet')).toBeNull();
  });

  it.each([
    ['there are none', { data: [] }],
    ['the API knows none', new ApiError('No such page', { status: 404, code: 'not_found' })],
  ])('say so where %s, and nothing more', async (_case, answer) => {
    await show({ offers: answer });
    expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Loan offers' })).toBeNull();
  });
});
