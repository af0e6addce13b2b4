import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccountContactTopic } from '@/contracts/account/account-choices';
import type { Locale } from '@/contracts/locale';
import type { PhoneChangeMatch } from './screens/details/phone-change';
import { sessionEnded } from './session/session.slice';

/** The customer details that can be edited, one form for each. */
export const detailForms = ['phone', 'email', 'address', 'bank'] as const;
export type DetailFormKey = (typeof detailForms)[number];

/** Values of the account forms; `isConfirming` is true while the step-up code is requested. */
export interface AccountForms {
  /** `sentAt`: milliseconds since 1970 of the last message. */
  contact: { topic: AccountContactTopic; loanNo: string; message: string; sentAt: number };
  /** A message that starts a thread, and the number of what it is about. */
  thread: { topic: AccountContactTopic; about: string; text: string; sentAt: number };
  /** What is typed below each thread, by its reference. */
  reply: { texts: Readonly<Record<string, string>> };
  openThread: { reference: string | null };
  holiday: { loanNo: string; months: number; reason: string };
  withdrawal: { loanNo: string; amount: string; isConfirming: boolean };
  creditLimit: { loanNo: string; limit: string; reason: string; isConfirming: boolean };
  statements: { loanNo: string };
  payments: { loanNo: string };
  /** What is to be paid by FPS, in HK$ as typed. */
  payment: { amount: string };
  /** What might be repaid beyond what is due, in HK$ as typed, and the day of the one sum, YYYY-MM-DD. */
  overpayment: { once: string; monthly: string; on: string };
  /** Date of early settlement, YYYY-MM-DD. */
  settlement: { on: string };
  details: { editing: DetailFormKey | null };
  /** `phone`: the number being confirmed, in E.164; `reference`: the change request that the code sent to that number completes. */
  phone: {
    typed: string;
    phone: string | null;
    reference: string | null;
    facts: readonly PhoneChangeMatch[];
  };
  email: { text: string; isConfirming: boolean };
  address: { text: string };
  bank: { bankCode: string; accountNumber: string; holder: string; isConfirming: boolean };
  /** `maxAmount`: the most that is collected at once, in HK$ as typed. */
  autopay: {
    bankCode: string;
    accountNumber: string;
    holder: string;
    maxAmount: string;
    isOpen: boolean;
    isConfirming: boolean;
  };
  release: { loanNo: string; solicitor: string };
  /** Has no fields: the end of autopay is requested by its button. */
  autopayEnd: Record<string, never>;
  /** A code that was mailed because every passkey was lost. */
  recovery: { code: string; isSent: boolean };
  /** `reminder`: days before a payment date, empty for none. */
  preferences: { language: Locale; marketing: boolean; reminder: string };
}
export type AccountFormKey = keyof AccountForms;

/** The last submission of a form. A retry with the same `body` reuses the same idempotency `key`; `isShown` until it is dismissed, `isCompleted` once its answer has been handled. */
export interface SubmissionAttempt {
  body: string;
  key: string;
  isShown: boolean;
  isCompleted: boolean;
}

interface AccountFormsState {
  values: { [K in AccountFormKey]?: AccountForms[K] };
  attempts: { [K in AccountFormKey]?: SubmissionAttempt };
}

const initialState: AccountFormsState = { values: {}, attempts: {} };

/** Values of the account forms, held in the store so that they survive a change of language; cleared when the page is left or the session ends. */
export const accountFormsSlice = createSlice({
  name: 'accountForms',
  initialState,
  reducers: {
    formValuesSaved: (
      state,
      {
        payload: { form, values },
      }: PayloadAction<{ form: AccountFormKey; values: AccountForms[AccountFormKey] }>,
    ) => ({ ...state, values: { ...state.values, [form]: values } }),
    submissionAttemptSaved(
      state,
      {
        payload: { form, attempt },
      }: PayloadAction<{ form: AccountFormKey; attempt: SubmissionAttempt }>,
    ) {
      state.attempts[form] = attempt;
    },
    /** After a successful submission: the fields are reset, the result remains visible. */
    formsCleared(state, { payload }: PayloadAction<readonly AccountFormKey[]>) {
      for (const form of payload) state.values[form] = undefined;
    },
    formsClosed(state, { payload }: PayloadAction<readonly AccountFormKey[]>) {
      for (const form of payload) state.values[form] = state.attempts[form] = undefined;
    },
    pageLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectForms: (state) => state.values,
    selectAttempt: (state, form: AccountFormKey) => state.attempts[form],
  },
});

export const { formValuesSaved, submissionAttemptSaved, formsCleared, formsClosed, pageLeft } =
  accountFormsSlice.actions;
