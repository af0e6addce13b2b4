import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChecklistItem, DocumentList, UploadedDocument } from '@/contracts/document/document';
import type { Locale } from '@/contracts/locale';
import { sessionEnded } from '../account/session/session.slice';
import { errorOf, failed, idle, isLoading, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/saga/request-record';
import { uploadSucceeded } from './upload-document.slice';

export interface PapersRequest {
  locale: Locale;
  /** Left out where a code proved which application it is. */
  applNo?: string;
}

export interface PaperDownload {
  id: string;
  /** For a browser that is told no name. */
  name: string;
  locale: Locale;
}

export interface PapersState {
  /** The application number as typed, right or wrong. */
  typed: string;
  /** What a code is asked for: a number that was typed, or the opaque id of a texted link. */
  reference: string | null;
  /** Asked for by somebody signed in, so that it goes with the session; what a code proved stays. */
  isOfSession: boolean;
  request: RequestRecord;
  application: DocumentList['application'] | null;
  checklist: ChecklistItem[];
  documents: UploadedDocument[];
  /** Ids of papers that are being taken back. */
  removing: string[];
  /** Why one could not be taken back. */
  removal: RequestFailure | null;
  /** Papers on their way to the browser's folder, by their ids. */
  downloads: Record<string, RequestRecord>;
  /** The end of what a code has proved here. */
  leaving: RequestRecord;
}

const initialState: PapersState = { typed: '', reference: null, isOfSession: false, request: idle, application: null, checklist: [], documents: [], removing: [], removal: null, downloads: {}, leaving: idle };

/** The papers of one application: what is asked for and what is here. */
export const papersSlice = createSlice({
  name: 'papers',
  initialState,
  reducers: {
    numberTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
    referenceOpened(state, { payload }: PayloadAction<string | null>) {
      state.reference = payload;
      state.leaving = idle;
    },
    papersRequested: {
      reducer(state, { payload: { applNo } }: PayloadAction<PapersRequest>) {
        state.request = loading;
        state.isOfSession = applNo !== undefined;
      },
      prepare: (payload: PapersRequest) => ({ payload }),
    },
    papersReceived(state, { payload: { list, checklist } }: PayloadAction<{ list: DocumentList; checklist: ChecklistItem[] }>): PapersState {
      return { ...state, reference: null, request: succeeded, application: list.application, checklist, documents: list.data };
    },
    papersRefreshed(state, { payload }: PayloadAction<UploadedDocument[]>) {
      state.documents = payload;
    },
    papersRefused({ typed, reference }, { payload }: PayloadAction<RequestFailure>): PapersState {
      return { ...initialState, typed, reference, request: failed(payload) };
    },
    removalRequested: {
      reducer(state, { payload: { id } }: PayloadAction<{ id: string; locale: Locale }>) {
        state.removing.push(id);
        state.removal = null;
      },
      prepare: (payload: { id: string; locale: Locale }) => ({ payload }),
    },
    paperRemoved(state, { payload: id }: PayloadAction<string>) {
      state.removing = state.removing.filter((other) => other !== id);
      state.documents = state.documents.filter((document) => document.id !== id);
    },
    removalRefused(state, { payload: { id, failure } }: PayloadAction<{ id: string; failure: RequestFailure }>) {
      state.removing = state.removing.filter((other) => other !== id);
      state.removal = failure;
    },
    downloadRequested: {
      reducer(state, { payload: { id } }: PayloadAction<PaperDownload>) {
        state.downloads[id] = loading;
      },
      prepare: (payload: PaperDownload) => ({ payload }),
    },
    downloadSaved(state, { payload: id }: PayloadAction<string>) {
      state.downloads[id] = succeeded;
    },
    downloadRefused(state, { payload: { id, failure } }: PayloadAction<{ id: string; failure: RequestFailure }>) {
      state.downloads[id] = failed(failure);
    },
    leaveRequested: {
      reducer(state) {
        state.leaving = loading;
      },
      prepare: (payload: { locale: Locale }) => ({ payload }),
    },
    leaveRefused(state, { payload }: PayloadAction<RequestFailure>) {
      state.leaving = failed(payload);
    },
    /** Nothing of the application stays in the tab. */
    papersLeft: (): PapersState => ({ ...initialState, leaving: succeeded }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(uploadSucceeded, (state, { payload: { document } }) => {
        state.documents = [...state.documents.filter(({ id }) => id !== document.id), document];
      })
      .addCase(sessionEnded, (state) => (state.isOfSession ? initialState : state));
  },
  selectors: {
    selectPapers: (state) => state,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
    selectIsWaiting: ({ documents }) => documents.some(({ status }) => status === 'waiting'),
  },
});

export const { numberTyped, referenceOpened, papersRequested, papersReceived, papersRefreshed, papersRefused, removalRequested, paperRemoved, removalRefused, downloadRequested, downloadSaved, downloadRefused, leaveRequested, leaveRefused, papersLeft } = papersSlice.actions;
