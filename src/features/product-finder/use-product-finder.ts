import { useState } from 'react';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion, Solution } from '@/contracts/product-finder';
import { validAnswers } from '@/lib/product-finder-questions';
import { isLoading } from '@/lib/saga/request-record';
import { loadTabStore } from '@/store/deferred-store';
import type { AppStore } from '@/store/make-store';
import type { RootState } from '@/store/root-reducer';
import { useDeferredSelector, useDeferredStore, useStoredForm } from '@/store/use-stored-form';
import {
  emptyProductFinderForm,
  toNextQuestion,
  toPreviousQuestion,
  toReviewedQuestion,
  withAnswer,
  type ProductFinderForm,
} from './product-finder-form';

const loadActions = async () => {
  const [{ appliedRuleCleared, solutionRequested }, { productFinderFormChanged }] =
    await Promise.all([import('./apply-rule.slice'), import('./product-finder-form.slice')]);
  return { appliedRuleCleared, solutionRequested, productFinderFormChanged };
};
type Actions = Awaited<ReturnType<typeof loadActions>>;

interface ProductFinderOptions {
  questions: readonly RuleQuestion[];
  locale: Locale;
  loadStore?: () => Promise<AppStore>;
}

export interface ProductFinderOutcome {
  isLoading: boolean;
  hasFailed: boolean;
  solution: Solution | null;
}

export interface ProductFinderState {
  form: ProductFinderForm;
  outcome: ProductFinderOutcome;
  /** Number of navigations between questions; the heading takes the focus after each. */
  navigationCount: number;
  choose: (key: string, value: string) => void;
  next: () => void;
  back: () => void;
  change: (key: string) => void;
  retry: () => void;
  restart: () => void;
}

const selectForm = (state: RootState) => state.productFinderForm.form;
const selectAppliedRule = (state: RootState) => state.applyRule;

/** The finder's state: the answers live in the tab's store and survive a change of language. */
export function useProductFinder({
  questions,
  locale,
  loadStore = loadTabStore,
}: ProductFinderOptions): ProductFinderState {
  const [navigationCount, setNavigationCount] = useState(0);
  const store = useDeferredStore<Actions>({ loadStore, loadActions });
  const { form, getForm, edit } = useStoredForm<ProductFinderForm, Actions>(store, {
    initialForm: emptyProductFinderForm,
    select: selectForm,
    changed: (actions, next) => actions.productFinderFormChanged(next),
    adaptStored: (stored) => ({ ...stored, answers: validAnswers(questions, stored.answers) }),
  });
  const applied = useDeferredSelector(store, selectAppliedRule);

  const requestSolution = (): void => {
    const { answers } = getForm();
    store.dispatch(({ solutionRequested }) => solutionRequested({ locale, answers }));
  };
  const navigate = (change: (latest: ProductFinderForm) => ProductFinderForm): void => {
    edit(change);
    setNavigationCount((count) => count + 1);
    if (getForm().stage === 'done') requestSolution();
  };

  return {
    form,
    outcome: {
      isLoading: applied === null || isLoading(applied.request),
      hasFailed: applied?.request.status === 'failed',
      solution: applied?.solution ?? null,
    },
    navigationCount,
    choose: (key, value) => edit((latest) => withAnswer(questions, latest, { key, value })),
    next: () => navigate((latest) => toNextQuestion(questions, latest)),
    back: () => navigate((latest) => toPreviousQuestion(questions, latest) ?? latest),
    change: (key) => navigate((latest) => toReviewedQuestion(latest, key)),
    retry: requestSolution,
    restart() {
      navigate(() => emptyProductFinderForm);
      store.dispatch(({ appliedRuleCleared }) => appliedRuleCleared());
    },
  };
}
