import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appliedRuleCleared } from './apply-rule.slice';
import type { FinderForm } from './finder-form';

interface FinderFormState {
  /** Null until something was answered. */
  form: FinderForm | null;
}

const initialState: FinderFormState = { form: null };

/** The finder's answers, held in the store so that they survive a change of language or page. */
export const finderFormSlice = createSlice({
  name: 'finderForm',
  initialState,
  reducers: {
    finderFormChanged: (_state, { payload }: PayloadAction<FinderForm>): FinderFormState => ({
      form: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(appliedRuleCleared, () => initialState);
  },
  selectors: { selectFinderForm: (state) => state.form },
});

export const { finderFormChanged } = finderFormSlice.actions;
