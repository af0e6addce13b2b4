import type { Neighbour, Position, QuoteBasis } from '@/contracts/evaluation/quote-support';
import type { Locale } from '@/contracts/locale';
import { toKilometres } from '@/valuation/levels/level-place';
import type { LevelValuer, PlaceSupport } from '@/valuation/levels/level-valuer';
import type { EpochDay, Property } from '@/valuation/model/sale.types';
import { chosenPlaces, fullLabel } from '../address/place-labels';
import type { PlaceDirectory } from '../address/place-directory';

const maxNeighbours = 5;
const metreStep = 10;
/** Names such as `Block 3` or `第2期`, which mean nothing to a reader without the name of their estate. */
const bareInnerName =
  /^(?:第?[0-9A-Z一二三四五六七八九十]{1,3}[段期座]|(?:Phase|Block)\s\S{1,3})$/i;

/** Straight distance in steps of ten metres. */
export function distanceMetres(one: Position, other: Position): number {
  const [from, to] = [toKilometres(...one), toKilometres(...other)];
  const kilometres = Math.hypot(from.north - to.north, from.east - to.east);
  return Math.round((kilometres * 1_000) / metreStep) * metreStep;
}

export interface NeighbourRequest {
  dataset: number;
  property: Property;
  position: Position | null;
  support: PlaceSupport;
  today: EpochDay;
  locale: Locale;
}

/** The places whose figures weigh most in a level, each with what the same flat would cost there. */
export async function listNeighbours(
  { directory, valuer }: { directory: PlaceDirectory; valuer: LevelValuer },
  { dataset, property, position, support, today, locale }: NeighbourRequest,
): Promise<Neighbour[]> {
  const weights = new Map(support.others.map(({ id, share }) => [id, share]));
  const located = await directory.find(dataset, [...weights.keys()]);
  return located
    .filter(({ place }) => place.kind !== 'district' && !bareInnerName.test(place.hk))
    .slice(0, maxNeighbours)
    .map((found) => {
      const { place } = found;
      const at = place.facts.position ?? null;
      const { pricePerSqft } = valuer.value(
        { ...property, places: [place.id, place.district] },
        today,
      );
      return {
        label: fullLabel(found, locale),
        ids: chosenPlaces(found),
        distanceMetres: at && position ? distanceMetres(position, at) : null,
        pricePerSqft: Math.round(pricePerSqft),
        weight: weights.get(place.id) ?? 0,
        position: at,
      };
    });
}

const basisByKnowledge = {
  recent: 'recentFigures',
  history: 'olderSales',
  neighbours: 'neighbours',
  subDistrict: 'area',
} as const satisfies Record<PlaceSupport['knowledge'], QuoteBasis['kind']>;

/** What a value by levels rests on. */
export function basisOfLevel({ knowledge, ownShare, month }: PlaceSupport): QuoteBasis {
  return {
    kind: basisByKnowledge[knowledge],
    ownShare: knowledge === 'subDistrict' ? null : ownShare,
    month,
  };
}
