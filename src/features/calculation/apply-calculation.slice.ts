import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentType } from '@/contracts/site';
import { calculationReset } from './calculation.slice';

export const loanTypes = ['first', 'second'] as const;
export type LoanType = (typeof loanTypes)[number];

/** The calculator values passed to an application; `loanAmount` in HK$. */
export interface ApplyCalculationState {
  loanAmount: number;
  loanType: LoanType;
  calculateType: PaymentType;
}

const initialState: ApplyCalculationState = {
  loanAmount: 0,
  loanType: 'first',
  calculateType: 'interestOnly',
};

export const applyCalculationSlice = createSlice({
  name: 'applyCalculation',
  initialState,
  reducers: {
    calculationApplied: (_state, { payload }: PayloadAction<ApplyCalculationState>) => payload,
    appliedCalculationRemoved: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(calculationReset, () => initialState);
  },
  selectors: { selectAppliedCalculation: (state) => state },
});

export const { calculationApplied, appliedCalculationRemoved } = applyCalculationSlice.actions;
