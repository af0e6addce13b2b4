import type { Task } from 'redux-saga';
import {
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { textLimits } from '@/contracts/limits/limits';
import type { Locale } from '@/contracts/locale';
import { failureOf } from '@/lib/saga/request-record';
import { getClient, getFileClient } from '@/lib/saga/saga-client';
import { saveFile } from '@/lib/save-file';
import { takeLatestBy } from '@/lib/saga/take-latest-by';
import { toOptionItems } from './option-items';
import {
  documentFailed,
  documentRequested,
  documentSaved,
  evaluationSlice,
  floorInfoReceived,
  floorInfoRequested,
  listsRequired,
  optionsReceived,
  optionsRequested,
  quoteReceived,
  quoteFailed,
  quoteRequested,
  readFailed,
  roomInfoReceived,
  roomInfoRequested,
  searchCleared,
  searchReceived,
  searchRequested,
} from './evaluation.slice';
import { listSignature, optionTypes, type ListRequest, type OptionType } from './evaluation.types';
import { toQuoteOutcome } from './quote-outcome';

export const searchDelayMs = 250;
const documentName = 'valuation.pdf';

const endpointByType = {
  area: 'areas',
  district: 'districts',
  estate: 'estates',
  street: 'streets',
  streetno: 'streetno',
  building: 'buildings',
  block: 'blocks',
  floor: 'floors',
  room: 'rooms',
  carpark: 'carparks',
} as const satisfies Record<OptionType, string>;

function* requestOptions({
  payload: { type, query, locale },
}: ReturnType<typeof optionsRequested>) {
  try {
    const client = yield* getClient();
    const answer = yield* call(() => client(endpointByType[type], { query }, { locale }));
    yield* put(
      optionsReceived({
        type,
        items: toOptionItems({ type, labels: answer.data, chosen: query, locale }),
      }),
    );
  } catch (error) {
    yield* put(readFailed({ type, failure: failureOf(error) }));
  }
}

const { selectEvaluation } = evaluationSlice.selectors;
const clearingTypes = [...optionTypes, 'quote'] as const;
const clearingAnswers = [optionsReceived, quoteReceived, readFailed, quoteFailed].map(
  ({ type }) => type,
);

/** The reducer clears the lists of search, floors and rooms on every successful option list or quote, so these are requested after it. */
function* waitForClearingAnswers() {
  while (true) {
    const { requests } = yield* select(selectEvaluation);
    if (!clearingTypes.some((type) => requests[type]?.status === 'loading')) return;
    yield* take(clearingAnswers);
  }
}

function* requestSearch({ payload: { query, locale } }: ReturnType<typeof searchRequested>) {
  const abort = new AbortController();
  try {
    yield* delay(searchDelayMs);
    yield* waitForClearingAnswers();
    const client = yield* getClient();
    const answer = yield* call(() =>
      client(
        'addressSearch',
        { query: { q: query.slice(0, textLimits.addressSearch) } },
        { locale, signal: abort.signal },
      ),
    );
    yield* put(searchReceived({ query, hits: answer.data }));
  } catch (error) {
    yield* put(readFailed({ type: 'search', failure: failureOf(error) }));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

function* requestFloorInfo({ payload: { query, locale } }: ReturnType<typeof floorInfoRequested>) {
  try {
    yield* waitForClearingAnswers();
    const client = yield* getClient();
    const answer = yield* call(() => client('floorInfo', { query }, { locale }));
    yield* put(floorInfoReceived(answer.data));
  } catch (error) {
    yield* put(readFailed({ type: 'floorInfo', failure: failureOf(error) }));
  }
}

function* requestRoomInfo({ payload: { query, locale } }: ReturnType<typeof roomInfoRequested>) {
  try {
    yield* waitForClearingAnswers();
    const client = yield* getClient();
    const answer = yield* call(() => client('roomInfo', { query }, { locale }));
    yield* put(roomInfoReceived(answer.data));
  } catch (error) {
    yield* put(readFailed({ type: 'roomInfo', failure: failureOf(error) }));
  }
}

function* requestQuote({
  payload: { request, requestTime, locale },
}: ReturnType<typeof quoteRequested>) {
  try {
    const client = yield* getClient();
    const outcome = toQuoteOutcome(
      yield* call(() => client('quote', { body: request }, { locale })),
    );
    if ('data' in outcome) yield* put(quoteReceived({ data: outcome.data, requestTime }));
    else yield* put(quoteFailed({ ...outcome, requestTime }));
  } catch (error) {
    yield* put(quoteFailed({ failure: failureOf(error), needsPerson: false, requestTime }));
  }
}

function* saveDocument({ payload: { locale } }: ReturnType<typeof documentRequested>) {
  try {
    const { lastQuote } = yield* select(selectEvaluation);
    const files = yield* getFileClient();
    const body = lastQuote?.request ?? {};
    const { name, content } = yield* call(() => files('quoteDocument', { body }, { locale }));
    yield* call(() => saveFile(content, name || documentName));
    yield* put(documentSaved());
  } catch (error) {
    yield* put(documentFailed(failureOf(error)));
  }
}

function* handleSearch(action: ReturnType<typeof searchRequested | typeof searchCleared>) {
  if (searchRequested.match(action)) yield* requestSearch(action);
}

function* requestList({ type, query }: ListRequest, locale: Locale) {
  if (type === 'floorInfo') yield* put(floorInfoRequested({ query, locale }));
  else if (type === 'roomInfo') yield* put(roomInfoRequested({ query, locale }));
  else yield* put(optionsRequested({ type, query, locale }));
}

/** Requests the required lists that were not requested yet, or failed. */
function* requestMissingLists({ payload: { lists, locale } }: ReturnType<typeof listsRequired>) {
  const { listSignatures, requests } = yield* select(selectEvaluation);
  for (const list of lists) {
    const status = requests[list.type]?.status;
    const isAsked = listSignatures[list.type] === listSignature({ ...list, locale });
    if (!isAsked || (status !== 'loading' && status !== 'succeeded'))
      yield* requestList(list, locale);
  }
}

/** Requests floors and rooms again that an answer to another request cleared. */
function* requestClearedLists() {
  const { required, listSignatures } = yield* select(selectEvaluation);
  if (!required) return;
  for (const list of required.lists)
    if ((list.type === 'floorInfo' || list.type === 'roomInfo') && !listSignatures[list.type])
      yield* requestList(list, required.locale);
}

function* watchOptions() {
  yield* takeLatestBy({
    on: optionsRequested,
    keyOf: ({ payload }) => payload.type,
    worker: requestOptions,
  });
}

function* watchQuotes() {
  let running: Task | undefined;
  let lastQuestion = '';
  while (true) {
    const action: unknown = yield* take(quoteRequested.type);
    if (!quoteRequested.match(action)) continue;
    const { request, locale } = action.payload;
    const serialisedRequest = JSON.stringify([request, locale]);
    if (running?.isRunning()) {
      if (serialisedRequest === lastQuestion) continue;
      yield* cancel(running);
    }
    lastQuestion = serialisedRequest;
    running = yield* fork(requestQuote, action);
  }
}

/** Option lists: the latest request of each type wins; search is debounced; floors and rooms come after the lists that clear them. An identical pending quote is not requested again; a different one cancels it. */
export function* evaluationSaga() {
  yield* fork(watchOptions);
  yield* takeEvery(listsRequired.type, requestMissingLists);
  yield* takeEvery(clearingAnswers, requestClearedLists);
  yield* takeLatest([searchRequested.type, searchCleared.type], handleSearch);
  yield* takeLatest(floorInfoRequested.type, requestFloorInfo);
  yield* takeLatest(roomInfoRequested.type, requestRoomInfo);
  yield* takeLeading(documentRequested.type, saveDocument);
  yield* fork(watchQuotes);
}
