import { linkRequested, textedLinkSlice } from '@/features/otp/texted-link.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const { selectTextedLink, selectLoading, selectError } = textedLinkSlice.selectors;
const resume = linkRequested({ link: { kind: 'resume-link' }, locale: 'cn' });

function start() {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}

describe('a link for one’s own phone', () => {
  it('is texted once for a double click, and a refusal keeps its words', async () => {
    const { store, calls, lastCall } = start();
    store.dispatch(resume);
    store.dispatch(resume);
    expect(selectLoading(store.getState())).toBe(true);
    expect(calls).toMatchObject([
      { key: 'sendSMS', locale: 'cn', request: { body: { kind: 'resume-link' } } },
    ]);
    lastCall().resolveWith({ success: false, result: { error: 'Too soon' }, msg: 'Other' });
    await flushPromises();
    expect(selectError(store.getState())).toBe('Too soon');
    store.dispatch(resume);
    lastCall().resolveWith({ success: true });
    await flushPromises();
    expect(selectTextedLink(store.getState()).request.status).toBe('succeeded');
  });

  it('names the application whose documents it is for, and says when the wire was cut', async () => {
    const { store, lastCall } = start();
    store.dispatch(
      linkRequested({
        link: { kind: 'upload-link', applicationNumber: 'HK-2026-7F3K9Q2M' },
        locale: 'hk',
      }),
    );
    expect(lastCall()).toMatchObject({
      request: { body: { kind: 'upload-link', applicationNumber: 'HK-2026-7F3K9Q2M' } },
    });
    lastCall().rejectWith(new ApiError('Network Error'));
    await flushPromises();
    expect(selectTextedLink(store.getState())).toMatchObject({
      locale: 'hk',
      link: { kind: 'upload-link' },
      request: { status: 'failed' },
    });
  });
});
