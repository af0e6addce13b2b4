import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Draft } from '@/contracts/application/application';
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

interface TransferState {
  startRequest: RequestRecord;
  /** The link that another device may open; null before one was made and once it is over. */
  link: { token: string; expiresAt: string } | null;
  /** Whether a link was made and its time has passed. */
  isOver: boolean;
  takeRequest: RequestRecord;
}

const initialState: TransferState = {
  startRequest: idle,
  link: null,
  isOver: false,
  takeRequest: idle,
};

/** A draft on its way to another device, seen from either. */
export const transferSlice = createSlice({
  name: 'transfer',
  initialState,
  reducers: {
    transferStarted(state, _action: PayloadAction<{ reference: string; locale: Locale }>) {
      state.startRequest = loading;
      state.link = null;
      state.isOver = false;
    },
    linkMade(state, { payload }: PayloadAction<NonNullable<TransferState['link']>>) {
      state.startRequest = succeeded;
      state.link = payload;
    },
    linkFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.startRequest = failed(payload);
    },
    linkOver(state) {
      state.link = null;
      state.isOver = true;
    },
    /** The panel was closed, or the draft has gone. */
    transferClosed: () => initialState,
    draftAskedFor(state, _action: PayloadAction<{ token: string; locale: Locale }>) {
      state.takeRequest = loading;
    },
    draftTaken(state, _action: PayloadAction<{ draft: Draft; locale: Locale }>) {
      state.takeRequest = succeeded;
    },
    takeFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.takeRequest = failed(payload);
    },
  },
  selectors: {
    selectTransfer: (state) => state,
    selectLoading: ({ startRequest, takeRequest }) =>
      isLoading(startRequest) || isLoading(takeRequest),
    selectError: ({ startRequest, takeRequest }) => errorOf(startRequest) ?? errorOf(takeRequest),
  },
});

export const {
  transferStarted,
  linkMade,
  linkFailed,
  linkOver,
  transferClosed,
  draftAskedFor,
  draftTaken,
  takeFailed,
} = transferSlice.actions;
