import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@/contracts/account/account';
import type { Locale } from '@/contracts/locale';
import { logoutWaitSeconds } from '@/config/site';
import {
  errorOf,
  failed,
  idle,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from '@/lib/saga/request-record';

/** `left`: signed out by the customer; `unconfirmed`: likewise, but the server could not be reached; `idle`: no activity for half an hour; `missing`: no session existed. */
export type SessionEndReason = 'expired' | 'idle' | 'left' | 'unconfirmed' | 'missing';

export interface SessionState {
  status: 'unknown' | 'signed-in' | 'signed-out';
  endReason: SessionEndReason | null;
  customer: UserInfo | null;
  record: RequestRecord;
  locale: Locale | null;
  /** Milliseconds since 1970 at which the idle session ends unless it is extended; null while no warning is shown. */
  endsAt: number | null;
  /** How long the warning of an idle session is shown before its end. */
  logoutWaitSeconds: number;
}

const initialState: SessionState = {
  status: 'unknown',
  endReason: null,
  customer: null,
  record: idle,
  locale: null,
  endsAt: null,
  logoutWaitSeconds,
};

/** The customer session of this tab and the reason why it ended. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRequested(state, { payload }: PayloadAction<{ locale: Locale }>) {
      state.record = loading;
      state.locale = payload.locale;
    },
    sessionReceived: (state, { payload }: PayloadAction<UserInfo>): SessionState => ({
      ...state,
      status: 'signed-in',
      endReason: null,
      customer: payload,
      record: succeeded,
    }),
    sessionRequestFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.record = failed(payload);
    },
    sessionEnded: (state, { payload }: PayloadAction<SessionEndReason>): SessionState => ({
      ...initialState,
      logoutWaitSeconds: state.logoutWaitSeconds,
      status: 'signed-out',
      endReason: payload,
    }),
    signOutRequested(
      state,
      _action: PayloadAction<{ locale: Locale; reason: 'left' | 'idle'; everywhere?: boolean }>,
    ) {
      state.endsAt = null;
    },
    logoutWaitChanged(state, { payload }: PayloadAction<number>) {
      state.logoutWaitSeconds = payload;
    },
    /** Activity of the customer on an account page; `at` in milliseconds since 1970. */
    activityRecorded: (state, _action: PayloadAction<{ at: number }>) => state,
    idleWarningStarted(state, { payload }: PayloadAction<{ endsAt: number }>) {
      state.endsAt = payload.endsAt;
    },
    sessionExtended(state, _action: PayloadAction<{ at: number }>) {
      state.endsAt = null;
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectEndReason: (state) => state.endReason,
    selectCustomer: (state) => state.customer,
    selectHasPasskeys: (state) => (state.customer?.passkeys?.count ?? 0) > 0,
    selectLocale: (state) => state.locale,
    selectEndsAt: (state) => state.endsAt,
    selectLogoutWaitSeconds: (state) => state.logoutWaitSeconds,
    selectLoading: (state) => state.record.status === 'loading',
    selectError: (state) => errorOf(state.record),
    selectFailure: (state) => state.record.failure,
  },
});

export const {
  logoutWaitChanged,
  sessionRequested,
  sessionReceived,
  sessionRequestFailed,
  sessionEnded,
  signOutRequested,
  activityRecorded,
  idleWarningStarted,
  sessionExtended,
} = sessionSlice.actions;
