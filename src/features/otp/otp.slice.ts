import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import type { OtpPurpose } from '@/contracts/user';
import { errorOf, failed, idle, isLoading, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/saga/request-record';

/** What a code is for: `operationId` names the draft or the payment; `reference` is the opaque id of a texted link, whose operation comes with the answer. */
export interface OtpSubject {
  purpose: OtpPurpose;
  operationId?: string;
  reference?: string;
}

export interface CodeRequest extends OtpSubject {
  locale: Locale;
  phone: string;
  /** From the configuration: false sends nothing. */
  live: boolean;
  /** Milliseconds since 1970 at which it was asked for. */
  at: number;
}

export interface CodeSent {
  phone: string;
  requestId: string;
  operationId?: string;
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt: number;
}

export interface OtpState {
  request: RequestRecord;
  subject: OtpSubject | null;
  /** The language that `request` was made in: a failure's words are in it. */
  locale: Locale | null;
  /** The number that was known at the opening. */
  given: string;
  /** As typed, right or wrong. */
  phone: string;
  code: string;
  sent: CodeSent | null;
  /** Milliseconds since 1970 from which a code may be asked for again after a refusal. */
  waitUntil: number;
}

/** Why no code was sent, and from when on another try is worth it. */
export interface CodeRefusal {
  failure: RequestFailure;
  waitUntil?: number;
}

export interface OtpOpening {
  subject: OtpSubject;
  /** The number that is known already; empty where none is. */
  phone: string;
}

/** Whether this is what is on its way already, such as after a change of language. */
export function isOpenFor({ subject: open, given }: OtpState, { subject, phone }: OtpOpening): boolean {
  return open?.purpose === subject.purpose && open.operationId === subject.operationId && open.reference === subject.reference && given === phone;
}

const initialState: OtpState = { request: idle, subject: null, locale: null, given: '', phone: '', code: '', sent: null, waitUntil: 0 };

/** A one-time code on its way: what it is for, where it went, and what is typed meanwhile. */
export const otpSlice = createSlice({
  name: 'otp',
  initialState,
  reducers: {
    /** Begins anew for another subject or another known number; the same one keeps what is there. */
    otpOpened(state, { payload }: PayloadAction<OtpOpening>) {
      return isOpenFor(state, payload) ? state : { ...initialState, subject: payload.subject, given: payload.phone, phone: payload.phone };
    },
    phoneTyped(state, { payload }: PayloadAction<string>) {
      state.phone = payload;
      state.waitUntil = 0;
    },
    codeTyped(state, { payload }: PayloadAction<string>) {
      state.code = payload;
    },
    codeRequested: {
      reducer(state, { payload }: PayloadAction<CodeRequest>) {
        state.request = loading;
        state.locale = payload.locale;
      },
      prepare: (payload: CodeRequest) => ({ payload }),
    },
    codeSent(state, { payload }: PayloadAction<CodeSent>) {
      state.request = succeeded;
      state.sent = payload;
      state.code = '';
    },
    codeRefused(state, { payload: { failure, waitUntil = 0 } }: PayloadAction<CodeRefusal>) {
      state.request = failed(failure);
      state.waitUntil = waitUntil;
      if (state.sent) state.sent.resendAt = Math.max(state.sent.resendAt, waitUntil);
    },
    /** Back to the number; what was typed stays. */
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

export const { otpOpened, phoneTyped, codeTyped, codeRequested, codeSent, codeRefused, phoneReopened, otpClosed } = otpSlice.actions;
