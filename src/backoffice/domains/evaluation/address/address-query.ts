import { areas, districts, subDistricts } from '@/valuation/facts/districts';
import { prepareQuery, type PreparedQuery } from './address-ranking';
import { partAddress } from './query-parts';
import { foldText } from './text-normalise';

/** What a search text asks for. */
export interface AddressQuery {
  /** The text without floor and flat. */
  whole: PreparedQuery;
  /** The text also without block, phase, number and district: the name of the estate, building or street. */
  core: PreparedQuery;
  /** Street numbers, such as `12` or `12a`. */
  numbers: readonly string[];
  /** Number or letter of a block and of a phase, folded. */
  block: string | undefined;
  phase: string | undefined;
  /** Sub-districts in the areas and districts that it names beside the place. */
  within: ReadonlySet<string>;
  floor: number | undefined;
  room: string | undefined;
}

/** Sub-districts by the folded names of areas, districts and themselves. */
const subDistrictsByName = new Map<string, Set<string>>();
for (const place of [...subDistricts, ...districts, ...areas])
  for (const name of [foldText(place.name.en), foldText(place.name.hk)]) {
    const found = subDistrictsByName.get(name) ?? new Set<string>();
    for (const { id, district, area } of subDistricts)
      if ([id, district, area].includes(place.id)) found.add(id);
    subDistrictsByName.set(name, found);
  }
const districtNames: readonly string[] = [...subDistrictsByName.keys()].sort(
  (one, other) => other.length - one.length,
);

const wayEndings = /[道街路里径坊巷台]/u.source;
const districtPattern = new RegExp(
  districtNames
    .map((name) =>
      /^[a-z]/.test(name)
        ? `(?<= )${name}(?= )(?! (?:road|street|lane|path|avenue|drive|terrace)\\b)`
        : `${name}(?!${wayEndings})`,
    )
    .join('|'),
  'gu',
);

interface TextInDistricts {
  rest: string;
  within: ReadonlySet<string>;
}

/** A folded text without the districts it names (but with streets named after them), unless nothing would be left. */
function splitDistricts(folded: string): TextInDistricts {
  const within = new Set<string>();
  const rest = ` ${folded} `
    .replace(districtPattern, (name) => {
      for (const id of subDistrictsByName.get(name) ?? []) within.add(id);
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
  return rest.replace(/[\s区\d]+/g, '').length > 1
    ? { rest, within }
    : { rest: folded, within: new Set() };
}

const numberWord = /^\d+[a-z]?$/;
const numberSign = /^(?:nos?|号)$/u;

/** Parses a search text: an address down to the flat, in any order and script. */
export function parseAddressQuery(text: string): AddressQuery {
  const { withoutFlat, name: named, ...parts } = partAddress(text);
  const whole = prepareQuery(withoutFlat);
  const { rest, within } = splitDistricts(foldText(named));
  const words = rest.split(' ');
  const name = words.filter((word) => !numberWord.test(word) && !numberSign.test(word));
  return {
    whole,
    core: prepareQuery(name.length > 0 ? name.join(' ') : withoutFlat),
    numbers: name.length > 0 ? words.filter((word) => numberWord.test(word)) : [],
    within,
    ...parts,
  };
}

/** Whether a number of a street, `12` or a run such as `10-18`, stands for the number asked for: runs go up by two. */
export function coversNumber(listed: string, asked: string): boolean {
  const own = listed.toLowerCase();
  if (own === asked) return true;
  const ends = /^(\d+)[a-z]?-(\d+)[a-z]?$/.exec(own);
  const number = /^\d+$/.test(asked) ? Number(asked) : NaN;
  if (!ends || Number.isNaN(number)) return own.split('-').includes(asked);
  const [from, to] = [Number(ends[1]), Number(ends[2])];
  const isOneSided = from % 2 === to % 2;
  return number >= from && number <= to && (!isOneSided || number % 2 === from % 2);
}

/** How far a number of a street, or the nearest of a run, is from the one asked for; the other side of the street counts as farther. */
export function numberDistance(listed: string, asked: string): number {
  const number = Number.parseInt(asked, 10);
  const ends = (listed.match(/\d+/g) ?? []).map(Number);
  return Math.min(
    ...ends.map((end) => Math.abs(end - number) + (end % 2 === number % 2 ? 0 : otherSideDistance)),
  );
}

const otherSideDistance = 4;
