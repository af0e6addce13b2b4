import { idempotencyHeader } from '@/contracts/idempotency';
import { accountLoans } from '@/features/account/screens/payments/loan-queries';
import { infoSubmission } from '@/features/account/screens/details/details-submissions';
import { withdrawalSubmission } from '@/features/account/screens/requests/request-submissions';
import {
  sessionEnded,
  sessionReceived,
  sessionSlice,
} from '@/features/account/session/session.slice';
import { ApiError } from '@/lib/api/api-error';
import type { CallOptions } from '@/lib/api/endpoint-request';
import type { ApiClient } from '@/lib/saga/saga-client';
import { makeStore, type AppStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';
import { customer, loan } from '@test/support/account/account-factory';

const request = { body: { loanNo: 'LN-2025-BBBB2222', amount: 50_000, bankAccountId: 'bank-1' } };
const receipt = {
  data: {
    reference: 'RQ-AAAA1111',
    kind: 'withdrawal',
    state: 'received',
    createdAt: '2026-11-21T00:00:00.000Z',
  },
};
const { selectSubmission } = withdrawalSubmission.slice.selectors;

const stores: AppStore[] = [];

// The idle watch of a session that nobody ends would outlast the test.
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(sessionEnded('left'));
});

/** A store with a signed-in customer, over an API that answers by key. */
async function signedIn(answers: Record<string, () => Promise<unknown>>) {
  const calls: { key: string; options: CallOptions }[] = [];
  const client = ((key: string, _request: unknown, options: CallOptions) => {
    calls.push({ key, options });
    return (answers[key] ?? (() => Promise.reject(new ApiError('unexpected'))))();
  }) as ApiClient;
  const store = makeStore({ client });
  stores.push(store);
  store.dispatch(sessionReceived(customer()));
  return { store, calls };
}

describe('A submission', () => {
  it('carries its key, does not skip errors, and is sent once however often it is clicked', async () => {
    const { store, calls } = await signedIn({ internetWithdrawal: async () => receipt });
    const submit = () =>
      store.dispatch(
        withdrawalSubmission.slice.actions.submitted({
          locale: 'cn',
          request,
          idempotencyKey: 'a1b2c3d4e5f6a7b8',
        }),
      );
    submit();
    submit();
    await flushPromises();
    expect(calls).toEqual([
      {
        key: 'internetWithdrawal',
        options: {
          locale: 'cn',
          skipErrors: false,
          timeoutMs: 30_000,
          headers: { [idempotencyHeader]: 'a1b2c3d4e5f6a7b8' },
        },
      },
    ]);
    expect(selectSubmission(store.getState())).toMatchObject({
      answer: receipt,
      record: { status: 'succeeded' },
    });
  });

  it('that is refused keeps the server’s words and fields, and the session', async () => {
    const { store } = await signedIn({
      internetWithdrawal: () =>
        Promise.reject(
          new ApiError('Not right', {
            status: 400,
            code: 'validation_failed',
            fields: { amount: 'Too much today' },
          }),
        ),
    });
    store.dispatch(
      withdrawalSubmission.slice.actions.submitted({
        locale: 'en',
        request,
        idempotencyKey: 'a1b2c3d4e5f6a7b8',
      }),
    );
    await flushPromises();
    expect(selectSubmission(store.getState()).record.failure).toEqual({
      code: 'validation_failed',
      message: 'Not right',
      fields: { amount: 'Too much today' },
    });
    expect(sessionSlice.selectors.selectStatus(store.getState())).toBe('signed-in');
  });
});

describe('Two submissions of one kind', () => {
  const { submitted, dismissed } = infoSubmission.slice.actions;
  const info = (store: AppStore) =>
    infoSubmission.slice.selectors.selectSubmission(store.getState());
  const email = {
    locale: 'en',
    request: { body: { kind: 'email', email: 'new@example.com' } },
    idempotencyKey: 'key-of-the-e-mail',
  } as const;
  const address = {
    locale: 'en',
    request: { body: { kind: 'address', address: 'Flat B, 1 Example Road' } },
    idempotencyKey: 'key-of-the-address',
  } as const;
  const receiptOf = (kind: string) => ({
    data: {
      reference: `RQ-${kind}`,
      kind,
      state: 'completed',
      createdAt: '2026-11-21T00:00:00.000Z',
    },
  });

  function sending() {
    const api = fakeClient();
    const store = makeStore({ client: api.client });
    stores.push(store);
    store.dispatch(sessionReceived(customer()));
    const callOf = (index: number) => api.calls[index] ?? api.lastCall();
    return { ...api, store, callOf };
  }

  it('are both sent, and the answer of the first is not the second’s', async () => {
    const { store, calls, callOf } = sending();
    store.dispatch(submitted(email));
    store.dispatch(dismissed({ idempotencyKey: email.idempotencyKey }));
    store.dispatch(submitted(address));
    expect(calls.map(({ request }) => request)).toEqual([email.request, address.request]);
    callOf(0).resolveWith(receiptOf('email'));
    await flushPromises();
    expect(info(store)).toMatchObject({ answer: null, record: { status: 'loading' } });
    callOf(1).resolveWith(receiptOf('address'));
    await flushPromises();
    expect(info(store)).toMatchObject({
      answer: receiptOf('address'),
      record: { status: 'succeeded' },
    });
  });

  it('fail each for itself', async () => {
    const { store, callOf } = sending();
    store.dispatch(submitted(email));
    store.dispatch(submitted(address));
    callOf(0).rejectWith(
      new ApiError('Not an address', { status: 400, code: 'validation_failed' }),
    );
    await flushPromises();
    expect(info(store).record).toEqual({ status: 'loading', failure: null });
  });

  it('of which the first is put away do not meet on the next form', async () => {
    const { store, callOf } = sending();
    store.dispatch(submitted(email));
    store.dispatch(dismissed({ idempotencyKey: email.idempotencyKey }));
    callOf(0).resolveWith(receiptOf('email'));
    await flushPromises();
    expect(info(store)).toMatchObject({ answer: null, record: { status: 'idle' } });
  });

  it('are not put away by each other’s forms', () => {
    const { store } = sending();
    store.dispatch(submitted(address));
    store.dispatch(dismissed({ idempotencyKey: email.idempotencyKey }));
    expect(info(store).record.status).toBe('loading');
  });

  it('under one key are one: put away and sent again it waits for the first answer', async () => {
    const { store, calls, callOf } = sending();
    store.dispatch(submitted(email));
    store.dispatch(dismissed({ idempotencyKey: email.idempotencyKey }));
    store.dispatch(submitted(email));
    expect(calls).toHaveLength(1);
    callOf(0).resolveWith(receiptOf('email'));
    await flushPromises();
    expect(info(store).answer).toEqual(receiptOf('email'));
    store.dispatch(submitted(email));
    expect(calls).toHaveLength(2);
  });
});

describe('The end of a session', () => {
  it.each([
    [
      'a 403',
      new ApiError('Over', { status: 403, code: 'session_ended', endsSession: true }),
      'expired',
    ],
    ['a 401', new ApiError('Nobody', { status: 401, code: 'unauthorised' }), 'missing'],
  ] as const)('after %s takes everything known with it', async (_case, refusal, end) => {
    const { store } = await signedIn({
      loans: async () => ({ data: [loan()] }),
      internetWithdrawal: () => Promise.reject(refusal),
    });
    store.dispatch(accountLoans.slice.actions.requested({ locale: 'en', request: {} }));
    await flushPromises();
    expect(accountLoans.slice.selectors.selectData(store.getState())).toHaveLength(1);
    store.dispatch(
      withdrawalSubmission.slice.actions.submitted({
        locale: 'en',
        request,
        idempotencyKey: 'a1b2c3d4e5f6a7b8',
      }),
    );
    await flushPromises();
    expect(store.getState().session).toMatchObject({
      status: 'signed-out',
      endReason: end,
      customer: null,
    });
    expect(accountLoans.slice.selectors.selectData(store.getState())).toBeNull();
    expect(selectSubmission(store.getState()).answer).toBeNull();
  });

  it('does not follow from a 403 on a call that skips errors', async () => {
    const { store } = await signedIn({
      loans: () => Promise.reject(new ApiError('No', { status: 403 })),
    });
    store.dispatch(accountLoans.slice.actions.requested({ locale: 'en', request: {} }));
    await flushPromises();
    expect(store.getState().session.status).toBe('signed-in');
  });
});
