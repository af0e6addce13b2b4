'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import { isLoading } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { accountFormsSlice, attemptKept, type AccountFormKey } from './account-forms.slice';
import { newKey, type SubmissionView, type useSubmission } from './use-submission';

const { selectAttempt } = accountFormsSlice.selectors;
type Options<K extends EndpointKey> = Parameters<typeof useSubmission<K>>;

/** As `useSubmission`, for a form that outlives a change of language: so do its outcome, on the way or arrived, and the key under which nothing happens twice. */
export function useKeptSubmission<K extends EndpointKey>(form: AccountFormKey, { slice }: Options<K>[0], { locale, onDone }: Options<K>[1]): SubmissionView<K> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const state = useAppSelector(slice.selectors.selectSubmission);
  const attempt = useAppSelector((root) => selectAttempt(root, form));
  const { submitted, dismissed } = slice.actions;
  const key = attempt?.key ?? null;
  const isOwn = attempt?.isShown === true && state.idempotencyKey === key;
  const answer = isOwn ? state.answer : null;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (answer === null || !attempt || attempt.isDone) return;
    dispatch(attemptKept({ form, attempt: { ...attempt, body: '', isDone: true } }));
    done.current?.(answer);
  }, [dispatch, form, answer, attempt]);
  useEffect(
    () => () => {
      if (!selectAttempt(store.getState(), form)) dispatch(dismissed({ idempotencyKey: key }));
    },
    [dispatch, store, dismissed, form, key],
  );
  const dismiss = useCallback(() => {
    if (attempt) dispatch(attemptKept({ form, attempt: { ...attempt, isShown: false } }));
    dispatch(dismissed({ idempotencyKey: key }));
  }, [dispatch, dismissed, form, attempt, key]);

  const submit = (request: EndpointRequest<K>): void => {
    const body = JSON.stringify(request);
    const idempotencyKey = attempt?.body === body ? attempt.key : newKey();
    dispatch(attemptKept({ form, attempt: { body, key: idempotencyKey, isShown: true, isDone: false } }));
    dispatch(submitted({ locale, request, idempotencyKey }));
  };
  return { isSending: isLoading(state.record), failure: isOwn && state.locale === locale ? state.record.failure : null, answer, submit, dismiss };
}
