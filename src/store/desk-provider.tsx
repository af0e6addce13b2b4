'use client';

import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeDeskStore } from './desk-store';

/** Provides a store to the desk; it ends with the document. */
export function DeskStoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeDeskStore(typeof window === 'undefined' ? { sagas: {} } : {}));
  return <Provider store={store}>{children}</Provider>;
}
