import { blockKeyOf, coversNumber, type AddressQuery } from './address-query';
import type { PlaceLists } from './place-lists';
import type { Place } from './place.types';

export type InnerPlaceLists = Pick<PlaceLists, 'listBlocks' | 'listStreetNumbers'>;

const maxInnerPlaces = 6;

/** The ids of the numbers of a street, or of the blocks of an estate, that match the query. */
export async function findInnerPlaces(
  lists: InnerPlaceLists,
  {
    dataset,
    place,
    query,
  }: { dataset: number; place: Place; query: Pick<AddressQuery, 'numbers' | 'block'> },
): Promise<string[]> {
  const { numbers, block } = query;
  if (place.kind === 'street') {
    const listed = numbers.length === 0 ? [] : await lists.listStreetNumbers(dataset, place.id);
    return listed
      .filter(({ number }) => numbers.some((asked) => coversNumber(number.en, asked)))
      .sort((one, other) => one.number.en.length - other.number.en.length)
      .slice(0, maxInnerPlaces)
      .map(({ number }) => number.id);
  }
  if (block === undefined || (place.kind !== 'estate' && place.kind !== 'building')) return [];
  const blocks = await lists.listBlocks(dataset, place.id);
  return blocks
    .filter(({ en, hk }) => blockKeyOf(en) === block || blockKeyOf(hk) === block)
    .slice(0, maxInnerPlaces)
    .map(({ id }) => id);
}
