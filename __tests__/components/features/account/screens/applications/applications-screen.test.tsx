import { screen, within } from '@testing-library/react';
import { ApplicationsScreen } from '@/features/account/screens/applications/applications-screen';
import { application } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const uploadedDocument = {
  id: '3f0e8f0a-5a8e-4c6e-9a53-7b1f3f0c2d11',
  slot: 'identity',
  name: 'hkid.jpg',
  size: 1_000,
  type: 'image/jpeg',
  status: 'clean',
  isLocked: false,
  uploadedAt: '2026-11-20T03:00:00.000Z',
};
const documentList = (data: object[]) => ({
  data,
  application: {
    applicationNumber: 'HK-2026-CCCC3333',
    product: 'second',
    applicantType: 'salaried',
  },
});

const item = (slot: string, overrides: object = {}) => ({
  slot,
  required: true,
  why: 'registered-owner',
  months: null,
  copies: 1,
  condition: null,
  ...overrides,
});

describe('The applications', () => {
  it('name the documents that everybody has to send and that are not here, or were refused', async () => {
    const checklist = {
      data: [
        item('identity'),
        item('address-proof'),
        item('payslips', { months: 3 }),
        item('tenancy-agreement', { condition: 'is-let' }),
        item('other', { required: false }),
      ],
    };
    await showSignedIn((props) => <ApplicationsScreen {...props} />, {
      answers: {
        custApplLoanList: { data: [application()] },
        listDocuments: documentList([
          uploadedDocument,
          {
            ...uploadedDocument,
            id: '3f0e8f0a-5a8e-4c6e-9a53-7b1f3f0c2d12',
            slot: 'payslips',
            status: 'infected',
          },
        ]),
        documentSlots: checklist,
      },
    });
    const missing = (await screen.findByText('Still missing:')).nextElementSibling;
    expect([...(missing?.children ?? [])].map((entry) => entry.textContent)).toEqual([
      'Proof of address',
      expect.stringContaining('Payslips'),
    ]);
  });

  it('show their history with messages, what normally follows, and their documents', async () => {
    const waiting = application({
      history: [
        ...application().history,
        {
          state: 'needs-documents',
          at: '2026-11-20T04:00:00.000Z',
          message: 'Your tax demand, please.',
        },
      ],
      state: 'needs-documents',
      nextAction: 'send-documents',
    });
    await showSignedIn((props) => <ApplicationsScreen {...props} />, {
      answers: {
        custApplLoanList: { data: [waiting] },
        listDocuments: documentList([
          uploadedDocument,
          {
            ...uploadedDocument,
            id: '3f0e8f0a-5a8e-4c6e-9a53-7b1f3f0c2d12',
            name: 'virus.pdf',
            status: 'infected',
          },
        ]),
      },
    });
    const card = screen.getByRole('article', { name: /^Second mortgage/ });
    expect(within(card).getByText('Your tax demand, please.')).toBeVisible();
    expect(within(card).getByText('20 November 2026 12:00:00')).toBeVisible();
    expect(card.querySelector('[aria-current="step"]')).toHaveTextContent('Documents needed');
    expect(within(card).getByText('Money paid out')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Download hkid.jpg' })).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Download virus.pdf' })).toBeNull();
  });

  it('can be taken back, after a second question', async () => {
    const { user, asked, answers } = await showSignedIn(
      (props) => <ApplicationsScreen {...props} />,
      { answers: { custApplLoanList: { data: [application()] }, listDocuments: documentList([]) } },
    );
    answers.withdrawApplication = { data: application({ state: 'withdrawn' }) };
    await user.click(
      screen.getByRole('button', { name: 'Withdraw this application HK-2026-CCCC3333' }),
    );
    expect(asked.map(({ key }) => key)).not.toContain('withdrawApplication');
    answers.custApplLoanList = {
      data: [application({ state: 'withdrawn', canWithdraw: false, nextAction: 'none' })],
    };
    await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }));
    expect((await screen.findAllByText('Withdrawn')).length).toBeGreaterThan(0);
    expect(asked.find(({ key }) => key === 'withdrawApplication')?.request).toEqual({
      params: { applicationNumber: 'HK-2026-CCCC3333' },
      body: {},
    });
    expect(screen.queryByRole('button', { name: /Withdraw this application/ })).toBeNull();
  });

  it('say why one was declined, and offer the letter about it', async () => {
    const declined = application({
      state: 'declined',
      declineReasons: ['value', 'documents'],
      canWithdraw: false,
      nextAction: 'none',
    });
    await showSignedIn((props) => <ApplicationsScreen {...props} />, {
      answers: { custApplLoanList: { data: [declined] }, listDocuments: documentList([]) },
    });
    const why = await screen.findByRole('region', { name: 'Why we declined it' });
    expect(within(why).getAllByRole('listitem')).toHaveLength(2);
    expect(within(why).getByText(/too high for the value of the property/)).toBeVisible();
    expect(
      within(why).getByRole('button', { name: 'Download the letter HK-2026-CCCC3333' }),
    ).toBeVisible();
  });

  it('are missing kindly', async () => {
    await showSignedIn((props) => <ApplicationsScreen {...props} />, {
      answers: { custApplLoanList: { data: [] } },
    });
    expect(screen.getByRole('heading', { name: 'No application' })).toBeVisible();
  });
});
