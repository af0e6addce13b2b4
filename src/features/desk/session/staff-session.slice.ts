import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import type { Permission } from '@/contracts/staff/permissions';
import type { StaffSession } from '@/contracts/staff/staff-session';
import { ApiError } from '@/lib/api/api-error';
import {
  failed,
  idle,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from '@/lib/saga/request-record';
import type { SessionOptions } from '@/lib/saga/request-slice';

export interface StaffSessionState {
  /** `locked`: the session is over, but what was open and typed waits behind the sign-in for the same person. */
  status: 'unknown' | 'signed-in' | 'locked' | 'signed-out';
  /** Kept while locked, to know whether the same person came back. */
  session: StaffSession | null;
  record: RequestRecord;
}

const initialState: StaffSessionState = { status: 'unknown', session: null, record: idle };

/** Who is signed in to the desk in this tab. */
export const staffSessionSlice = createSlice({
  name: 'staffSession',
  initialState,
  reducers: {
    sessionRequested(state, _action: PayloadAction<{ locale: Locale }>) {
      state.record = loading;
    },
    sessionReceived: (_state, { payload }: PayloadAction<StaffSession>): StaffSessionState => ({
      status: 'signed-in',
      session: payload,
      record: succeeded,
    }),
    sessionRequestFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.record = failed(payload);
    },
    /** The server knows no session any more. */
    sessionLost(state) {
      state.record = idle;
      state.status = state.session === null ? 'signed-out' : 'locked';
    },
    /** An administrator goes on as an invented colleague. */
    actAsRequested: (state, _action: PayloadAction<{ locale: Locale; memberId: string }>) => state,
    signOutRequested: (state, _action: PayloadAction<{ locale: Locale }>) => state,
    /** Signed out, or somebody else signed in: what the desk has read and what was typed is removed. */
    sessionEnded: (): StaffSessionState => ({ ...initialState, status: 'signed-out' }),
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectSession: (state) => state.session,
    selectRecord: (state) => state.record,
    selectPermissions: (state): readonly Permission[] => state.session?.permissions ?? none,
  },
});

const none: readonly Permission[] = [];

export const {
  sessionRequested,
  sessionReceived,
  sessionRequestFailed,
  sessionLost,
  actAsRequested,
  signOutRequested,
  sessionEnded,
} = staffSessionSlice.actions;

/** Ties data of the desk to the session: a call without one locks the desk, and only its end removes them. */
export const deskSessionOptions: SessionOptions = {
  sessionEndOf: (error) =>
    error instanceof ApiError && error.status === 401 ? sessionLost() : null,
  isSessionEnd: sessionEnded.match,
};
