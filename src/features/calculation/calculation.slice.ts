import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalculateDetailedBody, CalculateQuery, Calculation } from '@/contracts/calculation';
import type { Locale } from '@/contracts/locale';
import type { PaymentType } from '@/contracts/site/site';
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
import { mergeAnswer, type CalculationFigures, type CalculationResult } from './calculation-result';

/** Amounts in HK$ by payment type, of the local engine until the API has answered; `current` is the latest of any type. */
export interface CalculationState extends Record<PaymentType, number> {
  request: RequestRecord;
  current: number;
  /** What the calculator shows; null before it was opened. */
  result: CalculationResult | null;
  /** Whether a difference between API and local engine was reported in this tab. */
  isDifferenceReported: boolean;
}

/** The request to the API: `body` if a query cannot hold the figures. */
export type CalculationRequest = {
  locale: Locale;
  paymentType: PaymentType;
  /** The figures that the answer belongs to, from `calculationKey`. */
  key?: string;
} & ({ query: CalculateQuery } | { body: CalculateDetailedBody });

export interface Estimate {
  key: string;
  figures: CalculationFigures;
  request: CalculationRequest;
}

interface Answer {
  paymentType: PaymentType;
  key?: string | undefined;
  answer: Pick<Calculation, 'amount'> & Partial<Calculation>;
}

const initialState: CalculationState = {
  request: idle,
  interestOnly: 0,
  principalAndInterest: 0,
  revolving: 0,
  current: 0,
  result: null,
  isDifferenceReported: false,
};

const absent: Calculation = {
  totalInterest: 0,
  totalRepayment: 0,
  lastPayment: 0,
  apr: 0,
  mloRate: 0,
  ltv: null,
  warnings: [],
};

export const calculationSlice = createSlice({
  name: 'calculation',
  initialState,
  reducers: {
    /** The local engine's result for the current figures; the API is called once they have stopped changing. */
    calculationEstimated: (
      state,
      { payload: { key, figures, request } }: PayloadAction<Estimate>,
    ): CalculationState => ({
      ...state,
      request: idle,
      result: {
        key,
        paymentType: request.paymentType,
        source: 'local',
        difference: 0,
        figures,
      },
      [request.paymentType]: figures.amount,
      current: figures.amount,
    }),
    calculationRequested(state, _action: PayloadAction<CalculationRequest>) {
      state.request = loading;
    },
    calculationReceived: (
      state,
      { payload: { paymentType, key, answer } }: PayloadAction<Answer>,
    ): CalculationState => {
      const { result } = state;
      if (key !== undefined && result?.key !== key) return state;
      const amount = answer.amount ?? 0;
      const merged =
        result && key !== undefined ? mergeAnswer({ ...absent, ...answer }, result.figures) : null;
      return {
        ...state,
        request: succeeded,
        [paymentType]: amount,
        current: amount,
        result: result && merged ? { ...result, ...merged, source: 'api' } : result,
      };
    },
    calculationFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
    differenceReported(state) {
      state.isDifferenceReported = true;
    },
    calculationReset: ({ isDifferenceReported }) => ({ ...initialState, isDifferenceReported }),
  },
  selectors: {
    selectCalculation: (state) => state,
    selectResult: (state) => state.result,
    selectAmount: (state, paymentType: PaymentType) => state[paymentType],
    selectCurrentAmount: (state) => state.current,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
    selectErrorCode: (state) => errorCodeOf(state.request),
  },
});

export const {
  calculationEstimated,
  calculationRequested,
  calculationReceived,
  calculationFailed,
  calculationReset,
  differenceReported,
} = calculationSlice.actions;
