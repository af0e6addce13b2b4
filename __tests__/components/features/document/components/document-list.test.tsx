import userEvent from '@testing-library/user-event';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UploadedDocument } from '@/contracts/document/document';
import { saveFile } from '@/lib/save-file';
import { ApiError } from '@/lib/api/api-error';
import { nextTask } from '@test/support/timing/next-task';
import {
  applicationNumber,
  uploadedDocument,
  checklist,
  start,
} from '@test/support/document/document-screen';

jest.mock('@/lib/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@/features/account/session/account-channel', () => ({
  openAccountChannel: jest.fn(() => ({ tell: jest.fn(), close: jest.fn() })),
}));

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
  window.history.replaceState(null, '', '/en/upload-document');
});

describe('The list of documents', () => {
  it('says why each is asked for and how many of those always needed are here', async () => {
    await openList([uploadedDocument('Card.pdf')]);
    expect(screen.getByRole('heading', { level: 2, name: 'Your documents' })).toHaveFocus();
    expect(screen.getByText('1 of 2 required documents received')).toBeVisible();
    await userEvent.click(screen.getByText('Only where it applies to you'));
    expect(
      slot('Tenancy').getByText(
        'Needed if the property is let. Rent counts as income, and the tenant’s rights affect the valuation.',
      ),
    ).toBeVisible();
    expect(slot('Payslips').getByRole('heading', { level: 3 })).toHaveTextContent(
      'Payslips, last 3 months',
    );
  });

  it('says how many are here and wait for a person, besides those that count', async () => {
    await openList([
      uploadedDocument('Card.pdf', { review: 'waiting' }),
      uploadedDocument('Slips.pdf', { slot: 'payslips', isLocked: true }),
      uploadedDocument('Blurred.pdf', { review: 'refused' }),
    ]);
    expect(
      screen.getByText('1 of 2 required documents received, 1 waiting for our check'),
    ).toBeVisible();
    // What waits for us is no fault of the file.
    expect(slot('HKID').getByText(/^Our staff will check this file/)).toHaveClass('note');
  });

  it('counts no infected document, and says what was found and what is locked', async () => {
    await openList([
      uploadedDocument('Bad.pdf', { status: 'infected' }),
      uploadedDocument('Locked.pdf', { slot: 'payslips', isLocked: true }),
      uploadedDocument('New.pdf', { slot: 'other', status: 'waiting' }),
    ]);
    expect(screen.getByText('1 of 2 required documents received')).toBeVisible();
    expect(slot('HKID').getByText(/The virus scanner found a virus/)).toBeVisible();
    expect(slot('Payslips').getByText(/This PDF is protected/)).toBeVisible();
    expect(slot('Anything else').getByText(/being checked for viruses/)).toBeVisible();
    expect(
      screen.getByText(/^2 received\. Bad\.pdf: The virus scanner found a virus in this file/),
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
      slot('HKID').getByText('This item already has 10 files. Remove one to add another.'),
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
      'To open the list again on this device, you will need a new code',
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
