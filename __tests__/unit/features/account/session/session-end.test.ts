import { accountLoans } from '@/features/account/screens/payments/loan-queries';
import { withdrawalSubmission } from '@/features/account/screens/requests/request-submissions';
import { downloadRequested, downloadSlice } from '@/features/account/download.slice';
import { saveFile } from '@/lib/save-file';
import {
  activityRecorded,
  sessionEnded,
  sessionReceived,
  sessionRequested,
  signOutRequested,
} from '@/features/account/session/session.slice';
import { banner } from '@/features/site/site-collections.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore, type AppStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';
import { customer, loan } from '@test/support/account/account-factory';

jest.mock('@/lib/save-file', () => ({ saveFile: jest.fn() }));

const stores: AppStore[] = [];

// The idle watch of a session that nobody ends would outlast the test.
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(sessionEnded('left'));
});

/** A signed-in customer over an API that answers when the test says so. */
function signedIn() {
  const { client, fileClient, calls, lastCall } = fakeClient();
  const store = makeStore({ client, files: fileClient });
  stores.push(store);
  store.dispatch(sessionReceived(customer()));
  const callOf = (key: string) => calls.findLast((each) => each.key === key) ?? lastCall();
  const keys = () => calls.map(({ key }) => key);
  return { store, callOf, keys, session: () => store.getState().session };
}

const leave = signOutRequested({ locale: 'en', reason: 'left' });
const ask = sessionRequested({ locale: 'en' });

describe('Signing out', () => {
  it('is not undone by the answer to who is signed in', async () => {
    const { store, callOf, session } = signedIn();
    store.dispatch(ask);
    store.dispatch(leave);
    store.dispatch(sessionEnded('left'));
    callOf('userInfo').resolveWith({ data: customer() });
    await flushPromises();
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'left', customer: null });
    callOf('signout').resolveWith({ success: true });
    await flushPromises();
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'left', customer: null });
  });

  it('lets nothing ask any more who is signed in, until it is done', async () => {
    const { store, callOf, keys, session } = signedIn();
    store.dispatch(leave);
    store.dispatch(activityRecorded({ at: Date.now() }));
    store.dispatch(ask);
    expect(keys()).toEqual(['signout']);
    callOf('signout').resolveWith({ success: true });
    await flushPromises();
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'left', customer: null });
    store.dispatch(ask);
    callOf('userInfo').resolveWith({ data: customer({ name: 'Lee Siu Ming' }) });
    await flushPromises();
    expect(session()).toMatchObject({ status: 'signed-in', customer: { name: 'Lee Siu Ming' } });
  });

  it('that the server confirms late does not end the session of who signs in meanwhile', async () => {
    const { store, callOf, keys, session } = signedIn();
    store.dispatch(leave);
    store.dispatch(sessionEnded('left'));
    store.dispatch(ask);
    callOf('userInfo').resolveWith({ data: customer({ name: 'Lee Siu Ming' }) });
    await flushPromises();
    callOf('signout').resolveWith({ success: true });
    await flushPromises();
    expect(session()).toMatchObject({ status: 'signed-in', customer: { name: 'Lee Siu Ming' } });
    store.dispatch(leave);
    expect(keys().filter((key) => key === 'signout')).toHaveLength(2);
  });

  it('that the server never confirms says so, although another tab ended this one before', async () => {
    const { store, callOf, session } = signedIn();
    store.dispatch(leave);
    store.dispatch(sessionEnded('left'));
    callOf('signout').rejectWith(
      new ApiError('timeout of 5000ms exceeded', { code: 'econnaborted' }),
    );
    await flushPromises();
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'unconfirmed' });
  });
});

describe('What is answered after the end of a session', () => {
  it('does not fill what the next customer reads', async () => {
    const { store, callOf } = signedIn();
    const { requested } = accountLoans.slice.actions;
    const { selectData, selectRequest } = accountLoans.slice.selectors;
    store.dispatch(requested({ locale: 'en', request: {} }));
    const late = callOf('loans');
    store.dispatch(sessionEnded('left'));
    late.resolveWith({ data: [loan({ loanNo: 'LN-OF-THE-FIRST' })] });
    await flushPromises();
    expect(selectData(store.getState())).toBeNull();
    store.dispatch(sessionReceived(customer({ name: 'Lee Siu Ming' })));
    expect(selectData(store.getState())).toBeNull();
    store.dispatch(requested({ locale: 'en', request: {} }));
    callOf('loans').resolveWith({ data: [loan({ loanNo: 'LN-OF-THE-SECOND' })] });
    await flushPromises();
    expect(selectData(store.getState())?.map(({ loanNo }) => loanNo)).toEqual(['LN-OF-THE-SECOND']);
    expect(selectRequest(store.getState()).status).toBe('succeeded');
  });

  it('shows no receipt to the next customer', async () => {
    const { store, callOf } = signedIn();
    store.dispatch(
      withdrawalSubmission.slice.actions.submitted({
        locale: 'en',
        request: { body: { loanNo: 'LN-2025-BBBB2222', amount: 50_000, bankAccountId: 'bank-1' } },
        idempotencyKey: 'a1b2c3d4e5f6a7b8',
      }),
    );
    store.dispatch(sessionEnded('left'));
    callOf('internetWithdrawal').resolveWith({
      data: {
        reference: 'RQ-AAAA1111',
        kind: 'withdrawal',
        state: 'received',
        createdAt: '2026-11-21T00:00:00.000Z',
      },
    });
    await flushPromises();
    expect(withdrawalSubmission.slice.selectors.selectSubmission(store.getState())).toMatchObject({
      answer: null,
      record: { status: 'idle' },
    });
  });

  it('is no file on the disk of the next customer', async () => {
    const { store, callOf } = signedIn();
    store.dispatch(
      downloadRequested({ id: 'passport', locale: 'en', documentId: 'D1', name: 'passport.pdf' }),
    );
    store.dispatch(sessionEnded('left'));
    callOf('downloadDocument').resolveWith({ name: 'passport.pdf', content: new Blob(['']) });
    await flushPromises();
    expect(saveFile).not.toHaveBeenCalled();
    expect(downloadSlice.selectors.selectDownload(store.getState(), 'passport').status).toBe(
      'idle',
    );
  });

  it('says nothing about the session of the next customer', async () => {
    const { store, callOf, session } = signedIn();
    store.dispatch(accountLoans.slice.actions.requested({ locale: 'en', request: {} }));
    store.dispatch(sessionEnded('left'));
    store.dispatch(sessionReceived(customer({ name: 'Lee Siu Ming' })));
    callOf('loans').rejectWith(new ApiError('Nobody', { status: 401, code: 'unauthorised' }));
    await flushPromises();
    expect(session()).toMatchObject({ status: 'signed-in', customer: { name: 'Lee Siu Ming' } });
  });

  it('still counts where everybody may read it', async () => {
    const { store, callOf } = signedIn();
    store.dispatch(banner.slice.actions.requested({ locale: 'en', request: {} }));
    store.dispatch(sessionEnded('left'));
    callOf('banners').resolveWith({ data: [] });
    await flushPromises();
    expect(banner.slice.selectors.selectRequest(store.getState()).status).toBe('succeeded');
  });
});
