import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import { failed, idle, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/saga/request-record';
import { sessionEnded } from '../session/session.slice';

export type StatementFormat = 'pdf' | 'csv';

/** A statement to be saved by the browser, or a paper that the customer sent. */
export type Download = { id: string; locale: Locale } & ({ loanNo: string; stmDate: string; format: StatementFormat } | { documentId: string; name: string });

const noRecords: Record<string, RequestRecord> = {};

/** Files on their way, by what names them on the page. */
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
    downloadRefused(state, { payload }: PayloadAction<{ id: string; failure: RequestFailure }>) {
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

export const { downloadRequested, downloadSaved, downloadRefused } = downloadSlice.actions;
