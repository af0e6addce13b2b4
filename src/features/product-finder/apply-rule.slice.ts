import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import type { RuleAnswers, Solution } from '@/contracts/product-finder';
import {
  errorCodeOf,
  errorOf,
  failed,
  idle,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from '@/lib/saga/request-record';

export interface RuleRequest {
  locale: Locale;
  answers: RuleAnswers;
}

interface AppliedRule {
  answers: RuleAnswers;
  solution: Solution;
}

/** The answers given and the solution of the rule engine. */
export interface ApplyRuleState {
  request: RequestRecord;
  answers: RuleAnswers;
  solution: Solution | null;
}

const initialState: ApplyRuleState = { request: idle, answers: {}, solution: null };

export const applyRuleSlice = createSlice({
  name: 'applyRule',
  initialState,
  reducers: {
    solutionRequested(state, _action: PayloadAction<RuleRequest>) {
      state.request = loading;
    },
    solutionReceived: (_state, { payload }: PayloadAction<AppliedRule>): ApplyRuleState => ({
      request: succeeded,
      ...payload,
    }),
    solutionFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
    appliedRuleCleared: () => initialState,
  },
  selectors: {
    selectApplied: (state) => state,
    selectSolution: (state) => state.solution,
    selectAnswers: (state) => state.answers,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
    selectErrorCode: (state) => errorCodeOf(state.request),
  },
});

export const { solutionRequested, solutionReceived, solutionFailed, appliedRuleCleared } =
  applyRuleSlice.actions;
