import { makeStore, type AppStore } from './make-store';

let store: AppStore | undefined;

/** The one store of this browser tab; it outlives every change of page and language. */
export function tabStore(): AppStore {
  if (typeof window === 'undefined') throw new Error('The tab store exists in the browser only');
  store ??= makeStore();
  return store;
}

/** A store for one render of the server: nothing happens in it. */
export const emptyStore = (): AppStore => makeStore({ sagas: {} });
