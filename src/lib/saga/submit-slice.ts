import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, race, take } from 'typed-redux-saga';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import { idempotencyHeader } from '@/contracts/idempotency-header';
import type { Locale } from '@/contracts/locale';
import {
  failed,
  failureOf,
  idle,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from './request-record';
import type { SessionOptions } from './request-slice';
import { getClient, getFileClient, type FileClient } from './saga-client';

export interface SubmitState<A> {
  record: RequestRecord;
  /** The language of the submission; its failure message is in that language. */
  locale: Locale | null;
  answer: A | null;
  /** The key of the current submission; null while there is none. */
  idempotencyKey: string | null;
}

export interface SubmissionPayload<K extends EndpointKey> {
  locale: Locale;
  request: EndpointRequest<K>;
  /** The same for every retry of one submission. */
  idempotencyKey: string;
  /** For an edit of staff: the version that was on the screen. */
  version?: number | undefined;
}

interface SubmitSliceOptions<N extends string, K extends EndpointKey> {
  name: N;
  endpoint: K;
  session: SessionOptions;
  /** For an answer that is a file: fetches it, does with it what is to be done, and says so. */
  receive?: (
    files: FileClient,
    request: EndpointRequest<K>,
    options: { locale: Locale; skipErrors: false },
  ) => Promise<EndpointResponse<K>>;
}

/** Timeout after which the customer may retry; the same idempotency key prevents duplicates. */
export const submitTimeoutMs = 30_000;

/** Creates the slice and the saga of one kind of submission of a signed-in customer. A submission with the same key is ignored while it is pending; one with another key replaces it. */
export function createSubmitSlice<N extends string, K extends EndpointKey>({
  name,
  endpoint,
  session,
  receive,
}: SubmitSliceOptions<N, K>) {
  type State = SubmitState<EndpointResponse<K>>;
  const initialState: State = { record: idle, locale: null, answer: null, idempotencyKey: null };
  const isAwaited = ({ record, idempotencyKey }: SubmitState<unknown>, key: string): boolean =>
    isLoading(record) && idempotencyKey === key;
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      submitted: (_state, { payload }: PayloadAction<SubmissionPayload<K>>): State => ({
        record: loading,
        locale: payload.locale,
        answer: null,
        idempotencyKey: payload.idempotencyKey,
      }),
      accepted: (
        state,
        {
          payload: { idempotencyKey, answer },
        }: PayloadAction<{ idempotencyKey: string; answer: EndpointResponse<K> }>,
      ) => (isAwaited(state, idempotencyKey) ? { ...state, record: succeeded, answer } : state),
      submissionFailed: (
        state,
        {
          payload: { idempotencyKey, failure },
        }: PayloadAction<{ idempotencyKey: string; failure: RequestFailure }>,
      ) => (isAwaited(state, idempotencyKey) ? { ...state, record: failed(failure) } : state),
      dismissed: (state, { payload }: PayloadAction<{ idempotencyKey: string | null }>) =>
        payload.idempotencyKey === state.idempotencyKey ? initialState : state,
    },
    extraReducers: (builder) => {
      builder.addMatcher(session.isSessionEnd, () => initialState);
    },
    selectors: { selectSubmission: (state): State => state },
  });

  function* submit({
    payload: { locale, request, idempotencyKey, version },
  }: PayloadAction<SubmissionPayload<K>>) {
    try {
      const client = yield* getClient();
      const files = yield* getFileClient();
      const shared = { locale, skipErrors: false } as const;
      const answer = yield* call(() =>
        receive
          ? receive(files, request, shared)
          : client(endpoint, request, {
              ...shared,
              timeoutMs: submitTimeoutMs,
              headers: {
                [idempotencyHeader]: idempotencyKey,
                ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
              },
            }),
      );
      yield* put(slice.actions.accepted({ idempotencyKey, answer }));
    } catch (error) {
      yield* put(slice.actions.submissionFailed({ idempotencyKey, failure: failureOf(error) }));
      const end = session.sessionEndOf(error);
      if (end) yield* put(end);
    }
  }

  function* submitUntilSessionEnd(action: PayloadAction<SubmissionPayload<K>>) {
    yield* race({ sent: call(submit, action), over: take(session.isSessionEnd) });
  }

  /** Sends what is submitted; a repeated submission of the same key joins the one under way. */
  function* saga() {
    let current: { key: string; task: Task } | undefined;
    while (true) {
      const action = yield* take<PayloadAction<SubmissionPayload<K>>>(slice.actions.submitted.type);
      const key = action.payload.idempotencyKey;
      if (current?.key === key && current.task.isRunning()) continue;
      if (current) yield* cancel(current.task);
      current = { key, task: yield* fork(submitUntilSessionEnd, action) };
    }
  }

  return { slice, saga };
}
