import type { BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import levelsData from '@/valuation/built-in/built-in-levels.data.json';
import levelBookData from '@/valuation/levels/level-book.data.json';
import type { LevelBookData } from '@/valuation/levels/level-book';
import type { IndexQuarter } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import type { SaleEstate } from '../dataset/built-in-dataset';
import type { SaleDistrict } from '../dataset/sale-districts';

const levels: BuiltInLevels = levelsData;

/** Our own levels as delivered with the product. */
export const builtInLevelBook: LevelBookData = levelBookData;
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
