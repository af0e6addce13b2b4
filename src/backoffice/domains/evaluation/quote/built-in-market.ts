import type { SaleEstate } from '../dataset/built-in-dataset';
import { BuiltInValuer } from '@/valuation/built-in/built-in-valuer';
import type { BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import levelsData from '@/valuation/built-in/built-in-levels.data.json';
import { OfficialIndex, type IndexQuarter } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import type { SaleDistrict } from '../dataset/sale-districts';

const levels: BuiltInLevels = levelsData;

/** Values from the levels in the repository, where no sales were imported. */
export const builtInValuer = new BuiltInValuer(levels, new OfficialIndex(publishedIndexQuarters));

/** The official index that adjusts those levels to a date. */
export const builtInIndexQuarters: readonly IndexQuarter[] = publishedIndexQuarters;

/** Districts as those levels spell them. */
export const builtInSaleDistricts: readonly SaleDistrict[] = levels.subDistricts.map(
  ({ name, district }) => ({ district, subDistrict: name }),
);

/** The estates of those levels, as they spell them. */
export const builtInSaleEstates: readonly SaleEstate[] = levels.estates.flatMap(
  ({ name, subDistrict }) => {
    const within = levels.subDistricts[subDistrict];
    return within ? [{ district: within.district, subDistrict: within.name, estate: name }] : [];
  },
);
