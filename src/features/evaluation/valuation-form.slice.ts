import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ValuationForm } from './valuation-form';

export interface ValuationFormState {
  /** Null until something was chosen or typed. */
  form: ValuationForm | null;
  /** Whether the search box still needs the name of places that a link or another language brought. */
  needsPlaceName: boolean;
}

const initialState: ValuationFormState = { form: null, needsPlaceName: false };

/** The valuation page's form values, held in the store so that they survive a change of language or page. */
export const valuationFormSlice = createSlice({
  name: 'valuationForm',
  initialState,
  reducers: {
    valuationFormChanged: (_state, { payload }: PayloadAction<ValuationForm>) => ({
      form: payload,
      needsPlaceName: false,
    }),
    /** The form came from a link or from another visit of the page, not from the visitor's hand. */
    valuationFormRestored: (_state, { payload }: PayloadAction<ValuationForm>) => ({
      form: payload,
      needsPlaceName: true,
    }),
    placeNamed(state, { payload }: PayloadAction<string>) {
      if (!state.form || !state.needsPlaceName) return;
      state.form.search = payload;
      state.form.label = payload;
      state.needsPlaceName = false;
    },
  },
});

export const { valuationFormChanged, valuationFormRestored, placeNamed } =
  valuationFormSlice.actions;
