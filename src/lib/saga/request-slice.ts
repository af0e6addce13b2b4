import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import {
  errorCodeOf,
  errorOf,
  failed,
  failureOf,
  idle,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from './request-record';
import { getClient } from './saga-client';
import { takeLatestBy } from './take-latest-by';

export interface RequestState<D> {
  /** One record per request key; a collection read as a whole has the one key `all`. */
  requests: Record<string, RequestRecord>;
  data: D;
}

export interface Requested<K extends EndpointKey> {
  locale: Locale;
  request: EndpointRequest<K>;
}

interface Answered<K extends EndpointKey, D> {
  answer: EndpointResponse<K>;
  request: EndpointRequest<K>;
  previous: D;
}

/** For what only a signed-in customer may read: calls do not skip errors, and the data goes when the session does. */
export interface PrivateOptions {
  /** The action that a failure asks for; null for one that says nothing about the session. */
  endOf: (error: unknown) => Action | null;
  isEnd: (action: unknown) => boolean;
}

interface RequestSliceOptions<N extends string, K extends EndpointKey, D> {
  name: N;
  endpoint: K;
  initialData: D;
  /** The data after an answer. */
  accept: (answered: Answered<K, D>) => D;
  /** Requests of different keys run beside each other; of the same key the latest wins. */
  keyOf?: (request: EndpointRequest<K>) => string;
  privacy?: PrivateOptions;
}

export const wholeKey = 'all';

/** A stored collection: its slice, with `loading` and `error` derived from one status per request, and the saga that fetches it. */
export function createRequestSlice<N extends string, K extends EndpointKey, D>({
  name,
  endpoint,
  initialData,
  accept,
  keyOf = () => wholeKey,
  privacy,
}: RequestSliceOptions<N, K, D>) {
  const initialState: RequestState<D> = { requests: {}, data: initialData };
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      requested(state, { payload }: PayloadAction<Requested<K>>) {
        state.requests[keyOf(payload.request)] = loading;
      },
      received: (state, { payload }: PayloadAction<{ key: string; data: D }>): RequestState<D> => ({
        requests: { ...state.requests, [payload.key]: succeeded },
        data: payload.data,
      }),
      refused(state, { payload }: PayloadAction<{ key: string; failure: RequestFailure }>) {
        state.requests[payload.key] = failed(payload.failure);
      },
    },
    extraReducers: (builder) => {
      if (privacy) builder.addMatcher(privacy.isEnd, () => initialState);
    },
    selectors: {
      selectData: (state) => state.data,
      selectLoading: ({ requests }) => Object.values(requests).some(isLoading),
      selectError: ({ requests }) =>
        Object.values(requests)
          .map(errorOf)
          .find((error) => error !== null) ?? null,
      selectErrorCode: ({ requests }) =>
        Object.values(requests)
          .map(errorCodeOf)
          .find((code) => code !== null) ?? null,
      selectRequest: ({ requests }, key: string = wholeKey) => requests[key] ?? idle,
    },
  });

  function* fetchCollection({ payload: { locale, request } }: PayloadAction<Requested<K>>) {
    const key = keyOf(request);
    try {
      const client = yield* getClient();
      const answer = yield* call(() =>
        client(endpoint, request, { locale, ...(privacy ? { skipErrors: false } : {}) }),
      );
      const previous = yield* select(slice.selectors.selectData);
      yield* put(slice.actions.received({ key, data: accept({ answer, request, previous }) }));
    } catch (error) {
      yield* put(slice.actions.refused({ key, failure: failureOf(error) }));
      const end = privacy?.endOf(error);
      if (end) yield* put(end);
    }
  }

  // What was asked before the end must not fill what the next customer reads.
  const fetchUntil = (isEnd: PrivateOptions['isEnd']) =>
    function* (action: PayloadAction<Requested<K>>) {
      yield* race({ fetched: call(fetchCollection, action), over: take(isEnd) });
    };

  function* saga() {
    const worker = privacy ? fetchUntil(privacy.isEnd) : fetchCollection;
    yield* takeLatestBy({
      on: slice.actions.requested,
      keyOf: ({ payload }) => keyOf(payload.request),
      worker,
    });
  }

  return { slice, saga };
}
