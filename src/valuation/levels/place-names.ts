import { catalogueKey, type CataloguePlace } from '../facts/catalogue/catalogue';
import { districtIdOf } from '../facts/district-names';
import { findSubDistrict } from '../facts/districts';

/** Finds places of the catalogue by the spellings of sales and lists of levels. */
export class PlaceNames {
  private readonly byName = new Map<string, number[]>();
  private readonly byNameAnywhere = new Map<string, number[]>();

  constructor(places: readonly CataloguePlace[]) {
    places.forEach(({ hk, en, aliases, subDistrict }, at) => {
      const district = findSubDistrict(subDistrict)?.district ?? '';
      const keys = new Set([hk, en, ...aliases].flatMap(nameKeys));
      for (const key of keys) {
        append(this.byName, `${district}|${key}`, at);
        append(this.byNameAnywhere, key, at);
      }
    });
  }

  /** Position of the place with the first of these names that is known in the district, or that only one place of Hong Kong has. */
  find(names: readonly string[], districtName: string): number | undefined {
    const district = districtIdOf(districtName.replace(/\s*\(.*\)/, ''));
    const keys = names.flatMap(nameKeys);
    for (const key of keys) {
      const found = this.byName.get(`${district ?? ''}|${key}`)?.[0];
      if (found !== undefined) return found;
    }
    for (const key of keys) {
      const found = this.byNameAnywhere.get(key) ?? [];
      if (found.length === 1 && (district === undefined || key.length > 12)) return found[0];
    }
    return undefined;
  }
}

/** A name, the name without its bracketed part, the bracketed part, and the name without a phase. */
function nameKeys(name: string): string[] {
  const variants = [
    name,
    name.replace(/[(（].*?[)）]/g, ' '),
    /[(（](.*?)[)）]/.exec(name)?.[1] ?? '',
    name.replace(/第?\s*[0-9A-Z一二三四五六七八九十]+\s*期.*$/i, ''),
  ];
  return [...new Set(variants.map(catalogueKey))].filter((key) => key !== '');
}

function append(map: Map<string, number[]>, key: string, at: number): void {
  const list = map.get(key);
  if (list) list.push(at);
  else map.set(key, [at]);
}
