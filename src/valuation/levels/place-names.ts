import { appendTo } from '@/lib/object/append-to';
import { catalogueKey, type CataloguePlace } from '../facts/catalogue/catalogue';
import { districtIdOf } from '../facts/district-names';
import { findSubDistrict } from '../facts/districts';

/** Finds places of the catalogue by the spellings of sales and lists of levels. A whole name comes before the same name as part of a longer one. */
export class PlaceNames {
  private readonly whole = new NameIndex();
  private readonly parts = new NameIndex();

  constructor(places: readonly CataloguePlace[]) {
    places.forEach(({ hk, en, aliases, subDistrict }, at) => {
      const district = findSubDistrict(subDistrict)?.district ?? '';
      const names = [hk, en, ...aliases];
      for (const key of keysOf(names)) this.whole.add(key, { district, at });
      for (const key of keysOf(names.flatMap(partsOf))) this.parts.add(key, { district, at });
    });
  }

  /** Position of the place with the first of these names that is known in the district, or that only one place of Hong Kong has. */
  find(names: readonly string[], districtName: string): number | undefined {
    const district = districtIdOf(districtName.replace(/\s*\(.*\)/, ''));
    const [whole, parts] = [keysOf(names), keysOf(names.flatMap(partsOf))];
    const attempts = [
      ...whole.map((key) => [this.whole, key] as const),
      ...whole.map((key) => [this.parts, key] as const),
      ...parts.map((key) => [this.whole, key] as const),
      ...parts.map((key) => [this.parts, key] as const),
    ];
    for (const [index, key] of attempts) {
      const found = index.inDistrict(key, district ?? '');
      if (found !== undefined) return found;
    }
    for (const [index, key] of attempts) {
      const found = index.anywhere(key);
      if (found !== undefined && (district === undefined || key.length > 12)) return found;
    }
    return undefined;
  }
}

class NameIndex {
  private readonly byDistrict = new Map<string, number[]>();
  private readonly byKey = new Map<string, number[]>();

  add(key: string, { district, at }: { district: string; at: number }): void {
    appendTo(this.byDistrict, `${district}|${key}`, at);
    appendTo(this.byKey, key, at);
  }

  inDistrict(key: string, district: string): number | undefined {
    return this.byDistrict.get(`${district}|${key}`)?.[0];
  }

  /** The only place of that name; undefined where there are several. */
  anywhere(key: string): number | undefined {
    const found = this.byKey.get(key) ?? [];
    return found.length === 1 ? found[0] : undefined;
  }
}

const keysOf = (names: readonly string[]): string[] =>
  [...new Set(names.map(catalogueKey))].filter((key) => key !== '');

/** The name without its bracketed part, the bracketed part, and the name without a phase. */
function partsOf(name: string): string[] {
  return [
    name.replace(/[(（].*?[)）]/g, ' '),
    /[(（](.*?)[)）]/.exec(name)?.[1] ?? '',
    name.replace(/第?\s*[0-9A-Z一二三四五六七八九十]+\s*期.*$/i, ''),
  ];
}
