import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentType } from '@/contracts/site/site';
import {
  errorOf,
  failed,
  idle,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from '@/lib/saga/request-record';
import { calculationReset } from './calculation.slice';

export const loanTypes = ['first', 'second'] as const;
export type LoanType = (typeof loanTypes)[number];

/** The calculator values passed to an application; `loanAmount` in HK$. */
export interface AppliedCalculation {
  loanAmount: number;
  loanType: LoanType;
  calculateType: PaymentType;
}

export interface ApplyCalculationState extends AppliedCalculation {
  /** Whether the API's figure for them has arrived. */
  request: RequestRecord;
}

const initialState: ApplyCalculationState = {
  request: idle,
  loanAmount: 0,
  loanType: 'first',
  calculateType: 'interestOnly',
};

export const applyCalculationSlice = createSlice({
  name: 'applyCalculation',
  initialState,
  reducers: {
    calculationApplied: (
      _state,
      { payload }: PayloadAction<AppliedCalculation>,
    ): ApplyCalculationState => ({ ...payload, request: loading }),
    appliedCalculationConfirmed(state) {
      state.request = succeeded;
    },
    appliedCalculationFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
    appliedCalculationRemoved: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(calculationReset, () => initialState);
  },
  selectors: {
    selectAppliedCalculation: (state) => state,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
  },
});

export const {
  calculationApplied,
  appliedCalculationConfirmed,
  appliedCalculationFailed,
  appliedCalculationRemoved,
} = applyCalculationSlice.actions;
