import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { DocumentList, UploadedDocument } from '@/contracts/document/document';
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
import { sessionEnded } from '../account/session/session.slice';
import { uploadSucceeded } from './upload-document.slice';

export interface DocumentsRequest {
  locale: Locale;
  /** Omitted if a verified code determines the application. */
  applicationNumber?: string;
}

export interface DocumentDownload {
  id: string;
  /** Fallback file name if the browser receives none. */
  name: string;
  locale: Locale;
}

export interface DocumentsState {
  /** The application number as typed, valid or not. */
  typedNumber: string;
  /** What a code is requested for: a typed application number, or the opaque id of a link sent by SMS. */
  reference: string | null;
  /** Whether access comes from a session and ends with it; access by a verified code remains. */
  isSessionBound: boolean;
  request: RequestRecord;
  /** The application that the request names; null where a verified code does. */
  requestedNumber: string | null;
  application: DocumentList['application'] | null;
  checklist: ChecklistItem[];
  documents: UploadedDocument[];
  /** Ids of documents that are being removed. */
  removingIds: string[];
  /** Why the last removal failed. */
  removalFailure: RequestFailure | null;
  /** Download requests, by document id. */
  downloads: Record<string, RequestRecord>;
  /** The request that ends the access granted by a verified code. */
  accessEndRequest: RequestRecord;
}

const initialState: DocumentsState = {
  typedNumber: '',
  reference: null,
  isSessionBound: false,
  request: idle,
  requestedNumber: null,
  application: null,
  checklist: [],
  documents: [],
  removingIds: [],
  removalFailure: null,
  downloads: {},
  accessEndRequest: idle,
};

/** The documents of one application: its checklist and the uploaded files. */
export const documentsSlice = createSlice({
  name: 'documents',
  initialState,
  reducers: {
    applicationNumberTyped(state, { payload }: PayloadAction<string>) {
      state.typedNumber = payload;
    },
    referenceOpened(state, { payload }: PayloadAction<string | null>) {
      state.reference = payload;
      state.accessEndRequest = idle;
    },
    documentsRequested(state, { payload: { applicationNumber } }: PayloadAction<DocumentsRequest>) {
      state.request = loading;
      state.requestedNumber = applicationNumber ?? null;
      state.isSessionBound = applicationNumber !== undefined;
      if (!applicationNumber || state.application?.applicationNumber === applicationNumber) return;
      state.application = null;
      state.checklist = [];
      state.documents = [];
    },
    documentsReceived(
      state,
      {
        payload: { list, checklist },
      }: PayloadAction<{ list: DocumentList; checklist: ChecklistItem[] }>,
    ): DocumentsState {
      return {
        ...state,
        reference: null,
        request: succeeded,
        application: list.application,
        checklist,
        documents: list.data,
      };
    },
    documentsRefreshed(state, { payload }: PayloadAction<UploadedDocument[]>) {
      state.documents = payload;
    },
    documentsFailed(
      { typedNumber, reference, requestedNumber },
      { payload }: PayloadAction<RequestFailure>,
    ): DocumentsState {
      return {
        ...initialState,
        typedNumber,
        reference,
        requestedNumber,
        request: failed(payload),
      };
    },
    removalRequested(state, { payload: { id } }: PayloadAction<{ id: string; locale: Locale }>) {
      state.removingIds.push(id);
      state.removalFailure = null;
    },
    documentRemoved(state, { payload: id }: PayloadAction<string>) {
      state.removingIds = state.removingIds.filter((other) => other !== id);
      state.documents = state.documents.filter((document) => document.id !== id);
    },
    removalFailed(
      state,
      { payload: { id, failure } }: PayloadAction<{ id: string; failure: RequestFailure }>,
    ) {
      state.removingIds = state.removingIds.filter((other) => other !== id);
      state.removalFailure = failure;
    },
    downloadRequested(state, { payload: { id } }: PayloadAction<DocumentDownload>) {
      state.downloads[id] = loading;
    },
    downloadSaved(state, { payload: id }: PayloadAction<string>) {
      state.downloads[id] = succeeded;
    },
    downloadFailed(
      state,
      { payload: { id, failure } }: PayloadAction<{ id: string; failure: RequestFailure }>,
    ) {
      state.downloads[id] = failed(failure);
    },
    accessEndRequested(state, _action: PayloadAction<{ locale: Locale }>) {
      state.accessEndRequest = loading;
    },
    accessEndFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.accessEndRequest = failed(payload);
    },
    /** Clears all data of the application from the tab. */
    accessEnded: (): DocumentsState => ({ ...initialState, accessEndRequest: succeeded }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(uploadSucceeded, (state, { payload: { document } }) => {
        state.documents = [...state.documents.filter(({ id }) => id !== document.id), document];
      })
      .addCase(sessionEnded, (state) => (state.isSessionBound ? initialState : state));
  },
  selectors: {
    selectDocuments: (state) => state,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
    selectHasPendingScan: ({ documents }) => documents.some(({ status }) => status === 'waiting'),
  },
});

export const {
  applicationNumberTyped,
  referenceOpened,
  documentsRequested,
  documentsReceived,
  documentsRefreshed,
  documentsFailed,
  removalRequested,
  documentRemoved,
  removalFailed,
  downloadRequested,
  downloadSaved,
  downloadFailed,
  accessEndRequested,
  accessEndFailed,
  accessEnded,
} = documentsSlice.actions;
