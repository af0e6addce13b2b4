import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UploadedDocument } from '@/contracts/document/document';
import type { DocumentSlot } from '@/contracts/document/document-choices';
import type { Locale } from '@/contracts/locale';
import type { UploadProblem } from './upload-problem';

/** A pending or failed upload; `progress` from 0 to 1. */
export interface PendingUpload {
  slot: DocumentSlot;
  name: string;
  size: number;
  status: 'sending' | 'failed';
  progress: number;
  problem: UploadProblem | null;
}

export interface UploadRequest {
  index: number;
  slot: DocumentSlot;
  name: string;
  size: number;
  applicationNumber: string;
  locale: Locale;
}

export interface UploadDocumentState {
  /** Uploaded documents, by index. */
  list: Record<number, UploadedDocument>;
  /** Pending and failed uploads, by index. */
  pendingUploads: Record<number, PendingUpload>;
  nextIndex: number;
  /** Bytes uploaded since no upload was last pending. */
  sent: { files: number; bytes: number };
}

const nothingSent = { files: 0, bytes: 0 };
const initialState: UploadDocumentState = {
  list: {},
  pendingUploads: {},
  nextIndex: 0,
  sent: nothingSent,
};

const sendingUploads = ({ pendingUploads }: UploadDocumentState): PendingUpload[] =>
  Object.values(pendingUploads).filter(({ status }) => status === 'sending');

/** File uploads, each with a unique index. */
export const uploadDocumentSlice = createSlice({
  name: 'uploadDocument',
  initialState,
  reducers: {
    /** Starts or, after a failure, restarts the upload with this index; the list is unchanged. */
    uploadStarted(state, { payload: { index, slot, name, size } }: PayloadAction<UploadRequest>) {
      if (sendingUploads(state).length === 0) state.sent = nothingSent;
      state.pendingUploads[index] = {
        slot,
        name,
        size,
        status: 'sending',
        progress: 0,
        problem: null,
      };
      state.nextIndex = Math.max(state.nextIndex, index + 1);
    },
    uploadProgressed(
      state,
      { payload: { index, share } }: PayloadAction<{ index: number; share: number }>,
    ) {
      const sending = state.pendingUploads[index];
      if (sending) sending.progress = share;
    },
    uploadSucceeded(
      state,
      {
        payload: { index, document },
      }: PayloadAction<{ index: number; document: UploadedDocument }>,
    ) {
      state.list[index] = document;
      state.sent.files += 1;
      state.sent.bytes += state.pendingUploads[index]?.size ?? 0;
      delete state.pendingUploads[index];
    },
    /** Rejected by the server or by validation before the upload. */
    uploadFailed(
      state,
      {
        payload: { index, problem, ...file },
      }: PayloadAction<
        { index: number; problem: UploadProblem } & Pick<PendingUpload, 'slot' | 'name' | 'size'>
      >,
    ) {
      state.pendingUploads[index] = { ...file, status: 'failed', progress: 0, problem };
      state.nextIndex = Math.max(state.nextIndex, index + 1);
    },
    /** Cancelled while pending, or dismissed after a failure. */
    uploadCancelled(state, { payload: { index } }: PayloadAction<{ index: number }>) {
      delete state.pendingUploads[index];
    },
    /** Clears the list and cancels pending uploads; indexes are never reused. */
    uploadReset: (state): UploadDocumentState => ({ ...initialState, nextIndex: state.nextIndex }),
  },
  selectors: {
    selectList: (state) => state.list,
    selectPendingUploads: (state) => state.pendingUploads,
    selectNextIndex: (state) => state.nextIndex,
    selectLoading: (state) => sendingUploads(state).length > 0,
    /** Combined progress of all pending uploads, by bytes; its number of files is 0 when nothing is pending. */
    selectBatchProgress: createSelector([(state: UploadDocumentState) => state], (state) => {
      const sending = sendingUploads(state);
      if (sending.length === 0) return { sentFiles: 0, files: 0, share: 0 };
      const total = sending.reduce((sum, { size }) => sum + size, state.sent.bytes);
      const done = sending.reduce(
        (sum, { size, progress }) => sum + size * progress,
        state.sent.bytes,
      );
      return {
        sentFiles: state.sent.files,
        files: state.sent.files + sending.length,
        share: done / Math.max(1, total),
      };
    }),
    selectError: ({ pendingUploads }) =>
      Object.values(pendingUploads)
        .map(({ problem }) => problem)
        .find((problem) => problem !== null)?.code ?? null,
  },
});

export const {
  uploadStarted,
  uploadProgressed,
  uploadSucceeded,
  uploadFailed,
  uploadCancelled,
  uploadReset,
} = uploadDocumentSlice.actions;
