import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/contracts/locale';
import type { ValuationSwitch } from '@/contracts/site/site';
import { idle, type RequestRecord } from '@/lib/saga/request-record';
import { loadTabStore } from '@/store/deferred-store';
import type { AppStore } from '@/store/make-store';
import type { RootState } from '@/store/root-reducer';
import { createFormUrl, type FormUrl } from '@/store/form-url';
import { useRefreshedCollection } from '@/store/use-refreshed-collection';
import { useDeferredSelector, useDeferredStore, useStoredForm } from '@/store/use-stored-form';
import { emptyEvaluation, type EvaluationState, type RequestType } from './evaluation.types';
import { requiredLists, withEnabledInputMethod, type EnabledInputs } from './required-lists';
import { selectedPlaceName } from './selected-place-name';
import {
  emptyForm,
  toQuoteRequest,
  withoutLabel,
  type FieldProblems,
  type ValuationForm,
} from './valuation-form';
import { valuationQuery } from './valuation-query';

const loadActions = async () => {
  const [{ evaluationSlice }, { valuationFormSlice }, { valuationSwitchs }] = await Promise.all([
    import('./evaluation.slice'),
    import('./valuation-form.slice'),
    import('../site/site-collections.slice'),
  ]);
  const { requested: switchRequested } = valuationSwitchs.slice.actions;
  return { ...evaluationSlice.actions, ...valuationFormSlice.actions, switchRequested };
};
type Actions = Awaited<ReturnType<typeof loadActions>>;

interface ValuationOptions {
  locale: Locale;
  /** The inputs that were open when the document was rendered. */
  knownInputs: EnabledInputs;
  loadStore?: () => Promise<AppStore>;
}

export interface Valuation {
  /** The inputs that are open now. */
  enabledInputs: EnabledInputs;
  /** Reading the switch again; null until the store has arrived. */
  switchRecord: RequestRecord | null;
  reloadSwitch: () => void;
  form: ValuationForm;
  problems: FieldProblems;
  evaluation: EvaluationState;
  recordOf: (type: RequestType) => RequestRecord;
  edit: (change: (form: ValuationForm) => ValuationForm) => void;
  search: (query: string) => void;
  /** Whether the form is unchanged since the last quote request. */
  isQuoted: boolean;
  /** Whether a quote can be requested for the form. */
  isComplete: boolean;
  /** Requests a quote; if the form is incomplete, marks its fields and returns false. */
  submit: () => boolean;
  /** Saves the last quote as PDF. */
  saveDocument: () => void;
  /** Asks again for a subsidised flat whose premium is paid. */
  submitPremiumPaid: () => void;
}

const valuationAddress = createFormUrl(valuationQuery);

/** Reads the page's address once; afterwards the address follows the form. */
function createLinkReader(): () => boolean {
  let isLinked: boolean | undefined;
  return () => (isLinked ??= valuationAddress.read() !== null);
}

const subscribeToNothing = () => () => {};

/** Whether the address carried a property when the page was opened. */
export function useIsLinked(): boolean {
  const [read] = useState(createLinkReader);
  return useSyncExternalStore(subscribeToNothing, read, () => false);
}

const addressOf = (enabledInputs: EnabledInputs): FormUrl<ValuationForm> => ({
  ...valuationAddress,
  read() {
    const linked = valuationAddress.read();
    return linked && withEnabledInputMethod(linked, enabledInputs);
  },
});

const noProblems: FieldProblems = {};
const selectForm = (state: RootState) => state.valuationForm.form;
const selectSwitch = (state: RootState) => state.valuationSwitchs.data['valuation-switch'] ?? null;
const selectSwitchRequest = (state: RootState) => state.valuationSwitchs.requests.all ?? idle;
const selectEvaluation = (state: RootState) => state.evaluation;
const selectNeedsPlaceName = (state: RootState) => state.valuationForm.needsPlaceName;

/** The valuation page's state: the form lives in the tab's store, and the page's address follows it. */
export function useValuation({
  locale,
  knownInputs,
  loadStore = loadTabStore,
}: ValuationOptions): Valuation {
  // The fields that were missing in the last submission: their problems follow the typing from then on.
  const [checkedMethod, setCheckedMethod] = useState<ValuationForm['inputMethod'] | null>(null);
  const store = useDeferredStore<Actions>({ loadStore, loadActions });

  const {
    data: enabledInputs,
    record: switchRecord,
    reload: reloadSwitch,
  } = useRefreshedCollection<Actions, EnabledInputs, ValuationSwitch>(store, {
    known: knownInputs,
    requested: ({ switchRequested }) => switchRequested({ locale, request: {} }),
    selectData: selectSwitch,
    pick: ({ search: hasSearch, estate, street, carPark, byHand }) => ({
      search: hasSearch,
      estate,
      street,
      carPark,
      byHand,
    }),
    selectRequest: selectSwitchRequest,
  });

  const requestQuote = (form: ValuationForm): void =>
    store.dispatch(({ quoteRequested }) => {
      const attempt = toQuoteRequest(form);
      if ('problems' in attempt) return null;
      return quoteRequested({
        request: attempt.request,
        requestTime: new Date().toISOString(),
        locale,
      });
    });
  const search = (query: string): void =>
    store.dispatch(({ searchCleared, searchRequested }) =>
      query === '' ? searchCleared() : searchRequested({ query, locale }),
    );

  const { form: typedForm, edit } = useStoredForm<ValuationForm, Actions>(store, {
    initialForm: withEnabledInputMethod(emptyForm, enabledInputs),
    select: selectForm,
    changed: (actions, next) => actions.valuationFormChanged(next),
    restored: (actions, next) => actions.valuationFormRestored(withoutLabel(next)),
    adaptStored: (stored) => withEnabledInputMethod(stored, enabledInputs),
    address: addressOf(enabledInputs),
    onRestored({ form: restored, linked, isStored, isEdited }) {
      const quotedLocale = store.getState()?.evaluation.lastQuote?.locale ?? locale;
      const isLinked = linked !== null && valuationAddress.isSame(linked, restored);
      if (isEdited ? isLinked : !isStored || quotedLocale !== locale) requestQuote(restored);
      if (!isEdited && restored.search !== '') search(restored.search.trim());
    },
  });
  // An input method that was disabled meanwhile is replaced by an enabled one.
  const form = useMemo(
    () => withEnabledInputMethod(typedForm, enabledInputs),
    [typedForm, enabledInputs],
  );
  const evaluation = useDeferredSelector(store, selectEvaluation) ?? emptyEvaluation;
  const needsPlaceName = useDeferredSelector(store, selectNeedsPlaceName) ?? false;

  useEffect(
    () =>
      store.dispatch(({ listsRequired }) =>
        listsRequired({ lists: requiredLists(form, enabledInputs), locale }),
      ),
    [store, form, enabledInputs, locale],
  );
  useEffect(() => {
    if (!needsPlaceName || form.inputMethod !== 'steps' || form.search !== '') return;
    store.dispatch(({ placeNamed }, state) => {
      const label = selectedPlaceName(form.places, { info: state.evaluation.info, locale });
      return label === null ? null : placeNamed(label);
    });
  }, [store, needsPlaceName, form, evaluation.info, locale]);

  const attempt = toQuoteRequest(form);
  return {
    enabledInputs,
    switchRecord,
    reloadSwitch,
    form,
    problems:
      'problems' in attempt && form.inputMethod === checkedMethod ? attempt.problems : noProblems,
    evaluation,
    recordOf: (type) => evaluation.requests[type] ?? idle,
    edit: (change) => edit((latest) => change(withEnabledInputMethod(latest, enabledInputs))),
    search,
    isComplete: 'request' in attempt,
    isQuoted:
      'request' in attempt &&
      JSON.stringify(evaluation.lastQuote?.request) === JSON.stringify(attempt.request),
    submit() {
      setCheckedMethod('problems' in attempt ? form.inputMethod : null);
      if ('problems' in attempt) return false;
      requestQuote(form);
      return true;
    },
    saveDocument: () => store.dispatch(({ documentRequested }) => documentRequested({ locale })),
    submitPremiumPaid() {
      const paid: ValuationForm = { ...form, premium: 'paid' };
      edit(() => paid);
      requestQuote(paid);
    },
  };
}
