import type { UnknownAction } from '@reduxjs/toolkit';
import type { DeferredStore } from './deferred-store';
import type { FormUrl } from './form-url';
import type { RootState } from './root-reducer';

export interface Restoration<F> {
  form: F;
  linked: F | null;
  /** Whether the form is the one that the store held. */
  isStored: boolean;
  /** Whether the visitor changed the form before the store arrived. */
  isEdited: boolean;
}

export interface StoredFormOptions<F, A> {
  initialForm: F;
  select: (state: RootState) => F | null;
  changed: (actions: A, form: F) => UnknownAction;
  /** The action for a form of the store or of a link; `changed` if omitted. */
  restored?: (actions: A, form: F) => UnknownAction;
  /** Adapts a stored form to the page as it is now. */
  adaptStored?: (form: F) => F;
  address?: FormUrl<F>;
  /** Called once the store has arrived, unless there is no form yet. */
  onRestored?: (restoration: Restoration<F>) => void;
}

export interface StoredForm<F> {
  initialForm: F;
  /** The latest form. */
  getForm: () => F;
  subscribe: (listener: () => void) => () => void;
  edit: (change: (form: F) => F) => void;
  /** Reads the address and takes over the form of the store; returns the function that ends it. */
  start: () => () => void;
}

/** A form that lives in the store. Only until the store has arrived, it is held here and then handed over once; a link wins over the store, and what the visitor entered wins over both. */
export function createStoredForm<F, A>(
  store: DeferredStore<A>,
  {
    initialForm,
    select,
    changed,
    restored = changed,
    adaptStored = (form) => form,
    address,
    onRestored,
  }: StoredFormOptions<F, A>,
): StoredForm<F> {
  let early: F | null = null;
  let isEdited = false;
  const listeners = new Set<() => void>();
  const holdEarly = (form: F): void => {
    early = form;
    for (const listener of listeners) listener();
  };
  const getForm = (): F => {
    const state = store.getState();
    return (state ? select(state) : early) ?? initialForm;
  };

  function takeOver(linked: F | null, isEnded: () => boolean): void {
    store.dispatch((actions, state) => {
      if (isEdited && early !== null) return changed(actions, early);
      if (isEnded()) return null;
      const held = select(state);
      const stored = held && adaptStored(held);
      const isStored = stored !== null && (linked === null || !!address?.isSame(linked, stored));
      early = isStored ? stored : linked;
      return early === null ? null : restored(actions, early);
    });
    store.dispatch((_actions, state) => {
      if (isEnded() || early === null) return null;
      const form = select(state) ?? initialForm;
      const isStored = !isEdited && early !== linked;
      if (linked === null) address?.write(form);
      onRestored?.({ form, linked, isStored, isEdited });
      return null;
    });
  }

  return {
    initialForm,
    getForm,
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    edit(change) {
      const next = change(getForm());
      if (store.getState()) store.dispatch((actions) => changed(actions, next));
      else {
        isEdited = true;
        holdEarly(next);
      }
      address?.write(next);
    },
    start() {
      let isEnded = false;
      const linked = address?.read() ?? null;
      if (linked !== null && !isEdited) holdEarly(linked);
      takeOver(linked, () => isEnded);
      return () => {
        isEnded = true;
      };
    },
  };
}
