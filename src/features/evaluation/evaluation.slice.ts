import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AddressHit,
  FloorItem,
  QuoteData,
  QuoteRequest,
  RoomItem,
} from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import {
  errorOf,
  failed,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
} from '@/lib/saga/request-record';
import {
  emptyEvaluation,
  listSignature,
  maxEarlierAnswers,
  type EvaluationState,
  type OptionItem,
  type OptionQuery,
  type OptionType,
  type ReadType,
  type RequestType,
  type RequiredLists,
} from './evaluation.types';
import { valuationFormChanged } from './valuation-form.slice';

export interface OptionsRequest {
  type: OptionType;
  query: OptionQuery;
  locale: Locale;
}

export interface SearchRequest {
  query: string;
  locale: Locale;
}

export interface InfoRequest {
  query: OptionQuery;
  locale: Locale;
}

export interface QuoteRequestPayload {
  request: QuoteRequest;
  /** ISO instant of the request. */
  requestTime: string;
  locale: Locale;
}

function clearFailures(state: EvaluationState, except?: RequestType): void {
  state.requests = Object.fromEntries(
    Object.entries(state.requests).filter(
      ([type, record]) => record.status !== 'failed' || type === except,
    ),
  );
}

// Automatic list requests must not clear the quote's failure.
function startRequest(state: EvaluationState, type: RequestType): void {
  clearFailures(state, type === 'quote' ? undefined : 'quote');
  state.requests[type] = loading;
}

const flatLists = ['floorInfo', 'roomInfo'] as const;

/** A list that is cleared loses its signature, so that it is requested again. */
function clearFlatLists(state: EvaluationState): void {
  for (const type of flatLists) {
    if (state[type].length > 0) delete state.listSignatures[type];
    state[type] = [];
  }
}

function clearLists(state: EvaluationState): void {
  state.search = [];
  state.searchQuery = null;
  clearFlatLists(state);
}

const recordsOf = (state: EvaluationState) =>
  Object.values(state.requests).filter((record) => record !== undefined);

/** Property valuation: option lists and the quote by type, and the lists of search, rooms and floors. */
export const evaluationSlice = createSlice({
  name: 'evaluation',
  initialState: emptyEvaluation,
  reducers: {
    /** Requests what is missing of the lists; floors and rooms of another selection are removed at once. */
    listsRequired(state, { payload }: PayloadAction<RequiredLists>) {
      if (JSON.stringify(state.required) !== JSON.stringify(payload)) state.required = payload;
      for (const type of flatLists) {
        const required = payload.lists.find((list) => list.type === type);
        const signature = required && listSignature({ ...required, locale: payload.locale });
        if (state.listSignatures[type] === signature) continue;
        delete state.listSignatures[type];
        state[type] = [];
      }
    },
    optionsRequested(state, { payload }: PayloadAction<OptionsRequest>) {
      const { type } = payload;
      startRequest(state, type);
      state.listSignatures[type] = listSignature(payload);
      delete state.info[type];
    },
    optionsReceived(
      state,
      { payload: { type, items } }: PayloadAction<{ type: OptionType; items: OptionItem[] }>,
    ) {
      state.requests[type] = succeeded;
      state.info[type] = items;
      clearLists(state);
    },
    searchRequested(state, _action: PayloadAction<SearchRequest>) {
      startRequest(state, 'search');
    },
    searchReceived(
      state,
      { payload: { query, hits } }: PayloadAction<{ query: string; hits: AddressHit[] }>,
    ) {
      state.requests.search = succeeded;
      state.search = hits;
      state.searchQuery = query;
    },
    searchCleared(state) {
      delete state.requests.search;
      state.search = [];
      state.searchQuery = null;
    },
    floorInfoRequested(state, { payload }: PayloadAction<InfoRequest>) {
      startRequest(state, 'floorInfo');
      state.listSignatures.floorInfo = listSignature(payload);
    },
    floorInfoReceived(state, { payload }: PayloadAction<FloorItem[]>) {
      state.requests.floorInfo = succeeded;
      state.floorInfo = payload;
    },
    roomInfoRequested(state, { payload }: PayloadAction<InfoRequest>) {
      startRequest(state, 'roomInfo');
      state.listSignatures.roomInfo = listSignature(payload);
    },
    roomInfoReceived(state, { payload }: PayloadAction<RoomItem[]>) {
      state.requests.roomInfo = succeeded;
      state.roomInfo = payload;
    },
    /** Asks for the last quote as PDF. */
    documentRequested(state, _action: PayloadAction<{ locale: Locale }>) {
      state.requests.document = loading;
    },
    documentSaved(state) {
      state.requests.document = succeeded;
    },
    documentFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.requests.document = failed(payload);
    },
    quoteRequested(state, { payload }: PayloadAction<QuoteRequestPayload>) {
      startRequest(state, 'quote');
      state.lastQuote = { request: payload.request, locale: payload.locale };
    },
    quoteReceived(
      state,
      { payload: { data, requestTime } }: PayloadAction<{ data: QuoteData; requestTime: string }>,
    ) {
      state.requests.quote = succeeded;
      state.info.quote = { ...data, requestSuccessful: 'Y', requestTime };
      const key = JSON.stringify(state.lastQuote?.request ?? data.property);
      state.answers = [
        { key, quote: data },
        ...state.answers.filter((earlier) => earlier.key !== key),
      ].slice(0, maxEarlierAnswers);
      clearLists(state);
    },
    readFailed(
      state,
      { payload: { type, failure } }: PayloadAction<{ type: ReadType; failure: RequestFailure }>,
    ) {
      state.requests[type] = failed(failure);
      clearLists(state);
    },
    quoteFailed(
      state,
      {
        payload: { failure, needsPerson, requestTime },
      }: PayloadAction<{ failure: RequestFailure; needsPerson: boolean; requestTime: string }>,
    ) {
      state.needsPerson = needsPerson;
      state.requests.quote = failed(failure);
      state.info.quote = { requestSuccessful: 'N', requestTime };
    },
    /** Sets the error to the given text; null: no error. */
    errorReset(state, { payload }: PayloadAction<string | null>) {
      clearFailures(state);
      if (payload !== null) state.requests.given = failed({ code: 'given', message: payload });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(valuationFormChanged, (state) => {
      if (state.requests.quote?.status === 'failed') clearFailures(state);
    });
  },
  selectors: {
    selectEvaluation: (state) => state,
    selectInfo: (state) => state.info,
    selectSearch: (state) => state.search,
    selectRoomInfo: (state) => state.roomInfo,
    selectFloorInfo: (state) => state.floorInfo,
    selectLoading: (state) => recordsOf(state).some(isLoading),
    selectError: (state) =>
      recordsOf(state)
        .map(errorOf)
        .find((error) => error !== null) ?? null,
  },
});

export const {
  listsRequired,
  optionsRequested,
  optionsReceived,
  searchRequested,
  searchReceived,
  searchCleared,
  floorInfoRequested,
  floorInfoReceived,
  roomInfoRequested,
  roomInfoReceived,
  documentRequested,
  documentSaved,
  documentFailed,
  quoteRequested,
  quoteReceived,
  readFailed,
  quoteFailed,
  errorReset,
} = evaluationSlice.actions;
