import { act, screen } from '@testing-library/react';
import { documentsOpened } from '@/features/account/documents-opened';
import { openAccountChannel } from '@/features/account/session/account-channel';
import { sessionEnded } from '@/features/account/session/session.slice';
import { ApiError } from '@/lib/api/api-error';
import type { makeStore } from '@/store/make-store';
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

beforeEach(() => {
  window.history.replaceState(null, '', '/en/upload-document');
});

describe('Without anything to go by', () => {
  /** The list of the application is asked for, and answered with one document. */
  async function showCardOf(desk: ReturnType<typeof start>): Promise<void> {
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
  }

  it('asks for the application number, says what is wrong with it, and asks nobody until it is right', async () => {
    const { user, calls, answer } = start();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your application number.');
    await user.type(
      screen.getByRole('textbox', { name: 'Application number' }),
      'hk 2026 7f3k 9q2m',
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      screen.getByText(
        `Enter the mobile number you gave in application ${applicationNumber}. If the two match, we will send a code.`,
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
    await answer({ success: true });
    expect(screen.getByRole('textbox', { name: /code/i })).toBeVisible();
    expect(screen.queryByText(/Enter the mobile number/)).toBeNull();
  });

  it('takes the id of a texted link out of the address and keeps it for a reload', async () => {
    window.history.replaceState(
      null,
      '',
      '/en/upload-document?utm_source=sms&link=Zk3v9QpLw8RtYx2NbVc1#upload',
    );
    start();
    expect(await screen.findByText(/If it matches the link you opened/)).toBeVisible();
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
      await showCardOf(desk);
      act(() => end(desk.store));
      expect(screen.queryByText('Card.pdf')).toBeNull();
      expect(screen.getByRole('textbox', { name: 'Application number' })).toBeVisible();
    },
  );

  it('opens the application that the account named at once, and asks for the same one again after a dead line', async () => {
    const desk = start();
    act(() => void desk.store.dispatch(documentsOpened({ locale: 'en', applicationNumber })));
    await act(nextTask);
    await desk.refuse(new ApiError('No line', { code: 'transport' }));
    await desk.user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(nextTask);
    await showCardOf(desk);
    const other = 'HK-2026-00000001';
    act(
      () => void desk.store.dispatch(documentsOpened({ locale: 'en', applicationNumber: other })),
    );
    expect(screen.queryByText('Card.pdf')).toBeNull();
  });

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
