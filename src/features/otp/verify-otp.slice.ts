import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
import {
  codeRequested,
  codeSent,
  otpClosed,
  otpOpened,
  phoneReopened,
  type OtpSubject,
} from './otp.slice';

/** Error used if the answer has no message; shown through a locale key. */
export const verifiedCodeError = 'verifiedCodeError';

export interface CodeSubmission extends Pick<OtpSubject, 'purpose' | 'operationId'> {
  locale: Locale;
  phone: string;
  code: string;
  /** Time of the submission, in milliseconds since 1970. */
  at: number;
}

interface VerifyOtpState {
  request: RequestRecord;
  locale: Locale | null;
  succeed: boolean;
  /** How often the code may still be tried; null where that is not known. */
  attemptsLeft: number | null;
  /** Milliseconds since 1970 until which codes are locked; null while they are not. */
  lockedUntil: number | null;
}

interface VerificationFailure extends RequestFailure {
  attemptsLeft?: number | undefined;
  lockedUntil?: number | null;
}

const initialState: VerifyOtpState = {
  request: idle,
  locale: null,
  succeed: false,
  attemptsLeft: null,
  lockedUntil: null,
};

/** Verification of the typed code. */
export const verifyOtpSlice = createSlice({
  name: 'verifyOtp',
  initialState,
  reducers: {
    codeSubmitted: (_state, { payload }: PayloadAction<CodeSubmission>): VerifyOtpState => ({
      ...initialState,
      request: loading,
      locale: payload.locale,
    }),
    /** Applies to the pending verification only. */
    codeVerified(state) {
      if (!isLoading(state.request)) return;
      state.request = succeeded;
      state.succeed = true;
    },
    codeVerificationFailed(
      state,
      {
        payload: { attemptsLeft, lockedUntil = null, ...failure },
      }: PayloadAction<VerificationFailure>,
    ) {
      if (!isLoading(state.request)) return;
      state.request = failed(failure);
      state.attemptsLeft = attemptsLeft ?? null;
      state.lockedUntil = lockedUntil;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(otpOpened, () => initialState)
      .addCase(codeRequested, () => initialState)
      .addCase(codeSent, () => initialState)
      .addCase(phoneReopened, () => initialState)
      .addCase(otpClosed, () => initialState);
  },
  selectors: {
    selectVerification: (state) => state,
    selectSucceed: (state) => state.succeed,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
  },
});

export const { codeSubmitted, codeVerified, codeVerificationFailed } = verifyOtpSlice.actions;
