import type {
  AddressHit,
  ChosenFlat,
  FloorItem,
  QuoteData,
  QuoteRequest,
  RoomItem,
} from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { RequestRecord } from '@/lib/saga/request-record';

export const optionTypes = [
  'area',
  'district',
  'estate',
  'street',
  'streetno',
  'building',
  'block',
  'floor',
  'room',
  'carpark',
] as const;
export type OptionType = (typeof optionTypes)[number];
export type ReadType = OptionType | 'search' | 'floorInfo' | 'roomInfo';
export type RequestType = ReadType | 'quote' | 'document';

/** `link` is the address of the page with this option chosen; only areas carry `sort`. */
export interface OptionItem {
  key: string;
  label: string;
  value: string;
  link: string;
  sort?: number;
}

export interface QuoteSuccess extends QuoteData {
  requestSuccessful: 'Y';
  requestTime: string;
}

export interface FailedQuote {
  requestSuccessful: 'N';
  requestTime: string;
}

export interface EvaluationInfo extends Partial<Record<OptionType, OptionItem[]>> {
  quote?: QuoteSuccess | FailedQuote;
}

/** The selected identifiers, as the option list endpoints take them. */
export type OptionQuery = ChosenFlat;

export type ListType = OptionType | 'floorInfo' | 'roomInfo';

export interface ListRequest {
  type: ListType;
  query: OptionQuery;
}

export interface RequiredLists {
  lists: ListRequest[];
  locale: Locale;
}

/** A value of this visit, kept to be seen beside another. It never leaves the tab. */
export interface EarlierAnswer {
  /** Names the request: equal requests have equal keys. */
  key: string;
  quote: QuoteData;
}

/** The oldest are forgotten: more cannot be compared at a glance. */
export const maxEarlierAnswers = 8;

export interface EvaluationState {
  /** One record per request; `loading` and `error` are derived from them. */
  requests: Partial<Record<RequestType | 'given', RequestRecord>>;
  /** The signature of the latest request of each list; none for a list that was cleared since. */
  listSignatures: Partial<Record<ListType, string>>;
  /** The lists that the page needs for the current selection. */
  required: RequiredLists | null;
  info: EvaluationInfo;
  /** Whether staff can value the property that the last quote could not. */
  needsPerson: boolean;
  /** The latest first. */
  answers: EarlierAnswer[];
  /** What the last quote was asked for. */
  lastQuote: { request: QuoteRequest; locale: Locale } | null;
  search: AddressHit[];
  /** What `search` was found for; null for a list that was cleared. */
  searchQuery: string | null;
  roomInfo: RoomItem[];
  floorInfo: FloorItem[];
}

export const emptyEvaluation: EvaluationState = {
  requests: {},
  listSignatures: {},
  required: null,
  info: {},
  needsPerson: false,
  answers: [],
  lastQuote: null,
  search: [],
  searchQuery: null,
  roomInfo: [],
  floorInfo: [],
};

export const listSignature = ({ query, locale }: { query: OptionQuery; locale: Locale }): string =>
  JSON.stringify([locale, query]);
