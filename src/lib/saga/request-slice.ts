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

export interface RequestPayload<K extends EndpointKey> {
  locale: Locale;
  request: EndpointRequest<K>;
}

interface ResponseContext<K extends EndpointKey, D> {
  response: EndpointResponse<K>;
  request: EndpointRequest<K>;
  previous: D;
}

/** For data of a signed-in customer: calls do not skip errors, and the data is cleared when the session ends. */
export interface SessionOptions {
  /** The action to dispatch after a failure; null for one that does not concern the session. */
  sessionEndOf: (error: unknown) => Action | null;
  isSessionEnd: (action: unknown) => boolean;
}

interface RequestSliceOptions<N extends string, K extends EndpointKey, D> {
  name: N;
  endpoint: K;
  initialData: D;
  /** Computes the data after a response. */
  reduceResponse: (answered: ResponseContext<K, D>) => D;
  /** Requests of different keys run concurrently; of the same key the latest wins. */
  keyOf?: (request: EndpointRequest<K>) => string;
  session?: SessionOptions;
}

export const collectionKey = 'all';

/** A stored collection: its slice, with `loading` and `error` derived from one status per request, and its fetching saga. */
export function createRequestSlice<N extends string, K extends EndpointKey, D>({
  name,
  endpoint,
  initialData,
  reduceResponse,
  keyOf = () => collectionKey,
  session,
}: RequestSliceOptions<N, K, D>) {
  const initialState: RequestState<D> = { requests: {}, data: initialData };
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      requested(state, { payload }: PayloadAction<RequestPayload<K>>) {
        state.requests[keyOf(payload.request)] = loading;
      },
      received: (state, { payload }: PayloadAction<{ key: string; data: D }>): RequestState<D> => ({
        requests: { ...state.requests, [payload.key]: succeeded },
        data: payload.data,
      }),
      requestFailed(state, { payload }: PayloadAction<{ key: string; failure: RequestFailure }>) {
        state.requests[payload.key] = failed(payload.failure);
      },
    },
    extraReducers: (builder) => {
      if (session) builder.addMatcher(session.isSessionEnd, () => initialState);
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
      selectRequest: ({ requests }, key: string = collectionKey) => requests[key] ?? idle,
    },
  });

  function* fetchCollection({ payload: { locale, request } }: PayloadAction<RequestPayload<K>>) {
    const key = keyOf(request);
    try {
      const client = yield* getClient();
      const response = yield* call(() =>
        client(endpoint, request, { locale, ...(session ? { skipErrors: false } : {}) }),
      );
      const previous = yield* select(slice.selectors.selectData);
      yield* put(
        slice.actions.received({ key, data: reduceResponse({ response, request, previous }) }),
      );
    } catch (error) {
      yield* put(slice.actions.requestFailed({ key, failure: failureOf(error) }));
      const sessionEnd = session?.sessionEndOf(error);
      if (sessionEnd) yield* put(sessionEnd);
    }
  }

  // A response to a request made before the session ended must not fill the next customer's state.
  const fetchUntilSessionEnd = (isEnd: SessionOptions['isSessionEnd']) =>
    function* (action: PayloadAction<RequestPayload<K>>) {
      yield* race({ fetched: call(fetchCollection, action), over: take(isEnd) });
    };

  /** Fetches what is requested; of calls with one key only the latest counts. */
  function* saga() {
    const worker = session ? fetchUntilSessionEnd(session.isSessionEnd) : fetchCollection;
    yield* takeLatestBy({
      on: slice.actions.requested,
      keyOf: ({ payload }) => keyOf(payload.request),
      worker,
    });
  }

  return { slice, saga };
}
