'use client';

import type { Action } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import type { RequestRecord } from '@/lib/saga/request-record';
import { wholeKey, type Requested } from '@/lib/saga/request-slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/root-reducer';

interface Readable<K extends EndpointKey, D> {
  slice: {
    actions: { requested: (payload: Requested<K>) => Action };
    selectors: { selectData: (state: RootState) => D; selectRequest: (state: RootState, key?: string) => RequestRecord };
  };
}

interface ReadOptions<K extends EndpointKey> {
  locale: Locale;
  /** Null while there is nothing to ask. */
  request: EndpointRequest<K> | null;
  /** What tells this request from others of the same slice. */
  key?: string;
}

export interface ReadView<D> {
  data: D;
  record: RequestRecord;
  reload: () => void;
}

/** Reads when the page is opened, when the language changes, and whenever it asks for something else. */
export function useRead<K extends EndpointKey, D>({ slice }: Readable<K, D>, { locale, request, key = wholeKey }: ReadOptions<K>): ReadView<D> {
  const dispatch = useAppDispatch();
  const data = useAppSelector(slice.selectors.selectData);
  const record = useAppSelector((state) => slice.selectors.selectRequest(state, key));
  const { requested } = slice.actions;
  const asked = JSON.stringify(request);
  const reload = useCallback(() => {
    const again = JSON.parse(asked) as EndpointRequest<K> | null;
    if (again !== null) dispatch(requested({ locale, request: again }));
  }, [asked, dispatch, requested, locale]);
  useEffect(reload, [reload]);
  return { data, record, reload };
}
