import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion } from '@/contracts/product-finder';
import { validAnswers } from '@/lib/product-finder-questions';
import {
  withAnswer,
  toPreviousQuestion,
  emptyProductFinderForm,
  toNextQuestion,
  toReviewedQuestion,
  type ProductFinderForm,
} from './product-finder-form';
import type { FinderStoreAdapter, FinderOutcome } from './product-finder-store-adapter';

/** Loads the store adapter lazily; neither the store nor the adapter is part of the initial bundle. */
export const loadStoreAdapter = async (): Promise<FinderStoreAdapter> =>
  (await import('./product-finder-store-adapter')).finderStoreAdapter;

interface FinderOptions {
  questions: readonly RuleQuestion[];
  locale: Locale;
  load?: () => Promise<FinderStoreAdapter>;
}

export interface Finder {
  form: ProductFinderForm;
  outcome: FinderOutcome;
  /** Number of navigations between questions; the heading takes the focus after each. */
  navigationCount: number;
  choose: (key: string, value: string) => void;
  next: () => void;
  back: () => void;
  change: (key: string) => void;
  retry: () => void;
  restart: () => void;
}

const initialOutcome: FinderOutcome = { isLoading: true, hasFailed: false, solution: null };

function isSame(one: FinderOutcome, other: FinderOutcome): boolean {
  return (
    one.isLoading === other.isLoading &&
    one.hasFailed === other.hasFailed &&
    one.solution === other.solution
  );
}

/** The finder's state: answers are held in the tab's store and survive a change of language. */
export function useProductFinder({
  questions,
  locale,
  load = loadStoreAdapter,
}: FinderOptions): Finder {
  const [form, setForm] = useState(emptyProductFinderForm);
  const [outcome, setOutcome] = useState(initialOutcome);
  const [navigationCount, setNavigationCount] = useState(0);
  const hasEdited = useRef(false);

  useEffect(() => {
    let isUnmounted = false;
    let unsubscribe: (() => void) | undefined;
    void load().then((keeper) => {
      if (isUnmounted) return;
      const updateOutcome = (): void =>
        setOutcome((before) => (isSame(before, keeper.outcome()) ? before : keeper.outcome()));
      unsubscribe = keeper.subscribe(updateOutcome);
      updateOutcome();
      const storedForm = keeper.restore();
      if (storedForm && !hasEdited.current)
        setForm({ ...storedForm, answers: validAnswers(questions, storedForm.answers) });
    });
    return () => {
      isUnmounted = true;
      unsubscribe?.();
    };
  }, [load, questions]);

  const saveForm = useCallback(
    (next: ProductFinderForm) => {
      hasEdited.current = true;
      setForm(next);
      void load().then((keeper) => keeper.keep(next));
    },
    [load],
  );
  const navigate = (next: ProductFinderForm): void => {
    saveForm(next);
    setNavigationCount((count) => count + 1);
    if (next.stage === 'done') requestSolution(next);
  };
  const requestSolution = ({ answers }: ProductFinderForm): void => {
    setOutcome(initialOutcome);
    void load().then((keeper) => keeper.ask({ locale, answers }));
  };

  return {
    form,
    outcome,
    navigationCount,
    choose: (key, value) => saveForm(withAnswer(questions, form, { key, value })),
    next: () => navigate(toNextQuestion(questions, form)),
    back: () => navigate(toPreviousQuestion(questions, form) ?? form),
    change: (key) => navigate(toReviewedQuestion(form, key)),
    retry: () => requestSolution(form),
    restart: () => {
      navigate(emptyProductFinderForm);
      void load().then((keeper) => keeper.clear());
    },
  };
}
