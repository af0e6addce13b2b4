import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalculateQuery } from '@/contracts/loan-calculation';
import type { Locale } from '@/contracts/locale';
import type { PaymentType } from '@/contracts/site';
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

/** Amounts in HK$ as the API last answered them, by payment type; `current` is the latest of any type. */
export interface CalculationState extends Record<PaymentType, number> {
  request: RequestRecord;
  current: number;
}

export interface CalculationRequest {
  locale: Locale;
  paymentType: PaymentType;
  query: CalculateQuery;
}

const initialState: CalculationState = {
  request: idle,
  interestOnly: 0,
  principalAndInterest: 0,
  revolving: 0,
  current: 0,
};

export const calculationSlice = createSlice({
  name: 'calculation',
  initialState,
  reducers: {
    calculationRequested(state, _action: PayloadAction<CalculationRequest>) {
      state.request = loading;
    },
    calculationReceived(
      state,
      {
        payload: { paymentType, amount = 0 },
      }: PayloadAction<{ paymentType: PaymentType; amount: number | undefined }>,
    ) {
      state.request = succeeded;
      state[paymentType] = amount;
      state.current = amount;
    },
    calculationFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
    calculationReset: () => initialState,
  },
  selectors: {
    selectAmount: (state, paymentType: PaymentType) => state[paymentType],
    selectCurrentAmount: (state) => state.current,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
    selectErrorCode: (state) => errorCodeOf(state.request),
  },
});

export const { calculationRequested, calculationReceived, calculationFailed, calculationReset } =
  calculationSlice.actions;
