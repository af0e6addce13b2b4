import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/contracts/locale';
import { idle, type RequestRecord } from '@/lib/request-record';
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
  search: (query: string) => void;
  /** Asks for a value; without a complete form it says what is missing and answers false. */
  submit: () => boolean;
}

function writeAddress(form: ValuationForm): void {
  const { pathname, search, hash } = window.location;
  const next = mergeForm(search, form);
  if (next !== search) window.history.replaceState(null, '', `${pathname}${next}${hash}`);
}

const noSubscription = () => () => undefined;
const nothing = () => null;

/** The valuation page's state: what is chosen survives in the address and in the tab's store, both read after the first paint. */
export function useValuation({ locale, open, load = loadValuationKeeper }: ValuationOptions): Valuation {
  const [form, setForm] = useState(() => inOpenWay(emptyForm, open));
  const [problems, setProblems] = useState<FormProblems>({});
  const [keeper, setKeeper] = useState<ValuationKeeper | null>(null);
  const hasEdited = useRef(false);
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

  useEffect(() => {
    let isGone = false;
    void load().then((loaded) => {
      if (isGone) return;
      const query = new URLSearchParams(window.location.search);
      const asked = hasForm(query) ? readForm(query) : null;
      const kept = loaded.read().valuationForm.form;
      const isKept = kept !== null && (asked === null || writeForm(asked).toString() === writeForm(kept).toString());
      const wished = isKept ? kept : asked;
      if (hasEdited.current) loaded.keep(current.current);
      else if (wished) {
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

  const edit = useCallback(
    (next: ValuationForm) => {
      hasEdited.current = true;
      current.current = next;
      setForm(next);
      setProblems({});
      writeAddress(next);
      keeper?.keep(next);
      keeper?.forgetFailure();
    },
    [keeper],
  );

  const search = useCallback(
    (query: string) => {
      if (query === '') keeper?.clearSearch();
      else if (keeper) keeper.search(query, locale);
      else void load().then((loaded) => loaded.search(query, locale));
    },
    [keeper, load, locale],
  );

  const evaluation = view?.evaluation ?? emptyEvaluation;
  return {
    form,
    problems,
    evaluation,
    lists: view?.valuationForm ?? emptyFormState,
    recordOf: (type) => evaluation.requests[type] ?? idle,
    edit,
    search,
    submit: () => {
      const attempt = toQuoteRequest(form);
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
