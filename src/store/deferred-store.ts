import type { UnknownAction } from '@reduxjs/toolkit';
import { memoizePromise } from '@/lib/async/memoize-promise';
import { nextTask } from '@/lib/async/next-task';
import type { AppStore } from './make-store';
import type { RootState } from './root-reducer';

export interface DeferredStoreOptions<A> {
  loadStore: () => Promise<AppStore>;
  /** Imports the action creators that the page dispatches; a slice brings its library with it. */
  loadActions: () => Promise<A>;
}

/** The store as a page sees it that is usable before the store is loaded (docs/adr/0016-store-arrives-later.md). */
export interface DeferredStore<A> {
  /** The state; null until the store has arrived. */
  getState: () => RootState | null;
  subscribe: (listener: () => void) => () => void;
  /** Dispatches the created action, once the store has arrived and in the order of the calls; null dispatches nothing. */
  dispatch: (create: (actions: A, state: RootState) => UnknownAction | null) => void;
}

/** Loads the store of this tab: neither it nor its libraries are part of the page's first scripts. In tasks of its own, as a phone is busy with each. */
export async function loadTabStore(): Promise<AppStore> {
  await nextTask();
  const { tabStore } = await import('./tab-store');
  await nextTask();
  return tabStore();
}

const idleTimeoutMs = 1_000;

/** Loads the store of this tab after hydration, for a page that needs nothing from it to begin with. */
export async function loadTabStoreWhenIdle(): Promise<AppStore> {
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
    else setTimeout(resolve, 1);
  });
  return loadTabStore();
}

interface Arrival<A> {
  store: AppStore;
  actions: A;
}

/** Begins to load with the first use. */
export function createDeferredStore<A>({
  loadStore,
  loadActions,
}: DeferredStoreOptions<A>): DeferredStore<A> {
  let arrived: Arrival<A> | null = null;
  const waiting: ((arrival: Arrival<A>) => void)[] = [];
  const loaded = memoizePromise(async () => {
    const [store, actions] = await Promise.all([loadStore(), loadActions()]);
    arrived = { store, actions };
    for (const task of waiting.splice(0)) task(arrived);
  });
  const run = (task: (arrival: Arrival<A>) => void): void => {
    if (arrived) return task(arrived);
    waiting.push(task);
    void loaded.get();
  };
  return {
    getState: () => arrived?.store.getState() ?? null,
    subscribe(listener) {
      let unsubscribe: (() => void) | null = null;
      let isOver = false;
      run(({ store }) => {
        if (isOver) return;
        unsubscribe = store.subscribe(listener);
        listener();
      });
      return () => {
        isOver = true;
        unsubscribe?.();
      };
    },
    dispatch: (create) =>
      run(({ store, actions }) => {
        const action = create(actions, store.getState());
        if (action) store.dispatch(action);
      }),
  };
}
