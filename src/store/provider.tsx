'use client';

import { use, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { nextTask } from '@/lib/async/next-task';
import type * as TabStore from './tab-store';

// The store imports every reducer and saga. `require` leaves them in the page's own scripts, but runs them here and not with what imports this file.
// oxlint-disable-next-line typescript/no-require-imports, typescript/no-unsafe-return
const stores = (): typeof TabStore => require('./tab-store');

let starting: Promise<typeof TabStore> | undefined;

/** Runs the modules of the store and starts its sagas in tasks of their own: in one, a phone could not answer for 200 ms. */
async function startTabStore(): Promise<typeof TabStore> {
  await nextTask();
  const started = stores();
  await nextTask();
  started.tabStore();
  return started;
}

/** Provides the tab's store to a flow; on the server each render gets an empty store of its own. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [serverStore] = useState(() =>
    typeof window === 'undefined' ? stores().emptyStore() : null,
  );
  const store = serverStore ?? use((starting ??= startTabStore())).tabStore();
  return <Provider store={store}>{children}</Provider>;
}
