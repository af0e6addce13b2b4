import type { AddressHit, FloorItem, RoomItem } from '@/contracts/evaluation/evaluation';
import type { ValuationForm } from './valuation-form';

export interface ValuationFormState {
  /** Null until something was chosen or typed. */
  form: ValuationForm | null;
  floors: FloorItem[];
  rooms: RoomItem[];
  /** The latest search result with its query. */
  searchResult: { query: string; hits: AddressHit[] } | null;
}

export const emptyFormState: ValuationFormState = {
  form: null,
  floors: [],
  rooms: [],
  searchResult: null,
};
