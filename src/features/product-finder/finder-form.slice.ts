import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appliedRuleCleared } from './apply-rule.slice';
import type { FinderForm } from './finder-form';

interface FinderFormState {
  /** Null until something was answered. */
  form: FinderForm | null;
}

const initialState: FinderFormState = { form: null };

/** What is answered in the finder, so that it outlives a change of language or page. */
export const finderFormSlice = createSlice({
  name: 'finderForm',
  initialState,
  reducers: {
    finderFormKept: (_state, { payload }: PayloadAction<FinderForm>): FinderFormState => ({ form: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(appliedRuleCleared, () => initialState);
  },
  selectors: { selectFinderForm: (state) => state.form },
});

export const { finderFormKept } = finderFormSlice.actions;
