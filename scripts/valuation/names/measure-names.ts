import type { LocatedPlace } from '@/backoffice/domains/evaluation/address/place-labels';
import { catalogueKey } from '@/valuation/facts/catalogue/catalogue';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { NameSearch } from './built-in-search';

/** A text to search for, and what is right: names in any spelling or ids, and the district where it is known. */
export interface AskedName {
  text: string;
  right: readonly string[];
  district?: string | undefined;
}

export interface NameResult {
  title: string;
  asked: number;
  /** Within all hits, in the first three, and as the first. */
  found: number;
  inThree: number;
  first: number;
  /** Where the first hit bears the name that was asked for, if only as a namesake in another district. */
  firstNamed: number;
  /** Found names that the list has in several districts, all but one each: by the name alone one only can be first. */
  shared: number;
  misses: string[];
  times: number[];
}

/** Asks for each name and compares the hits with what is right. */
export async function measureNames(
  search: NameSearch,
  { title, names }: { title: string; names: readonly AskedName[] },
): Promise<NameResult> {
  const result: NameResult = {
    title,
    asked: 0,
    found: 0,
    inThree: 0,
    first: 0,
    firstNamed: 0,
    shared: 0,
    misses: [],
    times: [],
  };
  const districts = new Map<string, Set<string>>();
  for (const name of names) {
    const startedAt = performance.now();
    const hits = await search(name.text);
    result.times.push(performance.now() - startedAt);
    const at = hits.findIndex((hit) => isRight(hit, name));
    result.asked += 1;
    if (at >= 0) result.found += 1;
    if (at >= 0 && name.district) {
      const known = districts.get(name.text) ?? new Set();
      districts.set(name.text, known.add(name.district));
    }
    if (at >= 0 && at < 3) result.inThree += 1;
    if (at >= 0 && hits.slice(0, 1).some((hit) => isRight(hit, { ...name, district: undefined })))
      result.firstNamed += 1;
    if (at === 0) result.first += 1;
    else
      result.misses.push(
        `${at < 0 ? 'missed' : `at ${at + 1}`}: ${name.text} (${name.district ?? ''}) → ${hits
          .slice(0, 2)
          .map(
            ({ place, parent }) => `${place.hk} ${place.en} ${parent?.hk ?? ''} ${place.district}`,
          )
          .join(' | ')}`,
      );
  }
  for (const known of districts.values()) result.shared += known.size - 1;
  return result;
}

function isRight({ place, parent, target }: LocatedPlace, { right, district }: AskedName): boolean {
  if (district && findSubDistrict(place.district)?.district !== district) return false;
  const names = [place, target].flatMap((at) =>
    at ? [at.id, at.en, at.hk, ...(at.facts.aliases ?? [])] : [],
  );
  if (parent && place.kind === 'streetno')
    names.push(`${parent.hk}${place.hk}`, `${place.en} ${parent.en}`, parent.id);
  if (parent && place.kind === 'block')
    names.push(`${parent.hk}${place.hk}`, `${parent.en} ${place.en}`, parent.id);
  const keys = new Set(names.map(catalogueKey));
  return right.some((name) => keys.has(catalogueKey(name)));
}
