import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import type { OtpPurpose } from '@/contracts/otp/otp';
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

/** The purpose of a code: `operationId` names the draft or the payment; `reference` is the opaque id of a link sent by SMS, whose operation comes with the answer. */
export interface OtpSubject {
  purpose: OtpPurpose;
  operationId?: string;
  reference?: string;
}

export interface CodeRequest extends OtpSubject {
  locale: Locale;
  phone: string;
  /** From the configuration; false if no message is sent. */
  live: boolean;
  /** Time of the request, in milliseconds since 1970. */
  at: number;
}

export interface CodeSent {
  phone: string;
  requestId: string;
  operationId?: string;
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt: number;
  /** Milliseconds since 1970 at which the code ends; absent where that is not known. */
  expiresAt?: number;
}

export interface OtpState {
  request: RequestRecord;
  subject: OtpSubject | null;
  /** The locale of `request`; its failure message is in that language. */
  locale: Locale | null;
  /** The phone number known when the challenge was opened. */
  initialPhone: string;
  /** As typed, valid or not. */
  phone: string;
  code: string;
  sent: CodeSent | null;
  /** Milliseconds since 1970 from which a code may be requested again after a failure. */
  waitUntil: number;
}

/** Why no code was sent, and when to retry. */
export interface CodeSendFailure {
  failure: RequestFailure;
  waitUntil?: number;
}

export interface OtpChallengeParams {
  subject: OtpSubject;
  /** The known phone number; empty if there is none. */
  phone: string;
}

/** Whether this challenge is already open, for example after a change of language. */
export function isSameChallenge(
  { subject: open, initialPhone }: OtpState,
  { subject, phone }: OtpChallengeParams,
): boolean {
  return (
    open?.purpose === subject.purpose &&
    open.operationId === subject.operationId &&
    open.reference === subject.reference &&
    initialPhone === phone
  );
}

const initialState: OtpState = {
  request: idle,
  subject: null,
  locale: null,
  initialPhone: '',
  phone: '',
  code: '',
  sent: null,
  waitUntil: 0,
};

/** A one-time code challenge: its purpose, the phone number and the input so far. */
export const otpSlice = createSlice({
  name: 'otp',
  initialState,
  reducers: {
    /** Resets the state for another subject or phone number; keeps it for the same one. */
    otpOpened(state, { payload }: PayloadAction<OtpChallengeParams>) {
      return isSameChallenge(state, payload)
        ? state
        : {
            ...initialState,
            subject: payload.subject,
            initialPhone: payload.phone,
            phone: payload.phone,
          };
    },
    phoneTyped(state, { payload }: PayloadAction<string>) {
      state.phone = payload;
      state.waitUntil = 0;
    },
    codeTyped(state, { payload }: PayloadAction<string>) {
      state.code = payload;
    },
    codeRequested(state, { payload }: PayloadAction<CodeRequest>) {
      state.request = loading;
      state.locale = payload.locale;
    },
    codeSent(state, { payload }: PayloadAction<CodeSent>) {
      state.request = succeeded;
      state.sent = payload;
      state.code = '';
    },
    codeSendFailed(state, { payload: { failure, waitUntil = 0 } }: PayloadAction<CodeSendFailure>) {
      state.request = failed(failure);
      state.waitUntil = waitUntil;
      if (state.sent) state.sent.resendAt = Math.max(state.sent.resendAt, waitUntil);
    },
    /** Returns to the phone step; the typed number is kept. */
    phoneReopened(state) {
      state.request = idle;
      state.sent = null;
      state.code = '';
    },
    otpClosed: () => initialState,
  },
  selectors: {
    selectOtp: (state) => state,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
  },
});

export const {
  otpOpened,
  phoneTyped,
  codeTyped,
  codeRequested,
  codeSent,
  codeSendFailed,
  phoneReopened,
  otpClosed,
} = otpSlice.actions;
