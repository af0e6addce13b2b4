import type { Solution } from '@/contracts/product-finder';
import { tabStore } from '@/store/tab-store';
import {
  appliedRuleCleared,
  applyRuleSlice,
  solutionRequested,
  type RuleRequest,
} from './apply-rule.slice';
import type { ProductFinderForm } from './product-finder-form';
import { productFinderFormChanged, productFinderFormSlice } from './product-finder-form.slice';

export interface FinderOutcome {
  isLoading: boolean;
  hasFailed: boolean;
  solution: Solution | null;
}

function outcome(): FinderOutcome {
  const state = tabStore().getState();
  const { selectLoading, selectError, selectSolution } = applyRuleSlice.selectors;
  return {
    isLoading: selectLoading(state),
    hasFailed: selectError(state) !== null,
    solution: selectSolution(state),
  };
}

/** Access of the finder to the tab's store. Loaded after hydration. */
export const finderStoreAdapter = {
  restore: (): ProductFinderForm | null =>
    productFinderFormSlice.selectors.selectProductFinderForm(tabStore().getState()),
  keep: (form: ProductFinderForm): void => void tabStore().dispatch(productFinderFormChanged(form)),
  ask: (request: RuleRequest): void => void tabStore().dispatch(solutionRequested(request)),
  clear: (): void => void tabStore().dispatch(appliedRuleCleared()),
  outcome,
  /** Subscribes to store changes; returns the unsubscribe function. */
  subscribe: (listener: () => void): (() => void) => tabStore().subscribe(listener),
};

export type FinderStoreAdapter = typeof finderStoreAdapter;
