import type { Draft } from '@/contracts/application/application';
import {
  applicationOpened,
  applicationSlice,
  draftResumed,
} from '@/features/application/application.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const draftOf = (overrides: Partial<Draft> = {}): Draft => ({
  reference: 'draft-1',
  product: 'first',
  language: 'en',
  form: {},
  version: 1,
  resumeReference: 'abcdefghijklmnop',
  phone: null,
  expiresAt: '2026-12-21T00:00:00.000Z',
  receipt: null,
  ...overrides,
});

describe('A draft that a code has opened', () => {
  it.each([
    [
      'answer',
      (late: ReturnType<ReturnType<typeof fakeClient>['lastCall']>) =>
        late.resolveWith({ data: null }),
    ],
    [
      'failure',
      (late: ReturnType<ReturnType<typeof fakeClient>['lastCall']>) =>
        late.rejectWith(new ApiError('timeout of 20000ms exceeded')),
    ],
  ])(
    'stays in its place whatever late %s comes about that of this browser',
    async (_what, comeLate) => {
      const { client, lastCall } = fakeClient();
      const store = makeStore({ client });
      store.dispatch(applicationOpened({ locale: 'en', product: 'first', prefill: {} }));
      const late = lastCall();
      store.dispatch(draftResumed({ locale: 'en', product: 'first' }));
      lastCall().resolveWith({ data: draftOf({ form: { loan: { amount: 5 } } }) });
      await flushPromises();
      comeLate(late);
      await flushPromises();
      expect(applicationSlice.selectors.selectApplication(store.getState())).toMatchObject({
        draftRequest: { status: 'succeeded' },
        draft: { reference: 'draft-1' },
        formValues: { loan: { amount: '5' } },
      });
    },
  );
});
