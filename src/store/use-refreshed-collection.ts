import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { hasTokens } from '@/lib/fill-tokens';
import type { RequestRecord } from '@/lib/saga/request-record';
import type { DeferredStore } from './deferred-store';
import type { RootState } from './root-reducer';
import { useDeferredSelector } from './use-stored-form';

interface RefreshedCollectionOptions<A, D, R extends D> {
  /** The collection that the document was rendered with. */
  known: D;
  requested: (actions: A) => UnknownAction;
  /** The collection as it was last read; null before that. */
  selectData: (state: RootState) => R | null;
  /** Selects the part that the page uses; all of it if omitted. */
  pick?: (received: R) => D;
  selectRequest: (state: RootState) => RequestRecord;
}

interface RefreshedCollection<D> {
  data: D;
  /** Null until the store has arrived. */
  record: RequestRecord | null;
  reload: () => void;
}

// The server fills tokens such as {hotline} before it renders; a reloaded text with tokens is left unused, because the browser cannot fill them.
const isUsable = (text: string, known: string): boolean => text !== known && !hasTokens(text);

/** A collection that the document carries, read again once the store has arrived; it stays the same object while it has not changed. The options of the first render count. */
export function useRefreshedCollection<A, D, R extends D = D>(
  store: DeferredStore<A>,
  options: RefreshedCollectionOptions<A, D, R>,
): RefreshedCollection<D> {
  const [{ requested, selectData, selectRequest, pick }] = useState(options);
  const { known } = options;
  const received = useDeferredSelector(store, selectData);
  const record = useDeferredSelector(store, selectRequest);
  useEffect(() => store.dispatch(requested), [store, requested]);
  const data = useMemo((): D => {
    if (received === null) return known;
    const picked = pick ? pick(received) : received;
    return isUsable(JSON.stringify(picked), JSON.stringify(known)) ? picked : known;
  }, [received, pick, known]);
  return {
    data,
    record,
    reload: () => store.dispatch(requested),
  };
}
