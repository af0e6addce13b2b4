'use client';

import type { Action } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import type { RequestRecord } from '@/lib/saga/request-record';
import { collectionKey, type RequestPayload } from '@/lib/saga/request-slice';
import type { RootState } from './root-reducer';

/** `S`: the state of the store that holds the slice. */
export interface QuerySlice<K extends EndpointKey, D, S = RootState> {
  slice: {
    actions: { requested: (payload: RequestPayload<K>) => Action };
    selectors: {
      selectData: (state: S) => D;
      selectRequest: (state: S, key?: string) => RequestRecord;
    };
  };
}

interface QueryOptions<K extends EndpointKey> {
  locale: Locale;
  /** Null while there is nothing to request. */
  request: EndpointRequest<K> | null;
  /** Distinguishes this request from others of the same slice. */
  key?: string;
  /** For public content: what this tab has read already is not requested again. */
  isKept?: boolean;
}

export interface QueryResult<D> {
  data: D;
  record: RequestRecord;
  reload: () => void;
}

/** The first of equal values, so that an object made in each render causes no effect. */
function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}

/** Requests data on mount and whenever the locale or the request changes. */
export function useQuery<K extends EndpointKey, D, S = RootState>(
  { slice }: QuerySlice<K, D, S>,
  { locale, request, key = collectionKey, isKept = false }: QueryOptions<K>,
): QueryResult<D> {
  const dispatch = useDispatch();
  const data = useSelector(slice.selectors.selectData);
  const record = useSelector((state: S) => slice.selectors.selectRequest(state, key));
  const { requested } = slice.actions;
  const stableRequest = useStable(request);
  const reload = useCallback(() => {
    if (stableRequest !== null) dispatch(requested({ locale, request: stableRequest }));
  }, [stableRequest, dispatch, requested, locale]);
  const { selectRequest } = slice.selectors;
  const store = useStore<S>();
  useEffect(() => {
    const { status } = selectRequest(store.getState(), key);
    if (!isKept || status === 'idle' || status === 'failed') reload();
  }, [reload, store, selectRequest, key, isKept]);
  return { data, record, reload };
}
