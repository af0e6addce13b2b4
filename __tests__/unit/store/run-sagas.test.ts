import { take } from 'typed-redux-saga';
import { banner, faq } from '@/features/site/site-collections.slice';
import { makeStore } from '@/store/make-store';
import { domainSagas } from '@/store/root-saga';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

describe('run sagas', () => {
  it('registers no saga twice', () => {
    const sagas = Object.values(domainSagas);
    expect(new Set(sagas).size).toBe(sagas.length);
  });

  it('calls the API once for one request', async () => {
    const { client, calls } = fakeClient();
    makeStore({ client }).dispatch(banner.slice.actions.requested({ locale: 'hk', request: {} }));
    await flushPromises();
    expect(calls.map(({ key, locale }) => `${key} ${locale}`)).toEqual(['banners hk']);
  });

  it('keeps the other domains alive when one fails, and reports which', async () => {
    const { client, lastCall } = fakeClient();
    const report = jest.fn();
    const broken = function* () {
      yield* take(banner.slice.actions.requested.type);
      throw new Error('broken domain');
    };
    const store = makeStore({ client, report, sagas: { banner: broken, faq: faq.saga } });
    store.dispatch(banner.slice.actions.requested({ locale: 'en', request: {} }));
    store.dispatch(faq.slice.actions.requested({ locale: 'en', request: {} }));
    lastCall().resolveWith({ data: [] });
    await flushPromises();
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'broken domain' }),
      'banner',
    );
    expect(faq.slice.selectors.selectRequest(store.getState()).status).toBe('succeeded');
  });
});
