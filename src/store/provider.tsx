'use client';

import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from './make-store';
import { tabStore } from './tab-store';

/** Gives a flow the tab's store; on the server every rendering has an empty one of its own. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => (typeof window === 'undefined' ? makeStore({ sagas: {} }) : tabStore()));
  return <Provider store={store}>{children}</Provider>;
}
