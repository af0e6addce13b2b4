import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import type { SendSmsRequest } from '@/contracts/otp/otp';
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

/** A link sent by SMS to the applicant: to this browser's draft of a product, or to the documents of an application; or to a further applicant, who confirms by it. */
export type TextedLink = Pick<
  SendSmsRequest,
  'kind' | 'applicationNumber' | 'product' | 'position' | 'phone' | 'channel'
>;

interface TextedLinkState {
  /** The link that the request is for; another link resets the state. */
  link: TextedLink | null;
  /** The locale of the request; its failure message is in that language. */
  locale: Locale | null;
  request: RequestRecord;
}

const initialState: TextedLinkState = { link: null, locale: null, request: idle };

/** The request for an SMS with a link. */
export const textedLinkSlice = createSlice({
  name: 'textedLink',
  initialState,
  reducers: {
    linkRequested: (
      _state,
      { payload: { link, locale } }: PayloadAction<{ link: TextedLink; locale: Locale }>,
    ): TextedLinkState => ({ link, locale, request: loading }),
    linkSent(state) {
      state.request = succeeded;
    },
    linkFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.request = failed(payload);
    },
  },
  selectors: {
    selectTextedLink: (state) => state,
    selectLoading: (state) => isLoading(state.request),
    selectError: (state) => errorOf(state.request),
  },
});

export const { linkRequested, linkSent, linkFailed } = textedLinkSlice.actions;
