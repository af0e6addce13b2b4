import type { SaleEstate } from './built-in-dataset';
import { BuiltinValuer } from './model/builtin-valuer';
import type { BuiltinLevels } from './model/builtin-levels';
import levelsData from './model/builtin-levels.data.json';
import { OfficialIndex, type IndexQuarter } from './model/official-index';
import { publishedIndexQuarters } from './model/rvd-price-index.data';
import type { SaleDistrict } from './sale-districts';

const levels: BuiltinLevels = levelsData;

/** Values from the levels in the repository, where no sales were imported. */
export const builtInValuer = new BuiltinValuer(levels, new OfficialIndex(publishedIndexQuarters));

/** The official index that carries those levels. */
export const builtInIndexQuarters: readonly IndexQuarter[] = publishedIndexQuarters;

/** Districts as those levels write them. */
export const builtInSaleDistricts: readonly SaleDistrict[] = levels.subDistricts.map(({ name, district }) => ({ district, subDistrict: name }));

/** The estates that those levels know, as they write them. */
export const builtInSaleEstates: readonly SaleEstate[] = levels.estates.flatMap(({ name, subDistrict }) => {
  const within = levels.subDistricts[subDistrict];
  return within ? [{ district: within.district, subDistrict: within.name, estate: name }] : [];
});
