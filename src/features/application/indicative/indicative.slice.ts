import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Indicative } from '@/contracts/application/indicative-result';
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

/** The draft as it was saved: its reference and version. */
export interface SavedDraft {
  reference: string;
  version: number;
}

interface IndicativeState {
  /** What the result is of, or is being asked for. */
  draft: SavedDraft | null;
  request: RequestRecord;
  /** Null before the first answer, and where an answer that it needs is missing. */
  indicative: Indicative | null;
  documentRequest: RequestRecord;
}

const initialState: IndicativeState = {
  draft: null,
  request: idle,
  indicative: null,
  documentRequest: idle,
};

/** What the rules say of a fast pass before it is sent, and its PDF. */
export const indicativeSlice = createSlice({
  name: 'indicative',
  initialState,
  reducers: {
    indicativeRequested(
      state,
      { payload: { draft } }: PayloadAction<{ draft: SavedDraft; locale: Locale }>,
    ) {
      // The result of another draft is none of this one; that of an earlier version stands until the next.
      if (state.draft?.reference !== draft.reference) state.indicative = null;
      state.draft = draft;
      state.request = loading;
      state.documentRequest = idle;
    },
    indicativeReceived(state, { payload }: PayloadAction<Indicative | null>) {
      state.request = succeeded;
      state.indicative = payload;
    },
    indicativeFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
      state.indicative = null;
    },
    documentRequested(state, _action: PayloadAction<{ reference: string; locale: Locale }>) {
      state.documentRequest = loading;
    },
    documentSaved(state) {
      state.documentRequest = succeeded;
    },
    documentFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.documentRequest = failed(payload);
    },
  },
  selectors: {
    selectIndicative: (state) => state,
    selectLoading: ({ request }) => isLoading(request),
    selectError: ({ request, documentRequest }) => errorOf(request) ?? errorOf(documentRequest),
  },
});

export const {
  indicativeRequested,
  indicativeReceived,
  indicativeFailed,
  documentRequested,
  documentSaved,
  documentFailed,
} = indicativeSlice.actions;
