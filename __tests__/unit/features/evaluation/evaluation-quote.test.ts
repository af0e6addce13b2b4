import { errorReset, quoteRequested } from '@/features/evaluation/evaluation.slice';
import { ApiError } from '@/lib/api/api-error';
import { quoteData } from '@test/support/evaluation/quote-factory';
import {
  selectLoading,
  selectError,
  selectInfo,
  locale,
  requestTime,
  hit,
  room,
  floor,
  filled,
  start,
  settled,
  options,
  quote,
  lists,
} from '@test/support/evaluation/evaluation-store';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

describe('a quote', () => {
  it('that succeeds is stored as successful and clears the three lists', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(quote());
    expect(selectLoading(state())).toBe(true);
    expect(lastCall()).toMatchObject({
      key: 'quote',
      request: { body: { estate: 'e:a', areaSqft: 585 } },
    });
    lastCall().resolveWith({ success: 1, data: quoteData() });
    await settled();
    expect(selectInfo(state()).quote).toEqual({
      ...quoteData(),
      requestSuccessful: 'Y',
      requestTime,
    });
    expect(lists(state())).toEqual([[], [], []]);
    expect(selectError(state())).toBeNull();
  });

  it.each([
    [
      'data.errorMessage',
      {
        success: 0,
        data: { errorMessage: 'No such floor', code: 'floorDoesNotExist', needsPerson: false },
        error: 'second',
        msg: 'third',
      },
      'No such floor',
    ],
    ['error', { success: 0, data: {}, error: 'second', msg: 'third' }, 'second'],
    ['msg', { success: 2, msg: 'third' }, 'third'],
  ])(
    'that is refused leaves the time, the first text (%s) and the lists',
    async (_name, answer, text) => {
      const { store, state, lastCall } = start();
      store.dispatch(quote());
      lastCall().resolveWith(answer);
      await settled();
      expect(selectInfo(state()).quote).toEqual({ requestSuccessful: 'N', requestTime });
      expect(selectError(state())).toBe(text);
      expect(selectLoading(state())).toBe(false);
      expect(lists(state())).toEqual([[hit], [room], [floor]]);
    },
  );

  it.each([true, false])(
    'that is refused keeps whether a person can help: %p',
    async (needsPerson) => {
      const { store, state, lastCall } = start({ ...filled, needsPerson: !needsPerson });
      store.dispatch(quote());
      lastCall().resolveWith({
        success: 0,
        data: { errorMessage: 'Too large', code: 'areaOutOfRange', needsPerson },
      });
      await settled();
      expect(state().evaluation.needsPerson).toBe(needsPerson);
    },
  );

  it('that never arrives gives the transport’s own words', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(quote());
    lastCall().rejectWith(new ApiError('timeout of 3000ms exceeded'));
    await settled();
    expect(selectInfo(state()).quote).toEqual({ requestSuccessful: 'N', requestTime });
    expect(selectError(state())).toBe('timeout of 3000ms exceeded');
  });

  it('under way is not asked for a second time', async () => {
    const { store, state, calls } = start();
    store.dispatch(quote());
    store.dispatch(quote());
    calls[0]?.resolveWith({ success: 1, data: quoteData({ value: 1 }) });
    await settled();
    expect(calls).toHaveLength(1);
    expect(selectInfo(state()).quote).toMatchObject({ value: 1 });
  });

  it.each([
    ['of something else', { request: { estate: 'e:a', areaSqft: 600 }, locale }],
    ['in another language', { request: { estate: 'e:a', areaSqft: 585 }, locale: 'cn' }],
  ] as const)('%s takes the place of the one under way', async (_what, other) => {
    const { store, state, calls } = start();
    store.dispatch(quote());
    store.dispatch(quoteRequested({ ...other, requestTime }));
    calls[1]?.resolveWith({ success: 1, data: quoteData({ value: 2 }) });
    calls[0]?.resolveWith({ success: 1, data: quoteData({ value: 1 }) });
    await settled();
    expect(calls).toHaveLength(2);
    expect(selectInfo(state()).quote).toMatchObject({ value: 2 });
  });
});

describe('the error', () => {
  it('is gone with the next request', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(options('area'));
    lastCall().rejectWith(new Error('gone'));
    await settled();
    store.dispatch(options('district'));
    expect(selectError(state())).toBeNull();
  });

  it('of a quote stays while lists load, and goes with the next quote', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(quote());
    lastCall().resolveWith({ success: 0, msg: 'No such floor' });
    await settled();
    store.dispatch(options('district'));
    expect(selectError(state())).toBe('No such floor');
    store.dispatch(quote());
    expect(selectError(state())).toBeNull();
  });

  it('is set by the reset to what it is given, or to none', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(quote());
    lastCall().rejectWith(new Error('gone'));
    await settled();
    store.dispatch(errorReset('Choose again'));
    expect(selectError(state())).toBe('Choose again');
    store.dispatch(errorReset(null));
    expect(selectError(state())).toBeNull();
    expect(selectInfo(state()).quote).toEqual({ requestSuccessful: 'N', requestTime });
  });
});
