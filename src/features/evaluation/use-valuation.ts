import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/contracts/locale';
import { idle, type RequestRecord } from '@/lib/saga/request-record';
import { chosenName } from './chosen-name';
import { emptyEvaluation, type EvaluationState, type RequestType } from './evaluation.types';
import { emptyForm, toQuoteRequest, withoutLabel, type FormProblems, type ValuationForm } from './valuation-form';
import { emptyFormState, type ValuationFormState } from './valuation-form.types';
import type { ValuationKeeper } from './valuation-keeper';
import { hasForm, mergeForm, readForm, writeForm } from './valuation-query';
import { inOpenWay, type OpenInputs } from './wanted-lists';

/** Loads the store with the keeper: neither is part of the first load. */
export const loadValuationKeeper = async (): Promise<ValuationKeeper> => (await import('./tab-valuation-keeper')).tabValuationKeeper;

interface ValuationOptions {
  locale: Locale;
  open: OpenInputs;
  load?: () => Promise<ValuationKeeper>;
}

export interface Valuation {
  form: ValuationForm;
  problems: FormProblems;
  evaluation: EvaluationState;
  lists: ValuationFormState;
  recordOf: (type: RequestType) => RequestRecord;
  edit: (next: ValuationForm) => void;
  /** Takes over what was typed into the search box before the page came to life. */
  typedEarly: (text: string) => void;
  search: (query: string) => void;
  /** Whether the form stands as it was when a value was asked for last. */
  isQuoted: boolean;
  /** Asks for a value; without a complete form it says what is missing and answers false. */
  submit: () => boolean;
}

function writeAddress(form: ValuationForm): void {
  const { pathname, search, hash } = window.location;
  const next = mergeForm(search, form);
  if (next !== search) window.history.replaceState(null, '', `${pathname}${next}${hash}`);
}

function formOfAddress(): ValuationForm | null {
  const query = new URLSearchParams(window.location.search);
  return hasForm(query) ? readForm(query) : null;
}

const isSameProperty = (one: ValuationForm, other: ValuationForm): boolean => writeForm(one).toString() === writeForm(other).toString();

const noSubscription = () => () => undefined;
const nothing = () => null;

/** The valuation page's state: what is chosen survives in the address and in the tab's store, both read after the first paint. */
export function useValuation({ locale, open, load = loadValuationKeeper }: ValuationOptions): Valuation {
  const [form, setForm] = useState(() => inOpenWay(emptyForm, open));
  const [problems, setProblems] = useState<FormProblems>({});
  const [keeper, setKeeper] = useState<ValuationKeeper | null>(null);
  const hasEdited = useRef(false);
  /** Whether the search box is to be given the name of the places that a link chose. */
  const isUnnamed = useRef(false);
  const current = useRef(form);
  const view = useSyncExternalStore(keeper?.subscribe ?? noSubscription, keeper?.read ?? nothing, nothing);

  const ask = useCallback(
    (from: ValuationKeeper, asked: ValuationForm): FormProblems => {
      const attempt = toQuoteRequest(asked);
      if ('problems' in attempt) return attempt.problems;
      from.quote({ request: attempt.request, requestTime: new Date().toISOString(), locale });
      return {};
    },
    [locale],
  );

  // Before anything else runs, so that a link is there to be changed by what was typed early.
  useLayoutEffect(() => {
    const asked = formOfAddress();
    if (!asked || hasEdited.current) return;
    current.current = inOpenWay(asked, open);
    setForm(current.current);
  }, [open]);

  useEffect(() => {
    let isGone = false;
    const asked = formOfAddress();
    void load().then((loaded) => {
      if (isGone) return;
      const kept = loaded.read().valuationForm.form;
      const isKept = kept !== null && (asked === null || isSameProperty(asked, kept));
      const wished = isKept ? kept : asked;
      if (hasEdited.current) {
        loaded.keep(current.current);
        if (asked !== null && isSameProperty(asked, current.current)) ask(loaded, current.current);
      } else if (wished) {
        isUnnamed.current = true;
        const found = withoutLabel(inOpenWay(wished, open));
        current.current = found;
        setForm(found);
        loaded.keep(found);
        writeAddress(found);
        const isForeign = loaded.quotedIn() !== null && loaded.quotedIn() !== locale;
        if (!isKept || isForeign) ask(loaded, found);
        if (found.search !== '') loaded.search(found.search.trim(), locale);
      }
      setKeeper(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [load, locale, open, ask]);

  useEffect(() => keeper?.want({ form, open, locale }), [keeper, form, open, locale]);

  const info = view?.evaluation.info;
  useEffect(() => {
    const { way, places, search } = current.current;
    if (!info || !keeper || !isUnnamed.current || way !== 'steps' || search !== '') return;
    // Lists of the former language may have been dropped since this was rendered.
    const label = chosenName(places, { info: keeper.read().evaluation.info, locale });
    if (label === null) return;
    isUnnamed.current = false;
    current.current = { ...current.current, search: label, label };
    setForm(current.current);
    keeper.keep(current.current);
  }, [info, keeper, locale]);

  const edit = useCallback(
    (next: ValuationForm) => {
      hasEdited.current = true;
      isUnnamed.current = false;
      current.current = next;
      setForm(next);
      setProblems({});
      writeAddress(next);
      keeper?.keep(next);
      keeper?.forgetFailure();
    },
    [keeper],
  );

  const typedEarly = useCallback((text: string) => edit({ ...current.current, search: text, label: null }), [edit]);

  const search = useCallback(
    (query: string) => {
      if (query === '') keeper?.clearSearch();
      else if (keeper) keeper.search(query, locale);
      else void load().then((loaded) => loaded.search(query, locale));
    },
    [keeper, load, locale],
  );

  const evaluation = view?.evaluation ?? emptyEvaluation;
  const attempt = toQuoteRequest(form);
  return {
    form,
    problems,
    evaluation,
    lists: view?.valuationForm ?? emptyFormState,
    recordOf: (type) => evaluation.requests[type] ?? idle,
    edit,
    typedEarly,
    search,
    isQuoted: 'request' in attempt && (keeper?.isQuoted(attempt.request) ?? false),
    submit: () => {
      if ('problems' in attempt) {
        setProblems(attempt.problems);
        return false;
      }
      setProblems({});
      if (keeper) ask(keeper, form);
      else void load().then((loaded) => ask(loaded, form));
      return true;
    },
  };
}
