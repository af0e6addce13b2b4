import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContactTopic } from '@/contracts/account/account-choices';
import type { Locale } from '@/contracts/locale';
import type { NumberFact } from './details/phone-change';
import { sessionEnded } from './session/session.slice';

/** The details that a customer can change, one form each. */
export const detailForms = ['phone', 'email', 'address', 'bank'] as const;
export type DetailFormKey = (typeof detailForms)[number];

/** What is typed and chosen in the forms of the account; `isConfirming`: the code is asked for. */
export interface AccountForms {
  /** `sentAt`: milliseconds since 1970 of the last message. */
  contact: { topic: ContactTopic; loanNo: string; message: string; sentAt: number };
  holiday: { loanNo: string; months: number; reason: string };
  withdrawal: { loanNo: string; amount: string; isConfirming: boolean };
  creditLimit: { loanNo: string; limit: string; reason: string; isConfirming: boolean };
  statements: { loanNo: string };
  payments: { loanNo: string };
  /** The day of settling early. */
  settlement: { on: string };
  details: { editing: DetailFormKey | null };
  /** `phone`: the number that is being confirmed, in E.164; `reference`: the change that the code to it completes. */
  phone: { typed: string; phone: string | null; reference: string | null; facts: readonly NumberFact[] };
  email: { text: string };
  address: { text: string };
  bank: { bankCode: string; accountNumber: string; holder: string; isConfirming: boolean };
  preferences: { language: Locale; marketing: boolean };
}
export type AccountFormKey = keyof AccountForms;

/** The last submission of a form. Sent again with the same `body` it carries the same `key`; `isShown` until it is dismissed, `isDone` once its answer was told. */
export interface FormAttempt {
  body: string;
  key: string;
  isShown: boolean;
  isDone: boolean;
}

interface AccountFormsState {
  values: { [K in AccountFormKey]?: AccountForms[K] };
  attempts: { [K in AccountFormKey]?: FormAttempt };
}

const initialState: AccountFormsState = { values: {}, attempts: {} };

/** What is typed into the account, so that it outlives a change of language; gone with the page and with the session, and nowhere but here. */
export const accountFormsSlice = createSlice({
  name: 'accountForms',
  initialState,
  reducers: {
    formKept: (state, { payload: { form, values } }: PayloadAction<{ form: AccountFormKey; values: AccountForms[AccountFormKey] }>) => ({ ...state, values: { ...state.values, [form]: values } }),
    attemptKept(state, { payload: { form, attempt } }: PayloadAction<{ form: AccountFormKey; attempt: FormAttempt }>) {
      state.attempts[form] = attempt;
    },
    /** Done: the fields are empty again; what became of them is still shown. */
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

export const { formKept, attemptKept, formsCleared, formsClosed, pageLeft } = accountFormsSlice.actions;
