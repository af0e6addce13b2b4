'use client';

import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  accountFormsSlice,
  formValuesSaved,
  formsCleared,
  pageLeft,
  type AccountFormKey,
  type AccountForms,
} from './account-forms.slice';
import { stripLocale } from './account-sections';

type PersistedForm<V> = [values: V, change: (change: Partial<V>) => void, clear: () => void];

/** Form values held in the store, so that they survive a change of language; `initial` until a value is changed. */
export function usePersistedForm<K extends AccountFormKey>(
  form: K,
  initial: AccountForms[K],
): PersistedForm<AccountForms[K]> {
  const dispatch = useAppDispatch();
  const savedValues = useAppSelector(
    (state) => accountFormsSlice.selectors.selectForms(state)[form],
  );
  const values: AccountForms[K] = savedValues ?? initial;
  const change = (changed: Partial<AccountForms[K]>): void =>
    void dispatch(formValuesSaved({ form, values: { ...values, ...changed } }));
  const clear = (): void => void dispatch(formsCleared([form]));
  return [values, change, clear];
}

/** Resets all forms when another page is opened; a change of language keeps them. `path` is without locale. */
export function useResetFormsOnLeave(path: string): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      // The router updates the URL before the effects of the previous page are cleaned up.
      if (stripLocale(window.location.pathname) !== path) dispatch(pageLeft());
    },
    [dispatch, path],
  );
}
