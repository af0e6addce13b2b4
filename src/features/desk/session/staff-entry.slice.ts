import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasskeyCreationOptions } from '@/contracts/account/passkey';
import type { Locale } from '@/contracts/locale';
import {
  failed,
  idle,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from '@/lib/saga/request-record';
import { sessionEnded, sessionReceived } from './staff-session.slice';
import type { WorkAccountPurpose } from './work-account-queries';

interface InLanguage {
  locale: Locale;
}

export interface StaffEntryState {
  record: RequestRecord;
}

const initialState: StaffEntryState = { record: idle };
const begin = <P extends InLanguage>(state: StaffEntryState, _action: PayloadAction<P>): void => {
  state.record = loading;
};

/** Signing in, accepting an invitation, and confirming that one is still there: one at a time. */
export const staffEntrySlice = createSlice({
  name: 'staffEntry',
  initialState,
  reducers: {
    passkeySignInRequested: begin<InLanguage>,
    codeSignInRequested: begin<InLanguage & { email: string; code: string }>,
    passkeyJoinRequested: begin<InLanguage & { token: string; options: PasskeyCreationOptions }>,
    codeJoinRequested: begin<InLanguage & { token: string; code: string }>,
    passkeyProofRequested: begin<InLanguage>,
    workAccountRequested: begin<InLanguage & { purpose: WorkAccountPurpose }>,
    workAccountAnswered: begin<InLanguage & { purpose: WorkAccountPurpose; answer: string }>,
    codeProofRequested: begin<InLanguage & { code: string }>,
    entrySucceeded(state) {
      state.record = succeeded;
    },
    entryFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.record = failed(payload);
    },
    entryClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionReceived, () => initialState).addCase(sessionEnded, () => initialState);
  },
  selectors: { selectRecord: (state) => state.record },
});

export const {
  passkeySignInRequested,
  codeSignInRequested,
  passkeyJoinRequested,
  codeJoinRequested,
  passkeyProofRequested,
  codeProofRequested,
  workAccountRequested,
  workAccountAnswered,
  entrySucceeded,
  entryFailed,
  entryClosed,
} = staffEntrySlice.actions;

/** Reasons of the browser's own for which a ceremony fails. */
export const browserFailure = {
  /** The person closed the browser's dialogue, or nothing was chosen in time. */
  cancelled: 'passkey_cancelled',
  /** This device has no passkey for the desk to ask for. */
  none: 'passkey_none',
} as const;
