import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ValueAlertAction } from '@/config/message-links';
import type { Locale } from '@/contracts/locale';
import {
  errorOf,
  failed,
  idle,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
} from '@/lib/saga/request-record';
import { quoteReceived } from '../evaluation.slice';
import { emptyValueAlert } from './value-alert.types';

export interface UsedAlertLink {
  action: ValueAlertAction;
  /** From the mail's link. */
  token: string;
  /** The part of the address behind the `#`. */
  hash: string;
  locale: Locale;
}

/** The request to be told by mail when the value changes, and what the links of those mails do. */
export const valueAlertSlice = createSlice({
  name: 'valueAlert',
  initialState: emptyValueAlert,
  reducers: {
    alertEmailChanged(state, { payload }: PayloadAction<string>) {
      state.email = payload;
      if (!isLoading(state.request)) state.request = idle;
    },
    alertRequested(state, _action: PayloadAction<{ locale: Locale }>) {
      state.request = loading;
    },
    alertStored(state) {
      state.request = succeeded;
    },
    alertFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
    alertLinkUsed(state, { payload }: PayloadAction<UsedAlertLink>) {
      state.link = loading;
      state.usedHash = payload.hash;
    },
    alertLinkDone(state) {
      state.link = succeeded;
    },
    alertLinkFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.link = failed(payload);
    },
  },
  extraReducers: (builder) => {
    // A new value resets the request, which was for the previous value.
    builder.addCase(quoteReceived, (state) => {
      if (!isLoading(state.request)) state.request = idle;
    });
  },
  selectors: {
    selectValueAlert: (state) => state,
    selectLoading: ({ request, link }) => isLoading(request) || isLoading(link),
    selectError: ({ request, link }) => errorOf(request) ?? errorOf(link),
  },
});

export const {
  alertEmailChanged,
  alertRequested,
  alertStored,
  alertFailed,
  alertLinkUsed,
  alertLinkDone,
  alertLinkFailed,
} = valueAlertSlice.actions;
