import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CalculatorConfig } from '@/contracts/site';
import type { Locale } from '@/contracts/locale';
import type { LoanResult } from '@/lib/loan/types';
import type { LoanType } from './apply-calculation.slice';
import {
  emptyForm,
  resolveLoanFigures,
  limitsOf,
  type CalculatorForm,
  type LoanFigures,
  type LoanLimits,
  type LoanInputValues,
} from './calculator-form';
import type { CalculatorStoreAdapter } from './calculator-store-adapter';
import { hasForm, mergeForm, parseForm, serialiseForm } from './calculator-query';
import { calculateResult } from './loan-results';

const saveDelayMs = 250;

const idleTimeoutMs = 1_000;
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
    else setTimeout(resolve, 1);
  });

/** Loads the store adapter lazily: neither the store nor the adapter is part of the initial bundle or of hydration. */
export const loadStoreAdapter = async (): Promise<CalculatorStoreAdapter> => {
  await whenIdle();
  return (await import('./calculator-store-adapter')).calculatorStoreAdapter;
};

interface CalculatorOptions {
  config: CalculatorConfig;
  locale: Locale;
  load?: () => Promise<CalculatorStoreAdapter>;
}

export interface Calculator {
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
  /** Writes pending form values to the URL and the store immediately. */
  flush: () => void;
}

function updateUrl(form: CalculatorForm): void {
  const { pathname, search, hash } = window.location;
  const next = mergeForm(search, form);
  if (next !== search) window.history.replaceState(null, '', `${pathname}${next}${hash}`);
}

/** The calculator's state: form values persist in the URL and in the tab's store; the query is read after hydration. */
export function useCalculator({
  config,
  locale,
  load = loadStoreAdapter,
}: CalculatorOptions): Calculator {
  const [form, setForm] = useState(emptyForm);
  const [formVersion, setFormVersion] = useState(0);
  const storeAdapter = useRef<CalculatorStoreAdapter | null>(null);
  const unsaved = useRef<CalculatorForm | null>(null);
  const hasEdited = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    const query = new URLSearchParams(window.location.search);
    const urlForm = hasForm(query) ? parseForm(query) : null;
    const applyStored = (found: CalculatorForm): void => {
      if (!isUnmounted && !hasEdited.current) setForm(found);
    };
    if (urlForm) queueMicrotask(() => applyStored(urlForm));
    void load().then((loaded) => {
      storeAdapter.current = loaded;
      const storedForm = loaded.restore();
      if (unsaved.current) loaded.keep(unsaved.current);
      if (!storedForm) return;
      const isSame =
        urlForm !== null &&
        serialiseForm(urlForm).toString() === serialiseForm(storedForm).toString();
      if (isSame || !urlForm) applyStored(storedForm);
      if (!isUnmounted && !urlForm && !hasEdited.current) updateUrl(storedForm);
    });
    return () => {
      isUnmounted = true;
    };
  }, [load]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    updateUrl(unsaved.current);
    storeAdapter.current?.keep(unsaved.current);
    if (storeAdapter.current) unsaved.current = null;
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (unsaved.current) storeAdapter.current?.keep(unsaved.current);
    },
    [],
  );

  const edit = useCallback(
    (next: CalculatorForm) => {
      hasEdited.current = true;
      unsaved.current = next;
      setForm(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, saveDelayMs);
    },
    [flush],
  );

  const figures = useMemo(() => resolveLoanFigures(form.loan, config), [form.loan, config]);
  const limits = useMemo(() => limitsOf(form.loan, config), [form.loan, config]);
  const result = useMemo(() => calculateResult(figures), [figures]);

  return {
    form,
    figures,
    limits,
    result,
    formVersion,
    flush,
    changeLoan: (change) => edit({ ...form, loan: { ...form.loan, ...change } }),
    change: (change) => {
      if (change.loan) setFormVersion(formVersion + 1);
      edit({ ...form, ...change });
    },
    reset: () => {
      setFormVersion(formVersion + 1);
      edit(emptyForm);
      void load().then((loaded) => loaded.reset());
    },
    apply: (loanType) => void load().then((loaded) => loaded.apply({ locale, loanType, figures })),
  };
}
