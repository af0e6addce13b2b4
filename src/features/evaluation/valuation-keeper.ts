import type { QuoteRequest } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { AppStore } from '@/store/make-store';
import { errorReset, floorInfoRequested, optionsRequested, quoteRequested, roomInfoRequested, searchCleared, searchRequested } from './evaluation.slice';
import type { EvaluationState } from './evaluation.types';
import type { ValuationForm } from './valuation-form';
import { flatListsCleared, valuationFormKept } from './valuation-form.slice';
import type { ValuationFormState } from './valuation-form.types';
import { wantedLists, type OpenInputs, type WantedList } from './wanted-lists';

export interface ValuationView {
  evaluation: EvaluationState;
  valuationForm: ValuationFormState;
}

interface WantedFor {
  form: ValuationForm;
  open: OpenInputs;
  locale: Locale;
}

/** What the valuation page asks of a store. Loaded after the first paint. */
export function createValuationKeeper(store: AppStore) {
  const asked = new Map<WantedList['type'], string>();
  let quoted: { request: QuoteRequest; locale: Locale } | null = null;

  function ask({ type, query }: WantedList, locale: Locale): void {
    if (type === 'floorInfo') store.dispatch(floorInfoRequested({ query, locale }));
    else if (type === 'roomInfo') store.dispatch(roomInfoRequested({ query, locale }));
    else store.dispatch(optionsRequested({ type, query, locale }));
  }

  return {
    subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
    /** The same object until something changes. */
    read: (): ValuationView => store.getState(),
    keep: (form: ValuationForm): void => void store.dispatch(valuationFormKept(form)),
    search: (query: string, locale: Locale): void => void store.dispatch(searchRequested({ query, locale })),
    clearSearch: (): void => void store.dispatch(searchCleared()),
    /** Takes back what was said of the last quote, once something is changed. */
    forgetFailure(): void {
      if (store.getState().evaluation.requests.quote?.status === 'failed') store.dispatch(errorReset(null));
    },

    /** Asks for the lists of what is chosen that were not asked for yet, or failed. */
    want({ form, open, locale }: WantedFor): void {
      const wanted = wantedLists(form, open);
      const { requests } = store.getState().evaluation;
      for (const list of wanted) {
        const signature = JSON.stringify([locale, list.query]);
        const status = requests[list.type]?.status;
        if (asked.get(list.type) === signature && (status === 'loading' || status === 'succeeded')) continue;
        asked.set(list.type, signature);
        if (list.type === 'floorInfo') store.dispatch(flatListsCleared());
        ask(list, locale);
      }
    },

    quote({ request, requestTime, locale }: { request: QuoteRequest; requestTime: string; locale: Locale }): void {
      quoted = { request, locale };
      store.dispatch(quoteRequested({ request, requestTime, locale }));
    },
    /** The language of the last quote, or null. */
    quotedIn: (): Locale | null => quoted?.locale ?? null,
    /** Whether the last quote was of this. */
    isQuoted: (request: QuoteRequest): boolean => JSON.stringify(quoted?.request) === JSON.stringify(request),
  };
}

export type ValuationKeeper = ReturnType<typeof createValuationKeeper>;

const keepers = new WeakMap<AppStore, ValuationKeeper>();

/** The one keeper of a store, which knows the lists that stand in it. */
export function valuationKeeperOf(store: AppStore): ValuationKeeper {
  const keeper = keepers.get(store) ?? createValuationKeeper(store);
  keepers.set(store, keeper);
  return keeper;
}
