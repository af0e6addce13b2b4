import type {
  AddressHit,
  ChosenFlat,
  FloorItem,
  QuoteData,
  RoomItem,
} from '@/contracts/evaluation/evaluation';
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
export type RequestType = ReadType | 'quote';

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

export interface QuoteFailure {
  requestSuccessful: 'N';
  requestTime: string;
}

export interface EvaluationInfo extends Partial<Record<OptionType, OptionItem[]>> {
  quote?: QuoteSuccess | QuoteFailure;
}

export interface EvaluationState {
  /** One record per request; `loading` and `error` are derived from them. */
  requests: Partial<Record<RequestType | 'given', RequestRecord>>;
  info: EvaluationInfo;
  /** Whether staff can value the property that the last quote could not. */
  needsPerson: boolean;
  search: AddressHit[];
  roomInfo: RoomItem[];
  floorInfo: FloorItem[];
}

export const emptyEvaluation: EvaluationState = {
  requests: {},
  info: {},
  needsPerson: false,
  search: [],
  roomInfo: [],
  floorInfo: [],
};

/** The selected identifiers, as the option list endpoints take them. */
export type OptionQuery = ChosenFlat;
