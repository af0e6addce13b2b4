import { appendTo } from '@/lib/object/append-to';
import { catalogueKey, type CataloguePlace } from '../facts/catalogue/catalogue';
import { districtIdOf } from '../facts/district-names';
import { findSubDistrict } from '../facts/districts';
import { toKilometres } from './level-place';

/** The same name within so many kilometres is the same place, also where two lists put it into different districts. */
const samePlaceKm = 0.3;

/** Latitude and longitude in degrees. */
export type Position = readonly [latitude: number, longitude: number];

/** Finds places of the catalogue by the spellings of sales and lists of levels. A whole name comes before the same name as part of a longer one. */
export class PlaceNames {
  private readonly whole = new NameIndex();
  private readonly parts = new NameIndex();

  constructor(places: readonly CataloguePlace[]) {
    places.forEach(({ hk, en, aliases, subDistrict, position }, at) => {
      const district = findSubDistrict(subDistrict)?.district ?? '';
      const names = [hk, en, ...aliases];
      for (const key of keysOf(names)) this.whole.add(key, { district, at, position });
      for (const key of keysOf(names.flatMap(partsOf)))
        this.parts.add(key, { district, at, position });
    });
  }

  /** Place in the catalogue's list with the first of these names that is known in the district, else of the one at the position, or that only one place of Hong Kong has. */
  find(names: readonly string[], districtName: string, position?: Position): number | undefined {
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
    if (position)
      for (const [index, key] of attempts) {
        const found = index.near(key, position);
        if (found !== undefined) return found;
      }
    for (const [index, key] of attempts) {
      const found = index.anywhere(key);
      if (found !== undefined && (district === undefined || key.length > 12)) return found;
    }
    return undefined;
  }
}

interface NamedPlace {
  district: string;
  at: number;
  position: Position | undefined;
}

class NameIndex {
  private readonly byDistrict = new Map<string, number[]>();
  private readonly byKey = new Map<string, NamedPlace[]>();

  add(key: string, place: NamedPlace): void {
    appendTo(this.byDistrict, `${place.district}|${key}`, place.at);
    appendTo(this.byKey, key, place);
  }

  inDistrict(key: string, district: string): number | undefined {
    return this.byDistrict.get(`${district}|${key}`)?.[0];
  }

  near(key: string, position: Position): number | undefined {
    return this.byKey
      .get(key)
      ?.find(
        (place) => place.position && kilometresBetween(place.position, position) <= samePlaceKm,
      )?.at;
  }

  /** The only place of that name; undefined where there are several. */
  anywhere(key: string): number | undefined {
    const found = this.byKey.get(key) ?? [];
    return found.length === 1 ? found[0]?.at : undefined;
  }
}

function kilometresBetween(one: Position, other: Position): number {
  const [from, to] = [toKilometres(...one), toKilometres(...other)];
  return Math.hypot(from.north - to.north, from.east - to.east);
}

const keysOf = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => catalogueKey(name).replace(/CENTER$/, 'CENTRE')))].filter(
    (key) => key !== '',
  );

/** The name without its bracketed part, the bracketed part, and the name without a phase. */
function partsOf(name: string): string[] {
  return [
    name.replace(/[(（].*?[)）]/g, ' '),
    /[(（](.*?)[)）]/.exec(name)?.[1] ?? '',
    name.replace(/第?\s*[0-9A-Z一二三四五六七八九十]+\s*期.*$/i, ''),
    name.replace(/\s(Phase|Stage)\s.*$/i, ''),
  ];
}
