import type { EstateValue } from '@/contracts/evaluation/estate';
import type { EpochDay, Valuation } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { PlaceDirectory } from '../address/place-directory';
import type { LocatedPlace } from '../address/place-labels';
import type { Dataset } from '../dataset/dataset.repository';
import type { LevelValuers } from '../quote/level-valuers';
import { isTooUncertain, type PropertyValuer } from '../quote/property-valuer';
import { selectedToProperty } from '../quote/quote-property';
import type { EstateEntry } from './estate-directory';
import { roundRange } from '../value-steps';
import { estateTrend, floorsOf, roundFlat, sizesOf } from './estate-figures';

export interface EstateValuerOptions {
  directory: PlaceDirectory;
  valueProperty: PropertyValuer;
  levels: LevelValuers;
  builtInIndexQuarters: readonly IndexQuarter[];
}

interface ValuationDay {
  dataset: Dataset;
  today: EpochDay;
}

export type EstateValuer = ReturnType<typeof createEstateValuer>;

interface FlatOf {
  areaSqft: number;
  floor: number | null;
}

/** The values of flats of whole estates, by the model that also answers quotes. */
export function createEstateValuer({
  directory,
  valueProperty,
  levels,
  builtInIndexQuarters,
}: EstateValuerOptions) {
  const valueFlat = async (
    { place }: LocatedPlace,
    { areaSqft, floor, ...day }: FlatOf & ValuationDay,
  ) =>
    valueProperty(
      selectedToProperty(
        { located: { place, parent: null, target: null }, estate: place },
        { ...day, flat: { areaSqft, floor, room: '', ageYears: null } },
      ),
      day,
    );

  async function typicalFlat(
    { id, topFloor }: EstateEntry,
    { dataset }: ValuationDay,
  ): Promise<FlatOf & { basis: EstateValue['basis'] }> {
    const typical = (await levels.of(dataset)).typicalFlat(id);
    const floor = typical?.floor ?? null;
    return {
      areaSqft: Math.round((typical?.areaSqft ?? 0) / 10) * 10 || defaultAreaSqft,
      floor: floor === null ? null : Math.min(floor, topFloor ?? floor),
      basis: typical?.knowledge ?? 'neighbours',
    };
  }

  return {
    /** The valuation of each estate's typical flat; null where its range is too wide for an honest figure. */
    async typicalValues(
      estates: readonly EstateEntry[],
      day: ValuationDay,
    ): Promise<Map<string, Valuation | null>> {
      const located = await directory.find(
        day.dataset.id,
        estates.map(({ id }) => id),
      );
      const places = new Map(located.map((item) => [item.place.id, item]));
      const values = new Map<string, Valuation | null>();
      for (const estate of estates) {
        const place = places.get(estate.id);
        if (!place) continue;
        const { valuation } = await valueFlat(place, {
          ...(await typicalFlat(estate, day)),
          ...day,
        });
        values.set(estate.id, isTooUncertain(valuation) ? null : valuation);
      }
      return values;
    },

    /** What flats of an estate are worth by size and floor, and how that has moved; null where the range is too wide. */
    async value(estate: EstateEntry, day: ValuationDay): Promise<EstateValue | null> {
      const [place] = await directory.find(day.dataset.id, [estate.id]);
      if (!place) return null;
      const { basis, ...typical } = await typicalFlat(estate, day);
      const { valuation, levels: usedLevels } = await valueFlat(place, { ...typical, ...day });
      if (isTooUncertain(valuation)) return null;
      const valueFlats = (flats: readonly FlatOf[]) =>
        Promise.all(
          flats.map(async (flat) =>
            roundFlat((await valueFlat(place, { ...flat, ...day })).valuation, flat),
          ),
        );
      const { areaSqft, floor } = typical;
      const { indexQuarters } = day.dataset.meta;
      return {
        ...roundFlat(valuation, typical),
        ...roundRange(valuation),
        rangeProbability: valuation.rangeProbability,
        asOf: isoDayOf(day.today),
        basis: usedLevels ? basis : 'sales',
        bySize: await valueFlats(
          sizesOf(areaSqft, estate.areaSqft).map((size) => ({ areaSqft: size, floor })),
        ),
        byFloor:
          floor === null
            ? []
            : await valueFlats(
                floorsOf(estate.topFloor).map((height) => ({ areaSqft, floor: height })),
              ),
        trend: estateTrend({
          quarters: indexQuarters.length > 0 ? indexQuarters : builtInIndexQuarters,
          pricePerSqft: valuation.pricePerSqft,
          areaSqft,
          completedYear: estate.completedYear,
          today: day.today,
        }),
      };
    },
  };
}

const defaultAreaSqft = 450;
