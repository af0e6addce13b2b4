'use client';

import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from './make-store';
import { tabStore } from './tab-store';

/** Provides the tab's store to a flow; on the server each render gets an empty store of its own. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    typeof window === 'undefined' ? makeStore({ sagas: {} }) : tabStore(),
  );
  return <Provider store={store}>{children}</Provider>;
}
