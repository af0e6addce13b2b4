'use client';

import type { Action } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { isLoading, type RequestFailure } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/root-reducer';
import type { Submitted, SubmitState } from './submit-slice';

interface Submittable<K extends EndpointKey> {
  slice: {
    actions: { submitted: (payload: Submitted<K>) => Action; dismissed: (payload: { idempotencyKey: string | null }) => Action };
    selectors: { selectSubmission: (state: RootState) => SubmitState<EndpointResponse<K>> };
  };
}

export interface SubmissionView<K extends EndpointKey> {
  isSending: boolean;
  failure: RequestFailure | null;
  answer: EndpointResponse<K> | null;
  submit: (request: EndpointRequest<K>) => void;
  dismiss: () => void;
}

interface SubmissionOptions<K extends EndpointKey> {
  locale: Locale;
  /** Called once for each answer. */
  onDone?: (answer: EndpointResponse<K>) => void;
}

/** An `Idempotency-Key`. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Sends a form: tried again unchanged it carries the same Idempotency-Key, so that nothing happens twice. What another form of the same kind sent
 * is not shown here; while that is under way this one waits too.
 */
export function useSubmission<K extends EndpointKey>({ slice }: Submittable<K>, { locale, onDone }: SubmissionOptions<K>): SubmissionView<K> {
  const dispatch = useAppDispatch();
  const state = useAppSelector(slice.selectors.selectSubmission);
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

  const submit = (request: EndpointRequest<K>): void => {
    const body = JSON.stringify(request);
    if (attempt.current.body !== body) attempt.current = { body, key: newKey() };
    setSent(attempt.current.key);
    dispatch(submitted({ locale, request, idempotencyKey: attempt.current.key }));
  };
  return { isSending: isLoading(state.record), failure: isOwn && state.locale === locale ? state.record.failure : null, answer, submit, dismiss };
}
