import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AnswerCoApplicationRequest,
  CoApplication,
} from '@/contracts/application/co-applicant';
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

export interface CoApplicantConsents {
  privacyNotice: boolean;
  creditReference: boolean;
}

interface CoApplicantState {
  request: RequestRecord;
  answerRequest: RequestRecord;
  /** What there is to confirm; null before a code has proved the phone. */
  coApplication: CoApplication | null;
  /** As ticked. */
  consents: CoApplicantConsents;
}

const initialState: CoApplicantState = {
  request: idle,
  answerRequest: idle,
  coApplication: null,
  consents: { privacyNotice: false, creditReference: false },
};

/** What a further borrower or guarantor reads and answers. */
export const coApplicantSlice = createSlice({
  name: 'coApplicant',
  initialState,
  reducers: {
    coApplicationOpened(state, _action: PayloadAction<{ locale: Locale }>) {
      state.request = loading;
    },
    coApplicationRead(state, { payload }: PayloadAction<CoApplication>) {
      state.request = succeeded;
      state.coApplication = payload;
    },
    coApplicationFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
    consentsTicked(state, { payload }: PayloadAction<CoApplicantConsents>) {
      state.consents = payload;
    },
    coApplicationAnswered(
      state,
      _action: PayloadAction<{ answer: AnswerCoApplicationRequest; locale: Locale }>,
    ) {
      state.answerRequest = loading;
    },
    answerStored(state, { payload }: PayloadAction<CoApplication>) {
      state.answerRequest = succeeded;
      state.coApplication = payload;
    },
    answerFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.answerRequest = failed(payload);
    },
    /** The proof has ended: the phone has to be proved again. */
    coApplicationClosed: () => initialState,
  },
  selectors: {
    selectCoApplicant: (state) => state,
    selectLoading: ({ request, answerRequest }) => isLoading(request) || isLoading(answerRequest),
    selectError: ({ request, answerRequest }) => errorOf(request) ?? errorOf(answerRequest),
  },
});

export const {
  coApplicationOpened,
  coApplicationRead,
  coApplicationFailed,
  consentsTicked,
  coApplicationAnswered,
  answerStored,
  answerFailed,
  coApplicationClosed,
} = coApplicantSlice.actions;
