import type { SaleEstate } from '../dataset/built-in-dataset';
import type { BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import levelsData from '@/valuation/built-in/built-in-levels.data.json';
import levelBookData from '@/valuation/levels/level-book.data.json';
import { BookLevels, type LevelBookData } from '@/valuation/levels/level-book';
import { LevelValuer } from '@/valuation/levels/level-valuer';
import type { IndexQuarter } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import type { Dataset } from '../dataset/dataset.repository';
import type { SaleDistrict } from '../dataset/sale-districts';

const levels: BuiltInLevels = levelsData;

const levelBook: LevelBookData = levelBookData;
const bookLevels = new BookLevels(levelBook);
const builtInValuer = new LevelValuer(levelBook, {
  levels: bookLevels,
  quarters: publishedIndexQuarters,
});

export interface LevelValuers {
  /** Values from our own levels, carried by the index of the data set, or by the built-in one where it has none. */
  of: (dataset: Pick<Dataset, 'id' | 'meta'>) => LevelValuer;
}

/** Values flats from our own levels of places; the levels are shared, the index is that of the data set in use. */
export function createLevelValuers(): LevelValuers {
  let cached: { dataset: number; valuer: LevelValuer } | null = null;
  return {
    of({ id, meta: { indexQuarters } }) {
      if (indexQuarters.length === 0) return builtInValuer;
      if (cached?.dataset !== id)
        cached = {
          dataset: id,
          valuer: new LevelValuer(levelBook, { levels: bookLevels, quarters: indexQuarters }),
        };
      return cached.valuer;
    },
  };
}

/** The official index that adjusts the built-in levels to a date. */
export const builtInIndexQuarters: readonly IndexQuarter[] = publishedIndexQuarters;

/** Sub-districts of the built-in levels with their districts, spelled as there. */
export const builtInSaleDistricts: readonly SaleDistrict[] = levels.subDistricts.map(
  ({ name, district }) => ({ district, subDistrict: name }),
);

/** Estates of the built-in levels, spelled as there. */
export const builtInSaleEstates: readonly SaleEstate[] = levels.estates.flatMap(
  ({ name, subDistrict }) => {
    const within = levels.subDistricts[subDistrict];
    return within ? [{ district: within.district, subDistrict: within.name, estate: name }] : [];
  },
);
