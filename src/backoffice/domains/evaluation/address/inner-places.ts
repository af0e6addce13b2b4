import { coversNumber, numberDistance, type AddressQuery } from './address-query';
import type { PlaceLists } from './place-lists';
import type { Place, StreetNumber } from './place.types';
import { blockKeyOf, phaseKeyOf } from './query-parts';

export type InnerPlaceLists = Pick<PlaceLists, 'listBlocks' | 'listStreetNumbers'>;

const maxInnerPlaces = 6;
/** Numbers of a street near one that is not known. */
const maxNearNumbers = 4;
const maxNumberDistance = 30;

/** What was asked for inside a street or an estate. */
export type InnerQuery = Pick<AddressQuery, 'numbers' | 'block' | 'phase'>;

/** Places inside another one: those asked for, else the numbers of a street around the one asked for. */
export interface InnerPlaces {
  ids: string[];
  /** How much the known numbers say that the one asked for stands among them: more for many and near ones; undefined where it is known itself. */
  nearness?: number;
}

const none: InnerPlaces = { ids: [] };

/** The numbers of a street, or the blocks of an estate, that match the query. */
export async function findInnerPlaces(
  lists: InnerPlaceLists,
  { dataset, place, query }: { dataset: number; place: Place; query: InnerQuery },
): Promise<InnerPlaces> {
  const { numbers, block, phase } = query;
  if (place.kind === 'street')
    return numbers.length === 0
      ? none
      : findNumbers(await lists.listStreetNumbers(dataset, place.id), numbers);
  if (place.kind !== 'estate' && place.kind !== 'building') return none;
  if (block === undefined && phase === undefined) return none;
  const blocks = await lists.listBlocks(dataset, place.id);
  const isAsked = (
    asked: string | undefined,
    keyOf: (name: string) => string | undefined,
    names: readonly string[],
  ): boolean => asked === undefined || names.some((name) => keyOf(name) === asked);
  const matching = blocks.filter(({ en, hk }) => isAsked(block, blockKeyOf, [en, hk]));
  const inPhase = matching.filter(({ en, hk }) => isAsked(phase, phaseKeyOf, [en, hk]));
  // Where blocks are numbered throughout an estate, their names leave out the phase.
  const found = inPhase.length > 0 || block === undefined ? inPhase : matching;
  return { ids: found.slice(0, maxInnerPlaces).map(({ id }) => id) };
}

function findNumbers(listed: readonly StreetNumber[], asked: readonly string[]): InnerPlaces {
  const same = listed
    .filter(({ number }) => asked.some((each) => coversNumber(number.en, each)))
    .sort((one, other) => one.number.en.length - other.number.en.length);
  if (same.length > 0) return { ids: same.slice(0, maxInnerPlaces).map(({ number }) => number.id) };
  const near = listed
    .map(({ number }) => ({
      id: number.id,
      distance: Math.min(...asked.map((each) => numberDistance(number.en, each))),
    }))
    .filter(({ distance }) => distance <= maxNumberDistance)
    .sort((one, other) => one.distance - other.distance);
  return {
    ids: near.slice(0, maxNearNumbers).map(({ id }) => id),
    nearness: near.reduce((sum, { distance }) => sum + 1 / (1 + distance), 0),
  };
}
