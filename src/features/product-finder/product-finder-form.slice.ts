import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appliedRuleCleared } from './apply-rule.slice';
import type { ProductFinderForm } from './product-finder-form';

interface ProductFinderFormState {
  /** Null until something was answered. */
  form: ProductFinderForm | null;
}

const initialState: ProductFinderFormState = { form: null };

/** The finder's answers, held in the store so that they survive a change of language or page. */
export const productFinderFormSlice = createSlice({
  name: 'productFinderForm',
  initialState,
  reducers: {
    productFinderFormChanged: (
      _state,
      { payload }: PayloadAction<ProductFinderForm>,
    ): ProductFinderFormState => ({
      form: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(appliedRuleCleared, () => initialState);
  },
  selectors: { selectProductFinderForm: (state) => state.form },
});

export const { productFinderFormChanged } = productFinderFormSlice.actions;
