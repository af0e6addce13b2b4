import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalculatorForm } from './calculator-form';
import { calculationReset } from './calculation.slice';

interface CalculatorFormState {
  /** Null until something was typed. */
  form: CalculatorForm | null;
}

const initialState: CalculatorFormState = { form: null };

/** The calculator's form values, held in the store so that they survive a change of language or page. */
export const calculatorFormSlice = createSlice({
  name: 'calculatorForm',
  initialState,
  reducers: {
    calculatorFormChanged: (
      _state,
      { payload }: PayloadAction<CalculatorForm>,
    ): CalculatorFormState => ({ form: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(calculationReset, () => initialState);
  },
  selectors: { selectCalculatorForm: (state) => state.form },
});

export const { calculatorFormChanged } = calculatorFormSlice.actions;
