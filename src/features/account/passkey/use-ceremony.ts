'use client';

import { useEffect, useRef } from 'react';
import type { Locale } from '@/contracts/locale';
import { isLoading, type RequestFailure } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { ceremonyClosed, passkeySlice, type Ceremony } from './passkey.slice';

const { selectPasskey } = passkeySlice.selectors;

interface CeremonyOptions {
  locale: Locale;
  /** Called once for each that succeeds. */
  onDone: () => void;
}

/** How a ceremony of this kind stands; it ends with the component that shows it. */
export function useCeremony(
  kind: Ceremony,
  { locale, onDone }: CeremonyOptions,
): { isBusy: boolean; failure: RequestFailure | null } {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { ceremony, record, locale: asked } = useAppSelector(selectPasskey);
  const isOwn = ceremony === kind;
  const isDone = isOwn && record.status === 'succeeded';
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!isDone) return;
    dispatch(ceremonyClosed());
    done.current();
  }, [dispatch, isDone]);
  useEffect(
    () => () => {
      // What is done with a confirmation may have begun another ceremony.
      if (selectPasskey(store.getState()).ceremony === kind) dispatch(ceremonyClosed());
    },
    [dispatch, store, kind],
  );
  return {
    isBusy: isOwn && isLoading(record),
    failure: isOwn && asked === locale ? record.failure : null,
  };
}
