import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/contracts/locale';
import type { DeferredStore } from '@/store/deferred-store';
import type { RootState } from '@/store/root-reducer';
import { useDeferredSelector } from '@/store/use-stored-form';
import { carriedParams, isSameProperty, propertyParams } from './carried-params';
import type { carriedQuoteRequested } from './carried-quote';

/** The property that was valued on the way to a page. */
export interface CarriedProperty {
  /** Its name; null until it is known, and without one. */
  label: string | null;
  /** The query parameters that take it further. */
  params: URLSearchParams;
}

const selectOwn = ({ evaluation: { info } }: RootState) =>
  info.quote?.requestSuccessful === 'Y' ? info.quote.property : null;
const subscribeToNothing = () => () => {};

/** The property of the page's address, or else the one valued in this tab, which joins the address: reload and way back keep both. */
export function useCarriedProperty<
  A extends { carriedQuoteRequested: typeof carriedQuoteRequested },
>(store: DeferredStore<A>, locale: Locale): CarriedProperty {
  const [readAddress] = useState(() => {
    let first: string | undefined;
    return () => (first ??= carriedParams(window.location.search).toString());
  });
  const linked = useSyncExternalStore(subscribeToNothing, readAddress, () => '');
  const own = useDeferredSelector(store, selectOwn);
  useEffect(
    () =>
      store.dispatch(({ carriedQuoteRequested: requested }, { evaluation }) =>
        requested({ search: window.location.search, evaluation, locale }),
      ),
    [store, locale],
  );
  const carried = new URLSearchParams(linked);
  const joining = own && linked === '' ? propertyParams(own).toString() : '';
  useEffect(() => {
    if (joining === '') return;
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(joining)) query.set(name, value);
    window.history.replaceState(null, '', `${pathname}?${query}${hash}`);
  }, [joining]);
  if (own && (linked === '' || isSameProperty(own, carried)))
    return { label: own.label, params: propertyParams(own) };
  return { label: null, params: carried };
}
