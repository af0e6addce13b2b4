import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { __Pascal__ } from '@/contracts/__kebab__';
import type { Locale } from '@/contracts/locale';
import { errorOf, failed, idle, isLoading, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/request-record';

export interface __Pascal__State {
  request: RequestRecord;
  items: __Pascal__[];
}

const initialState: __Pascal__State = { request: idle, items: [] };

export const __camel__Slice = createSlice({
  name: '__camel__',
  initialState,
  reducers: {
    __camel__Requested(state, _action: PayloadAction<{ locale: Locale }>) {
      state.request = loading;
    },
    __camel__Received: (_state, { payload }: PayloadAction<__Pascal__[]>): __Pascal__State => ({ request: succeeded, items: payload }),
    __camel__Refused(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
  },
  selectors: {
    selectItems: (state) => state.items,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
  },
});

export const { __camel__Requested, __camel__Received, __camel__Refused } = __camel__Slice.actions;
