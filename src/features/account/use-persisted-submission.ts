'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import { isLoading } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { createIdempotencyKey, type Submission, type useSubmission } from '@/store/use-submission';
import {
  accountFormsSlice,
  submissionAttemptSaved,
  type AccountFormKey,
} from './account-forms.slice';

const { selectAttempt } = accountFormsSlice.selectors;
type Options<K extends EndpointKey> = Parameters<typeof useSubmission<K>>;

/** Like `useSubmission`, for a persisted form: the pending or completed result and the idempotency key survive a change of language. */
export function usePersistedSubmission<K extends EndpointKey>(
  form: AccountFormKey,
  { slice }: Options<K>[0],
  { locale, onDone }: Options<K>[1],
): Submission<K> {
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
    if (answer === null || !attempt || attempt.isCompleted) return;
    dispatch(
      submissionAttemptSaved({ form, attempt: { ...attempt, body: '', isCompleted: true } }),
    );
    done.current?.(answer);
  }, [dispatch, form, answer, attempt]);
  useEffect(
    () => () => {
      if (!selectAttempt(store.getState(), form)) dispatch(dismissed({ idempotencyKey: key }));
    },
    [dispatch, store, dismissed, form, key],
  );
  const dismiss = useCallback(() => {
    if (attempt)
      dispatch(submissionAttemptSaved({ form, attempt: { ...attempt, isShown: false } }));
    dispatch(dismissed({ idempotencyKey: key }));
  }, [dispatch, dismissed, form, attempt, key]);

  const submit = (request: EndpointRequest<K>): void => {
    const body = JSON.stringify(request);
    const idempotencyKey = attempt?.body === body ? attempt.key : createIdempotencyKey();
    dispatch(
      submissionAttemptSaved({
        form,
        attempt: { body, key: idempotencyKey, isShown: true, isCompleted: false },
      }),
    );
    dispatch(submitted({ locale, request, idempotencyKey }));
  };
  return {
    isSending: isLoading(state.record),
    failure: isOwn && state.locale === locale ? state.record.failure : null,
    answer,
    submit,
    dismiss,
  };
}
