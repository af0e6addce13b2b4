import type { QuoteRequest } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { AppStore } from '@/store/make-store';
import {
  errorReset,
  floorInfoRequested,
  optionsRequested,
  quoteRequested,
  roomInfoRequested,
  searchCleared,
  searchRequested,
} from './evaluation.slice';
import type { EvaluationState } from './evaluation.types';
import type { ValuationForm } from './valuation-form';
import { flatListsCleared, valuationFormChanged } from './valuation-form.slice';
import type { ValuationFormState } from './valuation-form.types';
import { requiredLists, type EnabledInputs, type ListRequest } from './required-lists';

export interface ValuationView {
  evaluation: EvaluationState;
  valuationForm: ValuationFormState;
}

interface ListRequestOptions {
  form: ValuationForm;
  enabledInputs: EnabledInputs;
  locale: Locale;
}

/** Access of the valuation page to a store. Loaded after hydration. */
export function createValuationStoreAdapter(store: AppStore) {
  const requestedSignatures = new Map<ListRequest['type'], string>();
  let lastQuote: { request: QuoteRequest; locale: Locale } | null = null;

  function requestList({ type, query }: ListRequest, locale: Locale): void {
    if (type === 'floorInfo') store.dispatch(floorInfoRequested({ query, locale }));
    else if (type === 'roomInfo') store.dispatch(roomInfoRequested({ query, locale }));
    else store.dispatch(optionsRequested({ type, query, locale }));
  }

  return {
    subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
    /** The current state; referentially stable until something changes. */
    getSnapshot: (): ValuationView => store.getState(),
    keep: (form: ValuationForm): void => void store.dispatch(valuationFormChanged(form)),
    search: (query: string, locale: Locale): void =>
      void store.dispatch(searchRequested({ query, locale })),
    clearSearch: (): void => void store.dispatch(searchCleared()),
    /** Clears the failure of the last quote once the form is changed. */
    clearFailure(): void {
      if (store.getState().evaluation.requests.quote?.status === 'failed')
        store.dispatch(errorReset(null));
    },

    /** Requests the option lists of the current selection that were not requested yet, or failed. */
    requestLists({ form, enabledInputs, locale }: ListRequestOptions): void {
      const lists = requiredLists(form, enabledInputs);
      const { requests } = store.getState().evaluation;
      for (const list of lists) {
        const signature = JSON.stringify([locale, list.query]);
        const status = requests[list.type]?.status;
        if (
          requestedSignatures.get(list.type) === signature &&
          (status === 'loading' || status === 'succeeded')
        )
          continue;
        requestedSignatures.set(list.type, signature);
        if (list.type === 'floorInfo') store.dispatch(flatListsCleared());
        requestList(list, locale);
      }
    },

    quote({
      request,
      requestTime,
      locale,
    }: {
      request: QuoteRequest;
      requestTime: string;
      locale: Locale;
    }): void {
      lastQuote = { request, locale };
      store.dispatch(quoteRequested({ request, requestTime, locale }));
    },
    /** The locale of the last quote, or null. */
    quotedLocale: (): Locale | null => lastQuote?.locale ?? null,
    /** Whether the last quote was for this request. */
    isQuoted: (request: QuoteRequest): boolean =>
      JSON.stringify(lastQuote?.request) === JSON.stringify(request),
  };
}

export type ValuationStoreAdapter = ReturnType<typeof createValuationStoreAdapter>;

const storeAdapters = new WeakMap<AppStore, ValuationStoreAdapter>();

/** The single adapter of a store, which tracks the lists requested for it. */
export function valuationStoreAdapterFor(store: AppStore): ValuationStoreAdapter {
  const storeAdapter = storeAdapters.get(store) ?? createValuationStoreAdapter(store);
  storeAdapters.set(store, storeAdapter);
  return storeAdapter;
}
