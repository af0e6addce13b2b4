import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import {
  failed,
  idle,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from '@/lib/saga/request-record';
import { sessionEnded } from '@/features/account/session/session.slice';

export type StatementFormat = 'pdf' | 'csv';

/** A document of a loan, an uploaded one, an offer or the letter about an application (`letterOf`), to be saved by the browser. `archiveYear` is null for the statements of all years; `settleOn` asks for the letter with the figure of that day. */
export type Download = { id: string; locale: Locale } & (
  | { loanNo: string; stmDate: string; format: StatementFormat }
  | { loanNo: string; archiveYear: string | null }
  | { loanNo: string; assessmentYear: string }
  | { loanNo: string; letterName: string }
  | { loanNo: string; settleOn: string }
  | { documentId: string; name: string }
  | { offerNumber: string }
  | { letterOf: string }
);

const noRecords: Record<string, RequestRecord> = {};

/** Requests of file downloads, by the id used on the page. */
export const downloadSlice = createSlice({
  name: 'download',
  initialState: { records: noRecords },
  reducers: {
    downloadRequested(state, { payload }: PayloadAction<Download>) {
      state.records[payload.id] = loading;
    },
    downloadSaved(state, { payload }: PayloadAction<{ id: string }>) {
      state.records[payload.id] = succeeded;
    },
    downloadFailed(state, { payload }: PayloadAction<{ id: string; failure: RequestFailure }>) {
      state.records[payload.id] = failed(payload.failure);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => ({ records: noRecords }));
  },
  selectors: {
    selectDownload: ({ records }, id: string): RequestRecord => records[id] ?? idle,
  },
});

export const { downloadRequested, downloadSaved, downloadFailed } = downloadSlice.actions;
