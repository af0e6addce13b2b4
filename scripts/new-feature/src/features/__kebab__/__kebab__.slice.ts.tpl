import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { __Pascal__ } from '@/contracts/__kebab__';
import type { Locale } from '@/contracts/locale';
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

interface __Pascal__State {
  request: RequestRecord;
  /** The locale of the request; its failure message is in that language. */
  locale: Locale | null;
  /** Null until the first answer; a failed request keeps what an earlier one received. */
  items: __Pascal__[] | null;
}

const initialState: __Pascal__State = { request: idle, locale: null, items: null };

export const __camel__Slice = createSlice({
  name: '__camel__',
  initialState,
  reducers: {
    __camel__Requested(state, { payload }: PayloadAction<{ locale: Locale }>) {
      state.request = loading;
      state.locale = payload.locale;
    },
    __camel__Received: (state, { payload }: PayloadAction<__Pascal__[]>): __Pascal__State => ({
      ...state,
      request: succeeded,
      items: payload,
    }),
    __camel__Failed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
  },
  selectors: {
    selectItems: (state) => state.items,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
  },
});

export const { __camel__Requested, __camel__Received, __camel__Failed } = __camel__Slice.actions;
