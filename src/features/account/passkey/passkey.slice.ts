import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import {
  failed,
  idle,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
} from '@/lib/saga/request-record';
import { sessionEnded } from '../session/session.slice';

export type Ceremony = 'sign-in' | 'registration' | 'step-up';

export interface PasskeyState {
  /** Whether the site offers passkeys at sign-in; null until it has answered. */
  isOffered: boolean | null;
  /** What the customer began last, by a button or by choosing a passkey below the field; null where it was closed. */
  ceremony: Ceremony | null;
  record: RequestRecord;
  /** The language of the failure's message. */
  locale: Locale | null;
}

const initialState: PasskeyState = {
  isOffered: null,
  ceremony: null,
  record: idle,
  locale: null,
};

/** Reasons of the browser's own for which a ceremony fails. */
export const browserFailure = {
  /** The customer closed the browser's dialogue, or nothing was chosen in time. */
  cancelled: 'passkey_cancelled',
  /** The device keeps a passkey of this customer already. */
  known: 'passkey_known',
} as const;

const begin =
  (ceremony: Ceremony) =>
  <P extends { locale: Locale }>(state: PasskeyState, { payload }: PayloadAction<P>) => {
    Object.assign(state, { ceremony, record: loading, locale: payload.locale });
  };

/** The one ceremony of passkeys that a tab can have open. */
export const passkeySlice = createSlice({
  name: 'passkey',
  initialState,
  reducers: {
    /** Offers passkeys below the field of the phone number, as the browser fills in other things. */
    autofillRequested: (state, _action: PayloadAction<{ locale: Locale }>) => state,
    /** A passkey was chosen below the field. */
    passkeyChosen: begin('sign-in')<{ locale: Locale }>,
    signInRequested: begin('sign-in')<{ locale: Locale }>,
    registrationRequested: begin('registration')<{ locale: Locale }>,
    stepUpRequested: begin('step-up')<{ locale: Locale; operationId: string }>,
    /** Ends the ceremony that is open, that of the field included. */
    ceremonyClosed(state) {
      Object.assign(state, { ceremony: null, record: idle });
    },
    offerReceived(state, { payload }: PayloadAction<boolean>) {
      state.isOffered = payload;
    },
    ceremonySucceeded(state) {
      state.record = succeeded;
    },
    ceremonyFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.record = failed(payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => ({ ...initialState, isOffered: state.isOffered }));
  },
  selectors: { selectPasskey: (state) => state },
});

export const {
  autofillRequested,
  passkeyChosen,
  signInRequested,
  registrationRequested,
  stepUpRequested,
  ceremonyClosed,
  offerReceived,
  ceremonySucceeded,
  ceremonyFailed,
} = passkeySlice.actions;
