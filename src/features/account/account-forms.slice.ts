import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContactTopic } from '@/contracts/account-choices';
import type { Locale } from '@/contracts/locale';
import type { NumberFact } from './phone-change';
import { sessionEnded } from './session.slice';

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
  /** `on`: the day of settling early; null until one was chosen. */
  payments: { loanNo: string; on: string | null };
  details: { editing: DetailFormKey | null };
  /** `phone`: the number that is being confirmed, in E.164; `reference`: the change that the code to it completes. */
  phone: { typed: string; phone: string | null; reference: string | null; facts: readonly NumberFact[] };
  email: { text: string };
  address: { text: string };
  bank: { bankCode: string; accountNumber: string; holder: string; isConfirming: boolean };
  preferences: { language: Locale; marketing: boolean };
}
export type AccountFormKey = keyof AccountForms;

type KeptForms = { [K in AccountFormKey]?: AccountForms[K] };
const initialState: KeptForms = {};

/** What is typed into the account, so that it outlives a change of language; gone with the page and with the session, and nowhere but here. */
export const accountFormsSlice = createSlice({
  name: 'accountForms',
  initialState,
  reducers: {
    formKept: (state, { payload: { key, values } }: PayloadAction<{ key: AccountFormKey; values: AccountForms[AccountFormKey] }>) => ({ ...state, [key]: values }),
    formsCleared(state, { payload }: PayloadAction<readonly AccountFormKey[]>) {
      for (const key of payload) state[key] = undefined;
    },
    pageLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: { selectForms: (state): KeptForms => state },
});

export const { formKept, formsCleared, pageLeft } = accountFormsSlice.actions;
