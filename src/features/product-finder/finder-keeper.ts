import type { Solution } from '@/contracts/product-finder';
import { tabStore } from '@/store/tab-store';
import { appliedRuleCleared, applyRuleSlice, solutionRequested, type RuleRequest } from './apply-rule.slice';
import type { FinderForm } from './finder-form';
import { finderFormKept, finderFormSlice } from './finder-form.slice';

export interface Outcome {
  isLoading: boolean;
  hasFailed: boolean;
  solution: Solution | null;
}

function outcome(): Outcome {
  const state = tabStore().getState();
  const { selectLoading, selectError, selectSolution } = applyRuleSlice.selectors;
  return { isLoading: selectLoading(state), hasFailed: selectError(state) !== null, solution: selectSolution(state) };
}

/** What the finder keeps in the tab's store. Loaded after the first paint. */
export const finderKeeper = {
  restore: (): FinderForm | null => finderFormSlice.selectors.selectFinderForm(tabStore().getState()),
  keep: (form: FinderForm): void => void tabStore().dispatch(finderFormKept(form)),
  ask: (request: RuleRequest): void => void tabStore().dispatch(solutionRequested(request)),
  clear: (): void => void tabStore().dispatch(appliedRuleCleared()),
  outcome,
  /** Calls back after each change of the store; returns how to stop that. */
  subscribe: (listener: () => void): (() => void) => tabStore().subscribe(listener),
};

export type FinderKeeper = typeof finderKeeper;
