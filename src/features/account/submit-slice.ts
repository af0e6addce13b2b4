import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import { idempotencyHeader } from '@/contracts/idempotency-header';
import type { Locale } from '@/contracts/locale';
import { failed, failureOf, idle, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/request-record';
import type { PrivateOptions } from '@/lib/request-slice';
import { getClient } from '@/lib/saga-client';

export interface SubmitState<A> {
  record: RequestRecord;
  /** The language that the submission was made in: a failure's words are in it. */
  locale: Locale | null;
  answer: A | null;
}

export interface Submitted<K extends EndpointKey> {
  locale: Locale;
  request: EndpointRequest<K>;
  /** The same for every try of one submission. */
  idempotencyKey: string;
}

interface SubmitSliceOptions<N extends string, K extends EndpointKey> {
  name: N;
  endpoint: K;
  privacy: PrivateOptions;
}

/** One kind of submission of a signed-in customer: its slice and the saga that sends it. While one is under way another is not sent. */
export function createSubmitSlice<N extends string, K extends EndpointKey>({ name, endpoint, privacy }: SubmitSliceOptions<N, K>) {
  type State = SubmitState<EndpointResponse<K>>;
  const initialState: State = { record: idle, locale: null, answer: null };
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      submitted: (_state, { payload }: PayloadAction<Submitted<K>>): State => ({ record: loading, locale: payload.locale, answer: null }),
      accepted: (state, { payload }: PayloadAction<{ answer: EndpointResponse<K> }>) => ({ ...state, record: succeeded, answer: payload.answer }),
      rejected: (state, { payload }: PayloadAction<RequestFailure>) => ({ ...state, record: failed(payload) }),
      dismissed: (): State => initialState,
    },
    extraReducers: (builder) => {
      builder.addMatcher(privacy.isEnd, () => initialState);
    },
    selectors: { selectSubmission: (state): State => state as State },
  });

  function* submit({ payload: { locale, request, idempotencyKey } }: PayloadAction<Submitted<K>>) {
    try {
      const client = yield* getClient();
      const answer = yield* call(() => client(endpoint, request, { locale, skipErrors: false, headers: { [idempotencyHeader]: idempotencyKey } }));
      yield* put(slice.actions.accepted({ answer }));
    } catch (error) {
      yield* put(slice.actions.rejected(failureOf(error)));
      const end = privacy.endOf(error);
      if (end) yield* put(end);
    }
  }

  function* saga() {
    yield* takeLeading(slice.actions.submitted.type, submit);
  }

  return { slice, saga };
}
