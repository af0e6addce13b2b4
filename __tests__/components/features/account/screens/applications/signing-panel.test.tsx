import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationsScreen } from '@/features/account/screens/applications/applications-screen';
import type { Signing } from '@/contracts/appointment/signing';
import { application } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const accepted = application({ state: 'offer-accepted', nextAction: 'visit-solicitor' });
const { applicationNumber } = accepted;
const slot = { startsAt: '2027-01-05T02:00:00.000Z', endsAt: '2027-01-05T03:00:00.000Z' };
const booked: Signing = {
  applicationNumber,
  place: 'Lee & Co, 8/F, 1 Queen’s Road Central',
  appointment: { ...slot, reference: 'AP-7F3K9Q2M', state: 'booked', changes: 0 },
};

async function showSignings(data: Signing[] | null) {
  return showSignedIn((props) => <ApplicationsScreen {...props} />, {
    answers: {
      custApplLoanList: { data: [accepted] },
      listDocuments: { data: [], application: null },
      offers: { data: [] },
      signingSlots: { data: [slot] },
      ...(data ? { signings: { data } } : {}),
      bookSigning: { data: booked },
      cancelSigning: { data: booked },
    },
  });
}
const region = async () =>
  within(await screen.findByRole('region', { name: 'Your appointment to sign' }));

describe('The signing of an accepted offer', () => {
  it('is booked for a time that is chosen', async () => {
    await showSignings([{ applicationNumber, place: null, appointment: null }]);
    const part = await region();
    expect(part.getByText(/At a solicitor’s office/)).toBeVisible();
    await userEvent.click(await part.findByRole('button', { name: 'Book this time' }));
    expect(part.getByText('Please choose a time.')).toBeVisible();
    await userEvent.selectOptions(
      part.getByRole('combobox', { name: 'Time (Hong Kong time)' }),
      '10:00–11:00',
    );
    expect(part.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Tuesday 5 January');
    await userEvent.click(part.getByRole('button', { name: 'Book this time' }));
    expect(part.queryByText('Please choose a time.')).toBeNull();
  });

  it('says when, where and what to bring, and can be moved or cancelled with a second press', async () => {
    await showSignings([booked]);
    const part = await region();
    expect(part.getByText('Tuesday 5 January, 10:00–11:00 (Hong Kong time)')).toBeVisible();
    expect(part.getByText('Lee & Co, 8/F, 1 Queen’s Road Central')).toBeVisible();
    expect(part.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(part.getByRole('button', { name: 'Cancel the appointment' }));
    expect(part.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Leave it as it is' }));
    expect(part.getByRole('button', { name: 'Choose another time' })).toBeVisible();
  });

  it('is left out where the API knows nothing of it', async () => {
    await showSignings(null);
    expect(await screen.findByText(/To arrange the day, call/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your appointment to sign' })).toBeNull();
  });
});
