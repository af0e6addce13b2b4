import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Locale } from '@/contracts/locale';
import { idle, type RequestRecord } from '@/lib/saga/request-record';
import { selectedPlaceName } from './selected-place-name';
import { emptyEvaluation, type EvaluationState, type RequestType } from './evaluation.types';
import {
  emptyForm,
  toQuoteRequest,
  withoutLabel,
  type FieldErrors,
  type ValuationForm,
} from './valuation-form';
import { emptyFormState, type ValuationFormState } from './valuation-form.types';
import type { ValuationStoreAdapter } from './valuation-store-adapter';
import { hasForm, mergeForm, parseForm, serialiseForm } from './valuation-query';
import { withEnabledInputMethod, type EnabledInputs } from './required-lists';

/** Loads the store adapter lazily: neither the store nor the adapter is part of the initial bundle. */
export const loadValuationStoreAdapter = async (): Promise<ValuationStoreAdapter> =>
  (await import('./tab-valuation-store-adapter')).tabValuationStoreAdapter;

interface ValuationOptions {
  locale: Locale;
  enabledInputs: EnabledInputs;
  load?: () => Promise<ValuationStoreAdapter>;
}

export interface Valuation {
  form: ValuationForm;
  errors: FieldErrors;
  evaluation: EvaluationState;
  lists: ValuationFormState;
  recordOf: (type: RequestType) => RequestRecord;
  edit: (next: ValuationForm) => void;
  /** Applies text typed into the search box before hydration. */
  applyEarlyInput: (text: string) => void;
  search: (query: string) => void;
  /** Whether the form is unchanged since the last quote request. */
  isQuoted: boolean;
  /** Requests a quote; if the form is incomplete, sets the field errors and returns false. */
  submit: () => boolean;
}

function updateUrl(form: ValuationForm): void {
  const { pathname, search, hash } = window.location;
  const next = mergeForm(search, form);
  if (next !== search) window.history.replaceState(null, '', `${pathname}${next}${hash}`);
}

function formFromUrl(): ValuationForm | null {
  const query = new URLSearchParams(window.location.search);
  return hasForm(query) ? parseForm(query) : null;
}

const isSameProperty = (one: ValuationForm, other: ValuationForm): boolean =>
  serialiseForm(one).toString() === serialiseForm(other).toString();

const noSubscription = () => () => undefined;
const noSnapshot = () => null;

/** The valuation page's state: form values persist in the URL and in the tab's store, both read after hydration. */
export function useValuation({
  locale,
  enabledInputs,
  load = loadValuationStoreAdapter,
}: ValuationOptions): Valuation {
  const [form, setForm] = useState(() => withEnabledInputMethod(emptyForm, enabledInputs));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [storeAdapter, setKeeper] = useState<ValuationStoreAdapter | null>(null);
  const hasEdited = useRef(false);
  /** Whether the search box still needs the name of places selected by a link. */
  const needsPlaceName = useRef(false);
  const current = useRef(form);
  const view = useSyncExternalStore(
    storeAdapter?.subscribe ?? noSubscription,
    storeAdapter?.getSnapshot ?? noSnapshot,
    noSnapshot,
  );

  const requestQuote = useCallback(
    (from: ValuationStoreAdapter, asked: ValuationForm): FieldErrors => {
      const attempt = toQuoteRequest(asked);
      if ('errors' in attempt) return attempt.errors;
      from.quote({ request: attempt.request, requestTime: new Date().toISOString(), locale });
      return {};
    },
    [locale],
  );

  // Runs before other effects, so that early input changes a form restored from a link.
  useLayoutEffect(() => {
    const urlForm = formFromUrl();
    if (!urlForm || hasEdited.current) return;
    current.current = withEnabledInputMethod(urlForm, enabledInputs);
    setForm(current.current);
  }, [enabledInputs]);

  useEffect(() => {
    let isUnmounted = false;
    const urlForm = formFromUrl();
    void load().then((loaded) => {
      if (isUnmounted) return;
      const storedForm = loaded.getSnapshot().valuationForm.form;
      const matchesStored =
        storedForm !== null && (urlForm === null || isSameProperty(urlForm, storedForm));
      const restoredForm = matchesStored ? storedForm : urlForm;
      if (hasEdited.current) {
        loaded.keep(current.current);
        if (urlForm !== null && isSameProperty(urlForm, current.current))
          requestQuote(loaded, current.current);
      } else if (restoredForm) {
        needsPlaceName.current = true;
        const found = withoutLabel(withEnabledInputMethod(restoredForm, enabledInputs));
        current.current = found;
        setForm(found);
        loaded.keep(found);
        updateUrl(found);
        const hasOtherLocale = loaded.quotedLocale() !== null && loaded.quotedLocale() !== locale;
        if (!matchesStored || hasOtherLocale) requestQuote(loaded, found);
        if (found.search !== '') loaded.search(found.search.trim(), locale);
      }
      setKeeper(loaded);
    });
    return () => {
      isUnmounted = true;
    };
  }, [load, locale, enabledInputs, requestQuote]);

  useEffect(
    () => storeAdapter?.requestLists({ form, enabledInputs, locale }),
    [storeAdapter, form, enabledInputs, locale],
  );

  const info = view?.evaluation.info;
  useEffect(() => {
    const { inputMethod, places, search } = current.current;
    if (
      !info ||
      !storeAdapter ||
      !needsPlaceName.current ||
      inputMethod !== 'steps' ||
      search !== ''
    )
      return;
    // Lists of the previous locale may have been cleared since this render.
    const label = selectedPlaceName(places, {
      info: storeAdapter.getSnapshot().evaluation.info,
      locale,
    });
    if (label === null) return;
    needsPlaceName.current = false;
    current.current = { ...current.current, search: label, label };
    setForm(current.current);
    storeAdapter.keep(current.current);
  }, [info, storeAdapter, locale]);

  const edit = useCallback(
    (next: ValuationForm) => {
      hasEdited.current = true;
      needsPlaceName.current = false;
      current.current = next;
      setForm(next);
      setErrors({});
      updateUrl(next);
      storeAdapter?.keep(next);
      storeAdapter?.clearFailure();
    },
    [storeAdapter],
  );

  const applyEarlyInput = useCallback(
    (text: string) => edit({ ...current.current, search: text, label: null }),
    [edit],
  );

  const search = useCallback(
    (query: string) => {
      if (query === '') storeAdapter?.clearSearch();
      else if (storeAdapter) storeAdapter.search(query, locale);
      else void load().then((loaded) => loaded.search(query, locale));
    },
    [storeAdapter, load, locale],
  );

  const evaluation = view?.evaluation ?? emptyEvaluation;
  const attempt = toQuoteRequest(form);
  return {
    form,
    errors,
    evaluation,
    lists: view?.valuationForm ?? emptyFormState,
    recordOf: (type) => evaluation.requests[type] ?? idle,
    edit,
    applyEarlyInput,
    search,
    isQuoted: 'request' in attempt && (storeAdapter?.isQuoted(attempt.request) ?? false),
    submit: () => {
      if ('errors' in attempt) {
        setErrors(attempt.errors);
        return false;
      }
      setErrors({});
      if (storeAdapter) requestQuote(storeAdapter, form);
      else void load().then((loaded) => requestQuote(loaded, form));
      return true;
    },
  };
}
