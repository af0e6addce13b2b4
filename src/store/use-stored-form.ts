import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import {
  createDeferredStore,
  type DeferredStore,
  type DeferredStoreOptions,
} from './deferred-store';
import type { RootState } from './root-reducer';
import { createStoredForm, type StoredForm, type StoredFormOptions } from './stored-form';

/** The store for a page that is usable before it; as `useAppDispatch` and `useAppSelector` elsewhere. */
export function useDeferredStore<A>(options: DeferredStoreOptions<A>): DeferredStore<A> {
  const [store] = useState(() => createDeferredStore(options));
  return store;
}

const noServerState = () => null;

/** A referentially stable part of the state; null until the store has arrived. */
export function useDeferredSelector<A, T>(
  store: DeferredStore<A>,
  select: (state: RootState) => T,
): T | null {
  const getSnapshot = (): T | null => {
    const state = store.getState();
    return state && select(state);
  };
  return useSyncExternalStore(store.subscribe, getSnapshot, noServerState);
}

/** A form that lives in the store, shown and editable before the store has arrived. The options of the first render count. */
export function useStoredForm<F, A>(
  store: DeferredStore<A>,
  options: StoredFormOptions<F, A>,
): StoredForm<F> & { form: F } {
  const [storedForm] = useState(() => createStoredForm(store, options));
  const { subscribe, getForm, initialForm } = storedForm;
  const form = useSyncExternalStore(subscribe, getForm, () => initialForm);
  // The address of a soft navigation is set before the layout effects, and early input is replayed after them.
  useLayoutEffect(() => storedForm.start(), [storedForm]);
  return { ...storedForm, form };
}
