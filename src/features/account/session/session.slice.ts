import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@/contracts/account/account';
import type { Locale } from '@/contracts/locale';
import { errorOf, failed, idle, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/saga/request-record';

/** `left`: by the customer's own choice; `unconfirmed`: the same, but the server could not be told; `idle`: nothing was done for half an hour; `missing`: nobody was signed in. */
export type SessionEnd = 'expired' | 'idle' | 'left' | 'unconfirmed' | 'missing';

export interface SessionState {
  status: 'unknown' | 'signed-in' | 'signed-out';
  end: SessionEnd | null;
  customer: UserInfo | null;
  record: RequestRecord;
  locale: Locale | null;
  /** Milliseconds since 1970 when the session ends unless the customer stays; null while nobody needs to be warned. */
  endsAt: number | null;
}

const initialState: SessionState = { status: 'unknown', end: null, customer: null, record: idle, locale: null, endsAt: null };

/** Who is signed in on this tab, and how that ended. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRequested(state, { payload }: PayloadAction<{ locale: Locale }>) {
      state.record = loading;
      state.locale = payload.locale;
    },
    sessionReceived: (state, { payload }: PayloadAction<UserInfo>): SessionState => ({ ...state, status: 'signed-in', end: null, customer: payload, record: succeeded }),
    sessionRefused(state, { payload }: PayloadAction<RequestFailure>) {
      state.record = failed(payload);
    },
    sessionEnded: (_state, { payload }: PayloadAction<SessionEnd>): SessionState => ({ ...initialState, status: 'signed-out', end: payload }),
    signOutRequested: {
      reducer(state) {
        state.endsAt = null;
      },
      prepare: (payload: { locale: Locale; reason: 'left' | 'idle'; everywhere?: boolean }) => ({ payload }),
    },
    /** The customer did something on a page of the account; `at` in milliseconds since 1970. */
    activityNoted: {
      reducer: (state) => state,
      prepare: (payload: { at: number }) => ({ payload }),
    },
    idleWarned(state, { payload }: PayloadAction<{ endsAt: number }>) {
      state.endsAt = payload.endsAt;
    },
    stayChosen: {
      reducer(state) {
        state.endsAt = null;
      },
      prepare: (payload: { at: number }) => ({ payload }),
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectEnd: (state) => state.end,
    selectCustomer: (state) => state.customer,
    selectLocale: (state) => state.locale,
    selectEndsAt: (state) => state.endsAt,
    selectLoading: (state) => state.record.status === 'loading',
    selectError: (state) => errorOf(state.record),
    selectFailure: (state) => state.record.failure,
  },
});

export const { sessionRequested, sessionReceived, sessionRefused, sessionEnded, signOutRequested, activityNoted, idleWarned, stayChosen } = sessionSlice.actions;
