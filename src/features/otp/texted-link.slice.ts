import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import type { SendSmsRequest } from '@/contracts/user';
import { errorOf, failed, idle, isLoading, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/saga/request-record';

/** A link for one's own phone: of this browser's draft of a product, or for the documents of an application. */
export type TextedLink = Pick<SendSmsRequest, 'kind' | 'applicationNumber' | 'product'>;

interface TextedLinkState {
  /** What the request is for; another one begins anew. */
  link: TextedLink | null;
  /** The language that it was made in: a failure's words are in it. */
  locale: Locale | null;
  request: RequestRecord;
}

const initialState: TextedLinkState = { link: null, locale: null, request: idle };

/** A text message with a link, asked for by a button. */
export const textedLinkSlice = createSlice({
  name: 'textedLink',
  initialState,
  reducers: {
    linkRequested: {
      reducer: (_state, { payload: { link, locale } }: PayloadAction<{ link: TextedLink; locale: Locale }>): TextedLinkState => ({ link, locale, request: loading }),
      prepare: (payload: { link: TextedLink; locale: Locale }) => ({ payload }),
    },
    linkSent(state) {
      state.request = succeeded;
    },
    linkRefused(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
  },
  selectors: {
    selectTextedLink: (state) => state,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
  },
});

export const { linkRequested, linkSent, linkRefused } = textedLinkSlice.actions;
