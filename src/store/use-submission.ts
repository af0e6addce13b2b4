'use client';

import type { Action } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { isLoading, type RequestFailure } from '@/lib/saga/request-record';
import type { SubmissionPayload, SubmitState } from '@/lib/saga/submit-slice';
import type { RootState } from './root-reducer';

/** `S`: the state of the store that holds the slice. */
interface SubmissionSlice<K extends EndpointKey, S> {
  slice: {
    actions: {
      submitted: (payload: SubmissionPayload<K>) => Action;
      dismissed: (payload: { idempotencyKey: string | null }) => Action;
    };
    selectors: { selectSubmission: (state: S) => SubmitState<EndpointResponse<K>> };
  };
}

export interface Submission<K extends EndpointKey> {
  isSending: boolean;
  failure: RequestFailure | null;
  answer: EndpointResponse<K> | null;
  /** `version`: for an edit of staff, what was on the screen. */
  submit: (request: EndpointRequest<K>, version?: number) => void;
  dismiss: () => void;
}

interface SubmissionOptions<K extends EndpointKey> {
  locale: Locale;
  /** Called once for each successful answer. */
  onDone?: (answer: EndpointResponse<K>) => void;
}

/** Creates a random `Idempotency-Key`. */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Submits a form; an unchanged retry reuses the Idempotency-Key, so the server processes it once. Results of other submissions of the same slice
 * are not shown here; `isSending` is true while any of them is pending.
 */
export function useSubmission<K extends EndpointKey, S = RootState>(
  { slice }: SubmissionSlice<K, S>,
  { locale, onDone }: SubmissionOptions<K>,
): Submission<K> {
  const dispatch = useDispatch();
  const state = useSelector(slice.selectors.selectSubmission);
  const { submitted, dismissed } = slice.actions;
  const attempt = useRef({ body: '', key: '' });
  const [sent, setSent] = useState<string | null>(null);
  const isOwn = sent !== null && state.idempotencyKey === sent;
  const answer = isOwn ? state.answer : null;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const dismiss = useCallback(() => {
    dispatch(dismissed({ idempotencyKey: sent }));
  }, [dispatch, dismissed, sent]);
  useEffect(() => dismiss, [dismiss]);
  useEffect(() => {
    if (answer === null) return;
    attempt.current = { body: '', key: '' };
    done.current?.(answer);
  }, [answer]);

  const submit = (request: EndpointRequest<K>, version?: number): void => {
    const body = JSON.stringify([request, version]);
    if (attempt.current.body !== body) attempt.current = { body, key: createIdempotencyKey() };
    setSent(attempt.current.key);
    dispatch(submitted({ locale, request, version, idempotencyKey: attempt.current.key }));
  };
  return {
    isSending: isLoading(state.record),
    failure: isOwn && state.locale === locale ? state.record.failure : null,
    answer,
    submit,
    dismiss,
  };
}
