import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalculatorForm } from './calculator-form';
import { calculationReset } from './calculation.slice';

interface CalculatorFormState {
  /** Null until something was typed. */
  form: CalculatorForm | null;
}

const initialState: CalculatorFormState = { form: null };

/** What is typed into the calculator, so that it outlives a change of language or page. */
export const calculatorFormSlice = createSlice({
  name: 'calculatorForm',
  initialState,
  reducers: {
    calculatorFormKept: (_state, { payload }: PayloadAction<CalculatorForm>): CalculatorFormState => ({ form: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(calculationReset, () => initialState);
  },
  selectors: { selectCalculatorForm: (state) => state.form },
});

export const { calculatorFormKept } = calculatorFormSlice.actions;
