import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UploadedDocument } from '@/contracts/document/document';
import type { DocumentSlot } from '@/contracts/document/document-choices';
import type { Locale } from '@/contracts/locale';
import type { UploadProblem } from './upload-problem';

/** A file on its way, or one that did not arrive; `share` of it that went out runs from 0 to 1. */
export interface Sending {
  slot: DocumentSlot;
  name: string;
  size: number;
  status: 'sending' | 'failed';
  share: number;
  problem: UploadProblem | null;
}

export interface UploadStart {
  index: number;
  slot: DocumentSlot;
  name: string;
  size: number;
  applNo: string;
  locale: Locale;
}

export interface UploadDocumentState {
  /** What arrived, by its index. */
  list: Record<number, UploadedDocument>;
  /** What has not arrived, by its index. */
  sendings: Record<number, Sending>;
  nextIndex: number;
}

const initialState: UploadDocumentState = { list: {}, sendings: {}, nextIndex: 0 };

/** Files that a person sends, each by an index of its own. */
export const uploadDocumentSlice = createSlice({
  name: 'uploadDocument',
  initialState,
  reducers: {
    /** The list stays as it is; the same index starts again after a failure. */
    uploadStarted(state, { payload: { index, slot, name, size } }: PayloadAction<UploadStart>) {
      state.sendings[index] = { slot, name, size, status: 'sending', share: 0, problem: null };
      state.nextIndex = Math.max(state.nextIndex, index + 1);
    },
    uploadProgressed(state, { payload: { index, share } }: PayloadAction<{ index: number; share: number }>) {
      const sending = state.sendings[index];
      if (sending) sending.share = share;
    },
    uploadSucceeded(state, { payload: { index, document } }: PayloadAction<{ index: number; document: UploadedDocument }>) {
      state.list[index] = document;
      delete state.sendings[index];
    },
    /** Refused by the server, or before it was asked. */
    uploadFailed(state, { payload: { index, problem, ...file } }: PayloadAction<{ index: number; problem: UploadProblem } & Pick<Sending, 'slot' | 'name' | 'size'>>) {
      state.sendings[index] = { ...file, status: 'failed', share: 0, problem };
      state.nextIndex = Math.max(state.nextIndex, index + 1);
    },
    /** Stopped on the way, or taken off the page after a failure. */
    uploadCancelled(state, { payload: { index } }: PayloadAction<{ index: number }>) {
      delete state.sendings[index];
    },
    /** Clears the list and stops what is on its way. Indexes are not used twice. */
    uploadReset: (state): UploadDocumentState => ({ ...initialState, nextIndex: state.nextIndex }),
  },
  selectors: {
    selectList: (state) => state.list,
    selectSendings: (state) => state.sendings,
    selectNextIndex: (state) => state.nextIndex,
    selectLoading: ({ sendings }) => Object.values(sendings).some(({ status }) => status === 'sending'),
    selectError: ({ sendings }) => Object.values(sendings).map(({ problem }) => problem).find((problem) => problem !== null)?.code ?? null,
  },
});

export const { uploadStarted, uploadProgressed, uploadSucceeded, uploadFailed, uploadCancelled, uploadReset } = uploadDocumentSlice.actions;
