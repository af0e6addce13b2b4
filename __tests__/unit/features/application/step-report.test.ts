import {
  applicationOpened,
  applicationSlice,
  stepReported,
} from '@/features/application/application.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

function start(product: 'first' | 'second' | 'fast-pass') {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  store.dispatch(applicationOpened({ product, locale: 'hk', prefill: {} }));
  const counted = () => fake.calls.filter(({ key }) => key === 'campaignStep');
  return { ...fake, store, counted };
}

describe('the second step of an application', () => {
  it.each(['first', 'second'] as const)(
    'is counted for the campaign report (%s)',
    async (product) => {
      const { store, counted } = start(product);
      store.dispatch(stepReported());
      await flushPromises();
      expect(counted()).toMatchObject([
        { locale: 'hk', request: { body: { event: 'application_step', step: 2, product } } },
      ]);
    },
  );

  it('is not counted for a fast pass', async () => {
    const { store, counted } = start('fast-pass');
    store.dispatch(stepReported());
    await flushPromises();
    expect(counted()).toEqual([]);
  });

  it('troubles nobody when it can’t be counted', async () => {
    const { store, counted } = start('first');
    store.dispatch(stepReported());
    await flushPromises();
    const before = applicationSlice.selectors.selectApplication(store.getState());
    counted()[0]?.rejectWith(new ApiError('Away', { status: 503 }));
    await flushPromises();
    expect(applicationSlice.selectors.selectApplication(store.getState())).toEqual(before);
  });
});
