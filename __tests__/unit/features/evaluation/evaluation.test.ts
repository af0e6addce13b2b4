import {
  floorInfoRequested,
  listsRequired,
  roomInfoRequested,
  searchCleared,
  searchRequested,
} from '@/features/evaluation/evaluation.slice';
import { searchDelayMs } from '@/features/evaluation/evaluation.saga';
import { emptyEvaluation, type RequiredLists } from '@/features/evaluation/evaluation.types';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { quoteData } from '@test/support/evaluation/quote-factory';
import {
  selectLoading,
  selectError,
  selectInfo,
  selectSearch,
  selectRoomInfo,
  selectFloorInfo,
  locale,
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

describe('an option list', () => {
  it('is loading, then stands under its type as items', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(options('district', { area: 'HK' }));
    expect(selectLoading(state())).toBe(true);
    expect(lastCall()).toMatchObject({
      key: 'districts',
      request: { query: { area: 'HK' } },
      locale: 'en',
    });
    lastCall().resolveWith({ data: { 's:b': 'Quarry Bay' } });
    await settled();
    expect(selectLoading(state())).toBe(false);
    expect(selectInfo(state()).district).toEqual([
      {
        key: 's:b',
        value: 's:b',
        label: 'Quarry Bay',
        link: '/online-property?area=HK&district=s%3Ab',
      },
    ]);
  });

  it('puts the areas in the order HK, KL, NT, IS, which they carry', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(options('area'));
    lastCall().resolveWith({
      data: { IS: 'Islands', NT: 'New Territories', HK: 'Hong Kong Island', KL: 'Kowloon' },
    });
    await settled();
    expect(selectInfo(state()).area?.map(({ value, sort }) => [value, sort])).toEqual([
      ['HK', 1],
      ['KL', 2],
      ['NT', 3],
      ['IS', 4],
    ]);
  });

  it('is sorted by label with numbers by their size, and carries no rank', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(options('block', { estate: 'e:a' }));
    lastCall().resolveWith({ data: { 'b:x': 'Block 10', 'b:y': 'Block 9', 'b:z': 'Annex' } });
    await settled();
    expect(selectInfo(state()).block?.map(({ label }) => label)).toEqual([
      'Annex',
      'Block 9',
      'Block 10',
    ]);
    expect(selectInfo(state()).block?.some((item) => 'sort' in item)).toBe(false);
  });

  it.each([
    ['area', 'areas'],
    ['district', 'districts'],
    ['estate', 'estates'],
    ['street', 'streets'],
    ['streetno', 'streetno'],
    ['building', 'buildings'],
    ['block', 'blocks'],
    ['floor', 'floors'],
    ['room', 'rooms'],
    ['carpark', 'carparks'],
  ] as const)(
    'of the type %s is asked of %s and clears the search, room and floor lists',
    async (type, endpoint) => {
      const { store, state, lastCall } = start();
      store.dispatch(options(type));
      expect(lastCall().key).toBe(endpoint);
      expect(lists(state())).toEqual([[hit], [room], [floor]]);
      lastCall().resolveWith({ data: {} });
      await settled();
      expect(selectInfo(state())[type]).toEqual([]);
      expect(lists(state())).toEqual([[], [], []]);
    },
  );

  it('that fails says why and clears the three lists', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(options('district'));
    lastCall().rejectWith(new ApiError('Too many requests', { status: 429, code: 'rate_limited' }));
    await settled();
    expect(selectError(state())).toBe('Too many requests');
    expect(selectLoading(state())).toBe(false);
    expect(lists(state())).toEqual([[], [], []]);
    expect(selectInfo(state()).estate).toEqual(filled.info.estate);
  });

  it('asked for twice is the later one, and lists of other types run beside it', async () => {
    const { store, state, calls } = start();
    store.dispatch(options('estate', { district: 's:one' }));
    store.dispatch(options('street', { district: 's:one' }));
    store.dispatch(options('estate', { district: 's:two' }));
    calls[2]?.resolveWith({ data: { 'e:two': 'Two' } });
    calls[1]?.resolveWith({ data: { 'st:one': 'Street' } });
    calls[0]?.resolveWith({ data: { 'e:one': 'One' } });
    await settled();
    expect(selectInfo(state()).estate?.map(({ value }) => value)).toEqual(['e:two']);
    expect(selectInfo(state()).street?.map(({ value }) => value)).toEqual(['st:one']);
  });
});

describe('the search', () => {
  it('waits for a pause in typing and keeps the last words only', async () => {
    const { store, state, calls, lastCall } = start();
    store.dispatch(searchRequested({ query: 'tai', locale }));
    await jest.advanceTimersByTimeAsync(searchDelayMs - 1);
    store.dispatch(searchRequested({ query: 'taikoo', locale }));
    await jest.advanceTimersByTimeAsync(searchDelayMs - 1);
    expect(calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(lastCall()).toMatchObject({ key: 'addressSearch', request: { query: { q: 'taikoo' } } });
    lastCall().resolveWith({ data: [hit] });
    await settled();
    expect(calls).toHaveLength(1);
    expect(selectSearch(state())).toEqual([hit]);
    expect(state().evaluation.searchQuery).toBe('taikoo');
    expect(selectRoomInfo(state())).toEqual([room]);
  });

  it('forgets an answer that comes after newer words or after the box was emptied', async () => {
    const { store, state, calls } = start({ ...filled, search: [] });
    store.dispatch(searchRequested({ query: 'one', locale }));
    await jest.advanceTimersByTimeAsync(searchDelayMs);
    store.dispatch(searchCleared());
    calls[0]?.resolveWith({ data: [hit] });
    await settled();
    expect(selectSearch(state())).toEqual([]);
    expect(selectLoading(state())).toBe(false);
  });

  it('breaks off the call it no longer needs', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const store = makeStore({
      client: (_key, _request, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    store.dispatch(searchRequested({ query: 'one', locale }));
    await jest.advanceTimersByTimeAsync(searchDelayMs);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    store.dispatch(searchRequested({ query: 'two', locale }));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('that fails clears the lists', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(searchRequested({ query: 'one', locale }));
    await jest.advanceTimersByTimeAsync(searchDelayMs);
    lastCall().rejectWith(new Error('socket hang up'));
    await settled();
    expect(selectError(state())).toBe('socket hang up');
    expect(lists(state())).toEqual([[], [], []]);
  });
});

describe('floors and rooms', () => {
  it('stand in their own lists', async () => {
    const { store, state, calls } = start({ ...filled, roomInfo: [], floorInfo: [] });
    store.dispatch(floorInfoRequested({ query: { block: 'b:1' }, locale }));
    store.dispatch(roomInfoRequested({ query: { block: 'b:1' }, locale }));
    expect(calls.map(({ key }) => key)).toEqual(['floorInfo', 'roomInfo']);
    calls[0]?.resolveWith({ data: [floor] });
    calls[1]?.resolveWith({ data: [room] });
    await settled();
    expect(lists(state())).toEqual([[hit], [room], [floor]]);
  });

  it('are asked for only after the lists and the quote whose answers would clear them', async () => {
    const { store, state, calls } = start({ ...filled, roomInfo: [], floorInfo: [] });
    store.dispatch(options('block', { estate: 'e:a' }));
    store.dispatch(quote());
    store.dispatch(floorInfoRequested({ query: { block: 'b:1' }, locale }));
    store.dispatch(roomInfoRequested({ query: { block: 'b:1' }, locale }));
    calls[0]?.resolveWith({ data: {} });
    await settled();
    expect(calls.map(({ key }) => key)).toEqual(['blocks', 'quote']);
    calls[1]?.resolveWith({ success: 1, data: quoteData() });
    await settled();
    expect(calls.map(({ key }) => key)).toEqual(['blocks', 'quote', 'floorInfo', 'roomInfo']);
    calls[2]?.resolveWith({ data: [floor] });
    calls[3]?.resolveWith({ data: [room] });
    await settled();
    expect([selectFloorInfo(state()), selectRoomInfo(state())]).toEqual([[floor], [room]]);
  });

  it('that fail clear the lists', async () => {
    const { store, state, lastCall } = start();
    store.dispatch(floorInfoRequested({ query: {}, locale }));
    lastCall().rejectWith(new Error('gone'));
    await settled();
    expect(selectError(state())).toBe('gone');
    expect(lists(state())).toEqual([[], [], []]);
  });
});

describe('the lists that the page requires', () => {
  const flatOf = (block: string): RequiredLists => ({
    lists: (['floorInfo', 'roomInfo'] as const).map((type) => ({ type, query: { block } })),
    locale,
  });
  const floorsOf = async (block: string) => {
    const started = start(emptyEvaluation);
    started.store.dispatch(listsRequired(flatOf(block)));
    started.calls[0]?.resolveWith({ data: [floor] });
    started.calls[1]?.resolveWith({ data: [room] });
    await settled();
    return started;
  };

  it('are requested once for the same selection and language', async () => {
    const { store, calls } = await floorsOf('k:1');
    store.dispatch(listsRequired(flatOf('k:1')));
    expect(calls).toHaveLength(2);
    store.dispatch(listsRequired({ ...flatOf('k:1'), locale: 'hk' }));
    expect(calls.map((call) => call.locale)).toEqual(['en', 'en', 'hk', 'hk']);
  });

  it('hold no floor and no room of the former block while those of another are on their way', async () => {
    const { store, state, calls } = await floorsOf('k:1');
    expect([selectFloorInfo(state()), selectRoomInfo(state())]).toEqual([[floor], [room]]);
    store.dispatch(listsRequired(flatOf('k:2')));
    expect([selectFloorInfo(state()), selectRoomInfo(state())]).toEqual([[], []]);
    expect(calls.slice(2).map(({ request }) => request)).toEqual([
      { query: { block: 'k:2' } },
      { query: { block: 'k:2' } },
    ]);
  });

  it('are requested again after leaving the flat and coming back to it', async () => {
    const { store, state, calls } = await floorsOf('k:1');
    store.dispatch(listsRequired({ lists: [], locale }));
    expect(selectFloorInfo(state())).toEqual([]);
    store.dispatch(listsRequired(flatOf('k:1')));
    expect(calls.map(({ key }) => key)).toEqual(['floorInfo', 'roomInfo', 'floorInfo', 'roomInfo']);
  });

  it('are read again when the answer to a quote has cleared them', async () => {
    const { store, state, calls } = await floorsOf('k:1');
    store.dispatch(quote());
    calls[2]?.resolveWith({ success: 1, data: quoteData() });
    await settled();
    expect(selectFloorInfo(state())).toEqual([]);
    expect(calls.slice(3).map(({ key }) => key)).toEqual(['floorInfo', 'roomInfo']);
    calls[3]?.resolveWith({ data: [floor] });
    await settled();
    expect(selectFloorInfo(state())).toEqual([floor]);
  });

  it('are requested again by the next change of the form where they failed, and not by themselves', async () => {
    const { store, calls } = start(emptyEvaluation);
    store.dispatch(listsRequired(flatOf('k:1')));
    calls[0]?.rejectWith(new Error('gone'));
    calls[1]?.rejectWith(new Error('gone'));
    await settled();
    expect(calls).toHaveLength(2);
    store.dispatch(listsRequired(flatOf('k:1')));
    expect(calls).toHaveLength(4);
  });
});
