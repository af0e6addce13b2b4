'use client';

import { use, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { nextTask } from '@/lib/async/next-task';
import type * as TabStore from './tab-store';
import { loadTabStoreModule } from './tab-store-module.cjs';

let starting: Promise<typeof TabStore> | undefined;

/** Runs the modules of the store and starts its sagas in tasks of their own: in one, a phone could not answer for 200 ms. */
async function startTabStore(): Promise<typeof TabStore> {
  await nextTask();
  const started = loadTabStoreModule();
  await nextTask();
  started.tabStore();
  return started;
}

/** Provides the tab's store to a flow; on the server each render gets an empty store of its own. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [serverStore] = useState(() =>
    typeof window === 'undefined' ? loadTabStoreModule().emptyStore() : null,
  );
  const store = serverStore ?? use((starting ??= startTabStore())).tabStore();
  return <Provider store={store}>{children}</Provider>;
}
