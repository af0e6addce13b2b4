import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/contracts/locale';
import type { CalculatorConfig } from '@/contracts/site/site';
import { idle, type RequestRecord } from '@/lib/saga/request-record';
import { loadTabStoreWhenIdle } from '@/store/deferred-store';
import type { AppStore } from '@/store/make-store';
import type { RootState } from '@/store/root-reducer';
import { useRefreshedCollection } from '@/store/use-refreshed-collection';
import { useDeferredSelector, useDeferredStore, useStoredForm } from '@/store/use-stored-form';
import {
  useCarriedProperty,
  type CarriedProperty,
} from '../evaluation/carried/use-carried-property';
import type { LoanType } from './apply-calculation.slice';
import { localFigures, type CalculationResult } from './calculation-result';
import { createCalculatorAddress } from './calculator-address';
import {
  emptyForm,
  limitsOf,
  resolveLoanFigures,
  type CalculatorForm,
  type LoanFigures,
  type LoanInputValues,
  type LoanLimits,
} from './calculator-form';
import {
  findProblems,
  remainingTexts,
  type FigureProblem,
  type FigureProblems,
} from './figure-problems';
import { calculateResult, calculationKey, toCalculationRequest } from './loan-results';

const loadActions = async () => {
  const [{ calculationApplied }, calculation, { calculatorFormChanged }, site, carried] =
    await Promise.all([
      import('./apply-calculation.slice'),
      import('./calculation.slice'),
      import('./calculator-form.slice'),
      import('../site/site-collections.slice'),
      import('../evaluation/carried/carried-quote'),
    ]);
  const { calculationEstimated, calculationRequested, calculationReset } = calculation;
  const { requested: configRequested } = site.calculatorConfig.slice.actions;
  return {
    calculationApplied,
    calculationEstimated,
    calculationRequested,
    calculationReset,
    calculatorFormChanged,
    configRequested,
    carriedQuoteRequested: carried.carriedQuoteRequested,
  };
};
type Actions = Awaited<ReturnType<typeof loadActions>>;

interface CalculatorOptions {
  /** The limits and start figures that the document was rendered with. */
  knownConfig: CalculatorConfig;
  locale: Locale;
  loadStore?: () => Promise<AppStore>;
}

/** Connects a field with the form's problems and unparsable texts. */
export interface FieldBinding {
  problem: FigureProblem | undefined;
  /** The typed text, if it cannot be parsed. */
  text: string | undefined;
  /** Stores an unparsable text; null removes it. */
  setText: (text: string | null) => void;
}

/** Figures and the result that belongs to them: the same object for as long as neither changes. */
export interface CalculatedFigures {
  /** The form's figures, or the last valid ones. */
  figures: LoanFigures;
  result: CalculationResult;
}

export interface Calculator extends CalculatedFigures {
  /** The limits and start figures, as the API has them now. */
  config: CalculatorConfig;
  /** Reading the configuration again; null until the store has arrived. */
  configRecord: RequestRecord | null;
  reloadConfig: () => void;
  form: CalculatorForm;
  limits: LoanLimits;
  calculated: CalculatedFigures;
  /** Whether a field is marked as invalid, so that the result still belongs to earlier figures. */
  isStale: boolean;
  /** Incremented when all values are replaced at once, so that the fields remount and discard their drafts. */
  formVersion: number;
  bind: (name: string, problem?: FigureProblem) => FieldBinding;
  changeLoan: (change: Partial<LoanInputValues>) => void;
  change: (change: Partial<CalculatorForm>) => void;
  reset: () => void;
  apply: (loanType: LoanType) => void;
  /** The valued property, which an application takes along. */
  property: CarriedProperty;
  /** Called on every input event, because a value may still be being typed that the form does not hold yet. */
  delayRest: () => void;
  /** Called when a field is left: writes pending form values to the page's address at once. */
  flush: () => void;
}

const selectForm = (state: RootState) => state.calculatorForm.form;
const selectConfig = (state: RootState) => state.calculatorConfig.data;
const selectConfigRequest = (state: RootState) => state.calculatorConfig.requests.all ?? idle;
const selectResult = (state: RootState) => state.calculation.result;

/** Pause after which typed text counts as complete: while 361 is typed, 3 and 36 are intermediate values. */
export const typingPauseMs = 900;

/** The form's figures while all of them are valid, otherwise the last valid ones after a pause in typing. */
function useUsableFigures(
  loan: LoanInputValues,
  { config, problems }: { config: CalculatorConfig; problems: FigureProblems },
) {
  const isStale = Object.keys(problems).length > 0;
  const current = useMemo(() => resolveLoanFigures(loan, config), [loan, config]);
  const [rests, setRests] = useState(0);
  const [usable, setUsable] = useState({ figures: current, rests });
  // A pause applies to the figures of that moment, so that a field marked then does not mark later figures.
  if (usable.rests !== rests) setUsable({ figures: isStale ? usable.figures : current, rests });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useCallback((): void => {
    clearTimeout(timer.current);
    setRests((count) => count + 1);
  }, []);
  const delayRest = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, typingPauseMs);
  }, [rest]);
  useEffect(() => {
    delayRest();
    return () => clearTimeout(timer.current);
  }, [current, delayRest]);
  return { figures: isStale ? usable.figures : current, isStale, rest, delayRest };
}

/** The calculator's state: the form and the results live in the tab's store, and the page's address follows the form. */
export function useCalculator({
  knownConfig,
  locale,
  loadStore = loadTabStoreWhenIdle,
}: CalculatorOptions): Calculator {
  const [formVersion, setFormVersion] = useState(0);
  const [address] = useState(createCalculatorAddress);
  const store = useDeferredStore<Actions>({ loadStore, loadActions });
  const { form, edit } = useStoredForm<CalculatorForm, Actions>(store, {
    initialForm: emptyForm,
    select: selectForm,
    changed: (actions, next) => actions.calculatorFormChanged(next),
    address,
    onRestored: address.flush,
  });
  useEffect(() => address.cancel, [address]);
  const {
    data: config,
    record: configRecord,
    reload: reloadConfig,
  } = useRefreshedCollection(store, {
    known: knownConfig,
    requested: (actions) => actions.configRequested({ locale, request: {} }),
    selectData: selectConfig,
    selectRequest: selectConfigRequest,
  });

  const problems = useMemo(() => findProblems(form, config), [form, config]);
  const limits = useMemo(() => limitsOf(form.loan, config), [form.loan, config]);
  const { figures, isStale, rest, delayRest } = useUsableFigures(form.loan, { config, problems });
  const local = useMemo(
    (): CalculationResult => ({
      key: calculationKey(figures),
      paymentType: figures.paymentType,
      source: 'local',
      difference: 0,
      figures: localFigures(calculateResult(figures)),
    }),
    [figures],
  );
  const stored = useDeferredSelector(store, selectResult);
  const property = useCarriedProperty(store, locale);
  const isKnown = stored?.key === local.key;
  useEffect(() => {
    if (isKnown) return;
    store.dispatch(({ calculationEstimated }, { calculation }) =>
      calculation.result?.key === local.key
        ? null
        : calculationEstimated({
            key: local.key,
            figures: local.figures,
            request: toCalculationRequest(figures, locale),
          }),
    );
  }, [store, isKnown, figures, local, locale]);

  // Until the store has the latest figures, the local engine's result is used instead of the store's.
  const result = isKnown ? stored : local;
  const calculated = useMemo(() => ({ figures, result }), [figures, result]);

  return {
    ...calculated,
    calculated,
    property,
    config,
    configRecord,
    reloadConfig,
    form,
    limits,
    isStale,
    formVersion,
    delayRest,
    flush() {
      address.flush();
      rest();
    },
    bind: (name, problem = problems[name]) => ({
      problem: name in form.unreadable ? { code: 'unreadable' } : problem,
      text: form.unreadable[name],
      setText: (text) =>
        edit((latest) => {
          const others = Object.entries(latest.unreadable).filter(([other]) => other !== name);
          const unreadable = Object.fromEntries(text === null ? others : [...others, [name, text]]);
          return { ...latest, unreadable };
        }),
    }),
    changeLoan: (change) =>
      edit((latest) => {
        const loan = { ...latest.loan, ...change };
        const { unreadable } = latest;
        return { ...latest, loan, unreadable: remainingTexts(unreadable, [latest.loan, loan]) };
      }),
    change(change) {
      if (change.loan) setFormVersion(formVersion + 1);
      edit((latest) => ({ ...latest, ...change, ...(change.loan ? { unreadable: {} } : {}) }));
    },
    reset() {
      setFormVersion(formVersion + 1);
      edit(() => emptyForm);
      store.dispatch(({ calculationReset }) => calculationReset());
    },
    /** Passes the loan to an application, with the API's calculation of it. */
    apply(loanType) {
      const { paymentType, loanAmount } = figures;
      store.dispatch(({ calculationRequested }, { calculation: { result } }) =>
        result?.source === 'api'
          ? null
          : calculationRequested(toCalculationRequest(figures, locale)),
      );
      store.dispatch(({ calculationApplied }) =>
        calculationApplied({ loanAmount, loanType, calculateType: paymentType }),
      );
    },
  };
}
