'use client';

import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { accountFormsSlice, formKept, formsCleared, pageLeft, type AccountFormKey, type AccountForms } from './account-forms.slice';
import { unlocalisedPath } from './account-sections';

type KeptForm<V> = [values: V, change: (change: Partial<V>) => void, clear: () => void];

/** A form's values, kept in the tab's store so that they outlive a change of language; `initial` until something was changed. */
export function useKeptForm<K extends AccountFormKey>(form: K, initial: AccountForms[K]): KeptForm<AccountForms[K]> {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => accountFormsSlice.selectors.selectForms(state)[form]);
  const values: AccountForms[K] = kept ?? initial;
  const change = (changed: Partial<AccountForms[K]>): void => void dispatch(formKept({ form, values: { ...values, ...changed } }));
  const clear = (): void => void dispatch(formsCleared([form]));
  return [values, change, clear];
}

/** Empties all forms when the page is left for another one; the same page in another language keeps them. `path` is without language. */
export function useFormsOfPage(path: string): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      // The router writes the new address before the effects of the page that goes are cleaned up.
      if (unlocalisedPath(window.location.pathname) !== path) dispatch(pageLeft());
    },
    [dispatch, path],
  );
}
