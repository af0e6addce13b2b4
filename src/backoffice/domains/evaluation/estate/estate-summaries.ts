import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EpochDay, Valuation } from '@/valuation/model/sale.types';
import type { Dataset } from '../dataset/dataset.repository';
import type { DistrictEntry, EstateDirectory, EstateEntry } from './estate-directory';
import { roundPrice } from './estate-figures';
import type { EstateValuer } from './estate-valuer';

/** Price of a square foot of each estate's typical flat by its id; null where a person has to value it. */
export type EstatePrices = ReadonlyMap<string, number | null>;

interface Computed {
  key: string;
  prices: EstatePrices;
}

/** The prices of all estates, computed once for each day and data set, one district at a time. The previous prices are served until the new ones are complete. */
export function createEstatePrices({
  valuer,
  directory,
}: {
  valuer: EstateValuer;
  directory: () => Promise<EstateDirectory>;
}) {
  let current: Computed | null = null;
  let pending: { key: string; prices: Promise<EstatePrices> } | null = null;

  async function compute(dataset: Dataset, today: EpochDay): Promise<EstatePrices> {
    const prices = new Map<string, number | null>();
    for (const { estates } of (await directory()).values()) {
      const valuations = await valuer.typicalValues([...estates.values()], { dataset, today });
      for (const [id, price] of toPrices(valuations)) prices.set(id, price);
      await nextTurn();
    }
    return prices;
  }

  async function allPrices(dataset: Dataset, today: EpochDay): Promise<EstatePrices> {
    const key = `${dataset.fingerprint} ${today}`;
    if (current?.key === key) return current.prices;
    if (pending?.key !== key) {
      const prices = compute(dataset, today);
      pending = { key, prices };
      prices.then(
        (computed) => {
          current = { key, prices: computed };
          if (pending?.prices === prices) pending = null;
        },
        () => {
          if (pending?.prices === prices) pending = null;
        },
      );
    }
    return pricesOfSameData(dataset) ?? pending.prices;
  }

  function pricesOfSameData({ fingerprint }: Dataset): EstatePrices | null {
    return current?.key.startsWith(`${fingerprint} `) ? current.prices : null;
  }

  return {
    all: allPrices,

    /** The prices of at least these estates, without waiting for the prices of all: a page requested right after start needs only a few. */
    async of(
      estates: readonly EstateEntry[],
      { dataset, today }: { dataset: Dataset; today: EpochDay },
    ): Promise<EstatePrices> {
      if (pricesOfSameData(dataset)) return allPrices(dataset, today);
      return toPrices(await valuer.typicalValues(estates, { dataset, today }));
    },
  };
}

const toPrices = (valuations: ReadonlyMap<string, Valuation | null>): Map<string, number | null> =>
  new Map(
    [...valuations].map(([id, valuation]) => [id, valuation && roundPrice(valuation.pricePerSqft)]),
  );

/** The middle of the known prices of a district; null where there is none. */
export function medianPrice({ estates }: DistrictEntry, prices: EstatePrices): number | null {
  const known = [...estates.values()]
    .flatMap(({ id }) => prices.get(id) ?? [])
    .sort((one, other) => one - other);
  const middle = known[Math.floor(known.length / 2)];
  return middle === undefined ? null : middle;
}
