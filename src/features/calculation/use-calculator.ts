import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/contracts/locale';
import type { CalculatorConfig } from '@/contracts/site';
import type { LoanResult } from '@/lib/loan/types';
import { idle, type RequestRecord } from '@/lib/saga/request-record';
import { loadTabStoreWhenIdle } from '@/store/deferred-store';
import type { AppStore } from '@/store/make-store';
import type { RootState } from '@/store/root-reducer';
import { useRefreshedCollection } from '@/store/use-refreshed-collection';
import { useDeferredStore, useStoredForm } from '@/store/use-stored-form';
import type { LoanType } from './apply-calculation.slice';
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
import { calculateResult, toCalculateQuery } from './loan-results';

const loadActions = async () => {
  const [{ calculationApplied }, { calculationRequested, calculationReset }, form, site] =
    await Promise.all([
      import('./apply-calculation.slice'),
      import('./calculation.slice'),
      import('./calculator-form.slice'),
      import('../site/site-collections.slice'),
    ]);
  const { calculatorFormChanged } = form;
  const { requested: configRequested } = site.calculatorConfig.slice.actions;
  return {
    calculationApplied,
    calculationRequested,
    calculationReset,
    calculatorFormChanged,
    configRequested,
  };
};
type Actions = Awaited<ReturnType<typeof loadActions>>;

interface CalculatorOptions {
  /** The limits and start figures that the document was rendered with. */
  knownConfig: CalculatorConfig;
  locale: Locale;
  loadStore?: () => Promise<AppStore>;
}

export interface Calculator {
  /** The limits and start figures, as the API has them now. */
  config: CalculatorConfig;
  /** Reading the configuration again; null until the store has arrived. */
  configRecord: RequestRecord | null;
  reloadConfig: () => void;
  form: CalculatorForm;
  figures: LoanFigures;
  limits: LoanLimits;
  result: LoanResult;
  /** Incremented when all values are replaced at once, so that the fields remount and discard their drafts. */
  formVersion: number;
  changeLoan: (change: Partial<LoanInputValues>) => void;
  change: (change: Partial<CalculatorForm>) => void;
  reset: () => void;
  apply: (loanType: LoanType) => void;
  /** Writes pending form values to the page's address immediately. */
  flush: () => void;
}

const selectForm = (state: RootState) => state.calculatorForm.form;
const selectConfig = (state: RootState) => state.calculatorConfig.data;
const selectConfigRequest = (state: RootState) => state.calculatorConfig.requests.all ?? idle;

/** The calculator's state: the form lives in the tab's store, and the page's address follows it. */
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

  const figures = useMemo(() => resolveLoanFigures(form.loan, config), [form.loan, config]);
  const limits = useMemo(() => limitsOf(form.loan, config), [form.loan, config]);
  const result = useMemo(() => calculateResult(figures), [figures]);

  return {
    config,
    configRecord,
    reloadConfig,
    form,
    figures,
    limits,
    result,
    formVersion,
    flush: address.flush,
    changeLoan: (change) => edit((latest) => ({ ...latest, loan: { ...latest.loan, ...change } })),
    change(change) {
      if (change.loan) setFormVersion(formVersion + 1);
      edit((latest) => ({ ...latest, ...change }));
    },
    reset() {
      setFormVersion(formVersion + 1);
      edit(() => emptyForm);
      store.dispatch(({ calculationReset }) => calculationReset());
    },
    /** Passes the loan to an application and requests the API's calculation of it. */
    apply(loanType) {
      const { paymentType, loanAmount } = figures;
      store.dispatch(({ calculationApplied }) =>
        calculationApplied({ loanAmount, loanType, calculateType: paymentType }),
      );
      store.dispatch(({ calculationRequested }) =>
        calculationRequested({ locale, paymentType, query: toCalculateQuery(figures) }),
      );
    },
  };
}
