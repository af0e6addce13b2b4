import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { floorInfoReceived, roomInfoReceived, searchCleared, searchReceived } from './evaluation.slice';
import type { ValuationForm } from './valuation-form';
import { emptyFormState, type ValuationFormState } from './valuation-form.types';

/** What is chosen and typed on the valuation page, so that it outlives a change of language or page, and the lists that stand beside it. */
export const valuationFormSlice = createSlice({
  name: 'valuationForm',
  initialState: emptyFormState,
  reducers: {
    valuationFormKept(state, { payload }: PayloadAction<ValuationForm>): ValuationFormState {
      return { ...state, form: payload };
    },
    flatListsCleared(state) {
      state.floors = [];
      state.rooms = [];
    },
  },
  extraReducers: (builder) => {
    // The evaluation's own lists are cleared by every answer of an option list; what is offered beside the form stays.
    builder.addCase(floorInfoReceived, (state, { payload }) => {
      state.floors = payload;
    });
    builder.addCase(roomInfoReceived, (state, { payload }) => {
      state.rooms = payload;
    });
    builder.addCase(searchReceived, (state, { payload }) => {
      state.found = payload;
    });
    builder.addCase(searchCleared, (state) => {
      state.found = null;
    });
  },
  selectors: { selectValuationForm: (state) => state.form },
});

export const { valuationFormKept, flatListsCleared } = valuationFormSlice.actions;
