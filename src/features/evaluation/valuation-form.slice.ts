import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  floorInfoReceived,
  roomInfoReceived,
  searchCleared,
  searchReceived,
} from './evaluation.slice';
import type { ValuationForm } from './valuation-form';
import { emptyFormState, type ValuationFormState } from './valuation-form.types';

/** The valuation page's form values, held in the store so that they survive a change of language or page, and the lists shown beside the form. */
export const valuationFormSlice = createSlice({
  name: 'valuationForm',
  initialState: emptyFormState,
  reducers: {
    valuationFormChanged(state, { payload }: PayloadAction<ValuationForm>): ValuationFormState {
      return { ...state, form: payload };
    },
    flatListsCleared(state) {
      state.floors = [];
      state.rooms = [];
    },
  },
  extraReducers: (builder) => {
    // The evaluation slice clears its lists on every option list answer; the lists shown beside the form are kept here.
    builder.addCase(floorInfoReceived, (state, { payload }) => {
      state.floors = payload;
    });
    builder.addCase(roomInfoReceived, (state, { payload }) => {
      state.rooms = payload;
    });
    builder.addCase(searchReceived, (state, { payload }) => {
      state.searchResult = payload;
    });
    builder.addCase(searchCleared, (state) => {
      state.searchResult = null;
    });
  },
  selectors: { selectValuationForm: (state) => state.form },
});

export const { valuationFormChanged, flatListsCleared } = valuationFormSlice.actions;
