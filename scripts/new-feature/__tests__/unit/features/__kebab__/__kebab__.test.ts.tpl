import { empty__Pascal__Form, problemsOf } from '@/features/__kebab__/__kebab__.form';
import { __camel__Requested, __camel__Slice } from '@/features/__kebab__/__kebab__.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, settled } from '@test/support/fake-client';

const { selectItems, selectLoading, selectError } = __camel__Slice.selectors;
const item = (overrides: object = {}) => ({ _id: 'one', titleEn: 'One', titleHk: '一', titleCn: '一', ...overrides });

function start() {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}

describe('__words__', () => {
  it('is asked for in the language of the page and kept', async () => {
    const { store, lastCall } = start();
    store.dispatch(__camel__Requested({ locale: 'hk' }));
    expect(selectLoading(store.getState())).toBe(true);
    expect(lastCall()).toMatchObject({ key: '__camel__', locale: 'hk' });
    lastCall().answer({ data: [item()] });
    await settled();
    expect(selectItems(store.getState())).toEqual([item()]);
    expect(selectLoading(store.getState())).toBe(false);
  });

  it('keeps what it has and says why when a later request fails', async () => {
    const { store, lastCall } = start();
    store.dispatch(__camel__Requested({ locale: 'en' }));
    lastCall().answer({ data: [item()] });
    await settled();
    store.dispatch(__camel__Requested({ locale: 'en' }));
    lastCall().refuse(new ApiError('Please wait', { status: 429 }));
    await settled();
    expect(selectItems(store.getState())).toEqual([item()]);
    expect(selectError(store.getState())).toBe('Please wait');
  });

  it('takes the latest of two requests', async () => {
    const { store, calls } = start();
    store.dispatch(__camel__Requested({ locale: 'en' }));
    store.dispatch(__camel__Requested({ locale: 'hk' }));
    calls[1]?.answer({ data: [item({ _id: 'later' })] });
    calls[0]?.answer({ data: [item({ _id: 'earlier' })] });
    await settled();
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
    expect(problemsOf(form)).toEqual(problems);
  });
});
