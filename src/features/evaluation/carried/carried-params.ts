import type { QuoteData } from '@/contracts/evaluation/evaluation';
import { identifiesProperty } from '@/lib/chosen-places';
import { parseFloorNumber } from '../parse-figures';
import { placeParams } from '../place-params';

const carriedNames = [...placeParams, 'blockName', 'floor', 'room', 'areaSqft'] as const;

/** The query parameters that bring a valued property along to another page; none for an address that was typed. */
export function propertyParams({
  ids,
  blockName,
  floor,
  room,
  areaSqft,
}: QuoteData['property']): URLSearchParams {
  const params = new URLSearchParams();
  if (!identifiesProperty(ids)) return params;
  for (const name of placeParams) if (ids[name] !== undefined) params.set(name, ids[name]);
  if (blockName) params.set('blockName', blockName);
  const floorNumber = floor === null ? null : parseFloorNumber(floor);
  if (floorNumber !== null) params.set('floor', `f:${floorNumber}`);
  if (room !== null) params.set('room', room);
  if (areaSqft !== null) params.set('areaSqft', String(areaSqft));
  return params;
}

/** The parameters of the property in an address, as `propertyParams` writes them; empty without one. */
export function carriedParams(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const name of carriedNames) {
    const value = query.get(name);
    if (value !== null) params.set(name, value);
  }
  return params;
}

/** The query of an address without the property: a link that is shown to others tells no floor and no flat. */
export function withoutProperty(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of carriedNames) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** Whether an address brings along just this property. */
export const isSameProperty = (
  property: QuoteData['property'],
  carried: URLSearchParams,
): boolean => propertyParams(property).toString() === carried.toString();
