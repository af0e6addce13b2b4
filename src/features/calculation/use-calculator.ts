import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CalculatorConfig } from '@/contracts/site';
import type { Locale } from '@/contracts/locale';
import type { LoanResult } from '@/lib/loan/types';
import type { LoanType } from './apply-calculation.slice';
import { emptyForm, figuresOf, limitsOf, type CalculatorForm, type LoanFigures, type LoanLimits, type LoanWish } from './calculator-form';
import type { CalculatorKeeper } from './calculator-keeper';
import { hasForm, mergeForm, readForm, writeForm } from './calculator-query';
import { resultOf } from './loan-results';

const keepDelayMs = 250;

const idleTimeoutMs = 1_000;
const whenIdle = (): Promise<void> => new Promise((resolve) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
  else setTimeout(resolve, 1);
});

/** Loads the store with the keeper: neither is part of the first load, nor of bringing the page to life. */
export const loadKeeper = async (): Promise<CalculatorKeeper> => {
  await whenIdle();
  return (await import('./calculator-keeper')).calculatorKeeper;
};

interface CalculatorOptions {
  config: CalculatorConfig;
  locale: Locale;
  load?: () => Promise<CalculatorKeeper>;
}

export interface Calculator {
  form: CalculatorForm;
  figures: LoanFigures;
  limits: LoanLimits;
  result: LoanResult;
  /** Another number once whole figures came from elsewhere than their fields, which then forget what was typed. */
  generation: number;
  changeLoan: (change: Partial<LoanWish>) => void;
  change: (change: Partial<CalculatorForm>) => void;
  reset: () => void;
  apply: (loanType: LoanType) => void;
  /** Writes what is typed into the address and the store now, not in a moment. */
  flush: () => void;
}

function writeAddress(form: CalculatorForm): void {
  const { pathname, search, hash } = window.location;
  const next = mergeForm(search, form);
  if (next !== search) window.history.replaceState(null, '', `${pathname}${next}${hash}`);
}

/** The calculator's state: what is typed survives in the address and in the tab's store; the query is read after the first paint. */
export function useCalculator({ config, locale, load = loadKeeper }: CalculatorOptions): Calculator {
  const [form, setForm] = useState(emptyForm);
  const [generation, setGeneration] = useState(0);
  const keeper = useRef<CalculatorKeeper | null>(null);
  const unsaved = useRef<CalculatorForm | null>(null);
  const hasEdited = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isGone = false;
    const query = new URLSearchParams(window.location.search);
    const asked = hasForm(query) ? readForm(query) : null;
    const adopt = (found: CalculatorForm): void => {
      if (!isGone && !hasEdited.current) setForm(found);
    };
    if (asked) queueMicrotask(() => adopt(asked));
    void load().then((loaded) => {
      keeper.current = loaded;
      const kept = loaded.restore();
      if (unsaved.current) loaded.keep(unsaved.current);
      if (!kept) return;
      const isSame = asked !== null && writeForm(asked).toString() === writeForm(kept).toString();
      if (isSame || !asked) adopt(kept);
      if (!isGone && !asked && !hasEdited.current) writeAddress(kept);
    });
    return () => {
      isGone = true;
    };
  }, [load]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    writeAddress(unsaved.current);
    keeper.current?.keep(unsaved.current);
    if (keeper.current) unsaved.current = null;
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (unsaved.current) keeper.current?.keep(unsaved.current);
    },
    [],
  );

  const edit = useCallback(
    (next: CalculatorForm) => {
      hasEdited.current = true;
      unsaved.current = next;
      setForm(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, keepDelayMs);
    },
    [flush],
  );

  const figures = useMemo(() => figuresOf(form.loan, config), [form.loan, config]);
  const limits = useMemo(() => limitsOf(form.loan, config), [form.loan, config]);
  const result = useMemo(() => resultOf(figures), [figures]);

  return {
    form,
    figures,
    limits,
    result,
    generation,
    flush,
    changeLoan: (change) => edit({ ...form, loan: { ...form.loan, ...change } }),
    change: (change) => {
      if (change.loan) setGeneration(generation + 1);
      edit({ ...form, ...change });
    },
    reset: () => {
      setGeneration(generation + 1);
      edit(emptyForm);
      void load().then((loaded) => loaded.reset());
    },
    apply: (loanType) => void load().then((loaded) => loaded.apply({ locale, loanType, figures })),
  };
}
