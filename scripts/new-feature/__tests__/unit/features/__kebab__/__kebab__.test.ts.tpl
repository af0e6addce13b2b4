import { empty__Pascal__Form, validate__Pascal__ } from '@/features/__kebab__/__kebab__.form';
import { __camel__Requested, __camel__Slice } from '@/features/__kebab__/__kebab__.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const { selectItems, selectLoading, selectError } = __camel__Slice.selectors;
const item = (overrides: object = {}) => ({
  _id: 'one',
  titleEn: 'One',
  titleHk: '一',
  titleCn: '一',
  ...overrides,
});

function start() {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}

describe('The state of __words__', () => {
  it('is requested in the language of the page and kept', async () => {
    const { store, lastCall } = start();
    store.dispatch(__camel__Requested({ locale: 'hk' }));
    expect(selectLoading(store.getState())).toBe(true);
    expect(lastCall()).toMatchObject({ key: '__camel__', locale: 'hk' });
    lastCall().resolveWith({ data: [item()] });
    await flushPromises();
    expect(selectItems(store.getState())).toEqual([item()]);
    expect(selectLoading(store.getState())).toBe(false);
  });

  it('keeps its items and the reason when a later request fails', async () => {
    const { store, lastCall } = start();
    store.dispatch(__camel__Requested({ locale: 'en' }));
    lastCall().resolveWith({ data: [item()] });
    await flushPromises();
    store.dispatch(__camel__Requested({ locale: 'en' }));
    lastCall().rejectWith(new ApiError('Please wait', { status: 429 }));
    await flushPromises();
    expect(selectItems(store.getState())).toEqual([item()]);
    expect(selectError(store.getState())).toBe('Please wait');
  });

  it('takes the latest of two requests', async () => {
    const { store, calls } = start();
    store.dispatch(__camel__Requested({ locale: 'en' }));
    store.dispatch(__camel__Requested({ locale: 'hk' }));
    calls[1]?.resolveWith({ data: [item({ _id: 'later' })] });
    calls[0]?.resolveWith({ data: [item({ _id: 'earlier' })] });
    await flushPromises();
    expect(selectItems(store.getState())).toEqual([item({ _id: 'later' })]);
  });
});

describe('The form of __words__', () => {
  it.each([
    [empty__Pascal__Form, { title: 'required' }],
    [{ title: '  ' }, { title: 'required' }],
    [{ title: 'a'.repeat(121) }, { title: 'tooLong' }],
    [{ title: 'a'.repeat(120) }, {}],
  ])('%p has the problems %p', (form, problems) => {
    expect(validate__Pascal__(form)).toEqual(problems);
  });
});
