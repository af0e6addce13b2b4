import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { UploadedDocument } from '@/contracts/document/document';
import { openAccountChannel } from '@/features/account/session/account-channel';
import { saveFile } from '@/features/account/save-file';
import { sessionEnded } from '@/features/account/session/session.slice';
import { DocumentUpload } from '@/features/document/components/document-upload';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import otp from '@locales/en/otp.json';
import documents from '@locales/en/document.json';

jest.mock('@/features/account/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@/features/account/session/account-channel', () => ({
  openAccountChannel: jest.fn(() => ({ tell: jest.fn(), close: jest.fn() })),
}));

const applicationNumber = 'HK-2026-7F3K9Q2M';
const uploadedDocument = (
  name: string,
  more: Partial<UploadedDocument> = {},
): UploadedDocument => ({
  id: name,
  slot: 'identity',
  name,
  size: 2_000,
  type: 'application/pdf',
  status: 'stored',
  isLocked: false,
  uploadedAt: '2026-11-16T04:00:00.000Z',
  ...more,
});
const checklist = [
  { slot: 'identity', required: true, why: 'registered-owner', months: null, condition: null },
  { slot: 'payslips', required: true, why: 'pay-in-parts', months: 3, condition: null },
  {
    slot: 'tenancy-agreement',
    required: true,
    why: 'rent-and-tenant',
    months: null,
    condition: 'is-let',
  },
  { slot: 'other', required: false, why: 'anything-else', months: null, condition: null },
];

function start() {
  const fake = fakeClient();
  const files = fakeClient();
  const store = makeStore({ client: fake.client, files: files.fileClient });
  render(
    <Provider store={store}>
      <FlowI18nProvider locale="en" resources={{ en: { document: documents, otp } }}>
        <DocumentUpload locale="en" isSmsLive />
      </FlowI18nProvider>
    </Provider>,
  );
  const answer = (value: unknown) =>
    act(async () => {
      fake.lastCall().resolveWith(value);
      await nextTask();
    });
  const refuse = (error: unknown) =>
    act(async () => {
      fake.lastCall().rejectWith(error);
      await nextTask();
    });
  return {
    ...fake,
    store,
    lastFile: files.lastCall,
    answer,
    refuse,
    user: userEvent.setup({ applyAccept: false }),
  };
}

/** The list of somebody whose code was confirmed in this tab. */
async function openList(documents: UploadedDocument[] = []) {
  window.sessionStorage.setItem('upload-proved', '1');
  const desk = start();
  await act(nextTask);
  await desk.answer({
    data: documents,
    application: { applicationNumber, product: 'first', applicantType: 'salaried' },
  });
  await desk.answer({ data: checklist });
  return desk;
}

const slot = (name: string) =>
  within(
    screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { level: 3, name: new RegExp(name) })) ??
      document.body,
  );
const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/en/upload-document');
});

describe('Without anything to go by', () => {
  it('asks for the application number, says what is wrong with it, and asks nobody until it is right', async () => {
    const { user, calls } = start();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your application number.');
    await user.type(
      screen.getByRole('textbox', { name: 'Application number' }),
      'hk 2026 7f3k 9q2m',
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      screen.getByText(
        `Enter the mobile number of application ${applicationNumber}. If the two belong together, we send a code.`,
      ),
    ).toBeVisible();
    expect(calls).toEqual([]);
    expect(screen.getByRole('button', { name: 'Text me the link' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9123 4567');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(calls).toMatchObject([
      {
        key: 'verifyAccount',
        request: { body: { reference: applicationNumber, phone: '9123 4567', purpose: 'upload' } },
      },
    ]);
  });

  it('takes the id of a texted link out of the address and keeps it for a reload', async () => {
    window.history.replaceState(
      null,
      '',
      '/en/upload-document?utm_source=sms&link=Zk3v9QpLw8RtYx2NbVc1#upload',
    );
    start();
    expect(await screen.findByText(/If it belongs to the link you opened/)).toBeVisible();
    expect(window.location.search + window.location.hash).toBe('?utm_source=sms#upload');
    expect(window.sessionStorage.getItem('upload-link')).toBe('Zk3v9QpLw8RtYx2NbVc1');
  });

  it.each([
    ['here', (store: ReturnType<typeof makeStore>) => void store.dispatch(sessionEnded('idle'))],
    ['in another tab', () => jest.mocked(openAccountChannel).mock.lastCall?.[0]('ended')],
  ])(
    'lets somebody signed in choose one of their applications, and shows nothing of it once the session has ended %s',
    async (_where, end) => {
      window.localStorage.setItem('account-session', '1');
      const desk = start();
      await act(nextTask);
      expect(desk.lastCall().key).toBe('custApplLoanList');
      await desk.answer({
        data: [
          {
            applicationNumber,
            product: 'second',
            amount: 1_000_000,
            address: 'Flat A',
            state: 'received',
          },
        ],
      });
      await desk.user.click(screen.getByRole('button', { name: /Second mortgage HK\$1,000,000/ }));
      await act(nextTask);
      expect(desk.lastCall()).toMatchObject({
        key: 'listDocuments',
        request: { query: { applicationNumber } },
      });
      await desk.answer({
        data: [uploadedDocument('Card.pdf')],
        application: { applicationNumber, product: 'second', applicantType: 'salaried' },
      });
      await desk.answer({ data: checklist });
      expect(screen.getByText('Card.pdf')).toBeVisible();
      act(() => end(desk.store));
      expect(screen.queryByText('Card.pdf')).toBeNull();
      expect(screen.getByRole('textbox', { name: 'Application number' })).toBeVisible();
    },
  );

  it('asks anew when the proof has expired, and says so when the list cannot be had', async () => {
    window.sessionStorage.setItem('upload-proved', '1');
    const desk = start();
    await act(nextTask);
    await desk.refuse(new ApiError('Bad gateway', { code: 'internal', status: 500 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your list could not be fetched just now.');
    await desk.user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(nextTask);
    await desk.refuse(new ApiError('Please sign in first.', { code: 'unauthorised', status: 401 }));
    expect(screen.getByRole('textbox', { name: 'Application number' })).toBeVisible();
    expect(window.sessionStorage.getItem('upload-proved')).toBeNull();
  });
});

describe('The list of documents', () => {
  it('says why each is asked for and how many of those always needed are here', async () => {
    await openList([uploadedDocument('Card.pdf')]);
    expect(screen.getByRole('heading', { level: 2, name: 'Your documents' })).toHaveFocus();
    expect(screen.getByText('1 of 2 required documents received')).toBeVisible();
    expect(
      slot('Tenancy').getByText(
        'If the property is let. Rent counts as income, and the tenant’s rights count in the valuation.',
      ),
    ).toBeVisible();
    expect(slot('Payslips').getByRole('heading', { level: 3 })).toHaveTextContent(
      'Payslips, last 3 months',
    );
  });

  it('counts no infected document, and says what was found and what is locked', async () => {
    await openList([
      uploadedDocument('Bad.pdf', { status: 'infected' }),
      uploadedDocument('Locked.pdf', { slot: 'payslips', isLocked: true }),
      uploadedDocument('New.pdf', { slot: 'other', status: 'waiting' }),
    ]);
    expect(screen.getByText('1 of 2 required documents received')).toBeVisible();
    expect(slot('HKID').getByText(/The virus scanner found something/)).toBeVisible();
    expect(slot('Payslips').getByText(/This PDF is protected/)).toBeVisible();
    expect(slot('Anything else').getByText(/being checked for viruses/)).toBeVisible();
    expect(
      screen.getByText(/^2 received\. Bad\.pdf: The virus scanner found something in this file/),
    ).toHaveAttribute('role', 'status');
  });

  it('takes files that are chosen or dropped, and names the fault of each that cannot go', async () => {
    const desk = await openList();
    await desk.user.upload(
      slot('Payslips').getByLabelText('Choose files: Payslips, last 3 months'),
      [file('One.pdf'), file('Empty.pdf', 0)],
    );
    expect(slot('Payslips').getByText('This file is empty. Choose another one.')).toBeVisible();
    fireEvent.drop(slot('Payslips').getByRole('heading', { level: 3 }), {
      dataTransfer: { files: [file('Two.pdf')], types: ['Files'] },
    });
    await act(nextTask);
    const sent = desk.calls
      .filter(({ key }) => key === 'uploadDocument')
      .map(({ request }) => Object(request));
    expect(
      sent.map(({ form, file: { name } }) => [form.slot, form.applicationNumber, name]),
    ).toEqual([
      ['payslips', applicationNumber, 'One.pdf'],
      ['payslips', applicationNumber, 'Two.pdf'],
    ]);
    expect(
      slot('Payslips').getByRole('progressbar', { name: 'Progress of One.pdf' }),
    ).toBeVisible();
    await desk.answer({ data: uploadedDocument('Two.pdf', { slot: 'payslips' }) });
    expect(slot('Payslips').getByRole('button', { name: 'Remove Two.pdf' })).toBeVisible();
    expect(screen.getByText('1 of 2 required documents received')).toBeVisible();
  });

  it('offers no more room where ten are here', async () => {
    await openList(
      Array.from({ length: 10 }, (_, index) =>
        uploadedDocument(`Page ${index}`, { id: String(index) }),
      ),
    );
    expect(
      slot('HKID').getByText('This item holds 10 files. Remove one to add another.'),
    ).toBeVisible();
    expect(slot('HKID').queryByLabelText(/Choose files/)).toBeNull();
  });

  it('is left without a trace in the tab', async () => {
    const desk = await openList([uploadedDocument('Card.pdf')]);
    await desk.user.click(screen.getByRole('button', { name: 'Finish for now' }));
    expect(desk.lastCall()).toMatchObject({ key: 'endProof', request: { body: {} } });
    expect(screen.getByText('Card.pdf')).toBeVisible();
    await desk.answer({ success: true });
    expect(screen.getByRole('textbox', { name: 'Application number' })).toBeVisible();
    expect(screen.queryByText('Card.pdf')).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      'this device opens the list again only with a new code',
    );
    expect(screen.queryByRole('link', { name: 'Your account' })).toBeNull();
    expect(window.sessionStorage.getItem('upload-proved')).toBeNull();
  });

  it('is not called closed where the server could not be told', async () => {
    const desk = await openList([uploadedDocument('Card.pdf')]);
    window.localStorage.setItem('account-session', '1');
    await desk.user.click(screen.getByRole('button', { name: 'Finish for now' }));
    await desk.refuse(new ApiError('Network Error'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The list could not be closed on this device just now.',
    );
    expect(window.sessionStorage.getItem('upload-proved')).toBe('1');
    await desk.user.click(screen.getByRole('button', { name: 'Finish for now' }));
    await desk.answer({ success: true });
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute(
      'href',
      '/en/account',
    );
  });

  it('gives back what was sent, but nothing that is being scanned or was refused', async () => {
    const desk = await openList([
      uploadedDocument('Card.pdf'),
      uploadedDocument('New.pdf', { status: 'waiting' }),
      uploadedDocument('Bad.pdf', { status: 'infected' }),
    ]);
    expect(
      screen
        .getAllByRole('button', { name: /^Download / })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Download Card.pdf']);
    await desk.user.click(screen.getByRole('button', { name: 'Download Card.pdf' }));
    expect(desk.lastFile()).toMatchObject({
      key: 'downloadDocument',
      request: { params: { id: 'Card.pdf' } },
    });
    await act(async () => {
      desk
        .lastFile()
        .rejectWith(new ApiError('Please sign in first.', { code: 'unauthorised', status: 401 }));
      await nextTask();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Your confirmation has expired.');
    await desk.user.click(screen.getByRole('button', { name: 'Download Card.pdf' }));
    await act(async () => {
      desk.lastFile().resolveWith({ name: '身份證.pdf', content: new Blob(['x']) });
      await nextTask();
    });
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '身份證.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('texts the link to the phone with the camera', async () => {
    const desk = await openList();
    await desk.user.click(screen.getByRole('button', { name: 'Text me the link' }));
    expect(desk.lastCall()).toMatchObject({
      key: 'sendSMS',
      request: { body: { kind: 'upload-link', applicationNumber } },
    });
  });
});
