import { areas, districts, subDistricts } from '@/valuation/facts/districts';
import { prepareQuery, type PreparedQuery } from './address-ranking';
import { foldText } from './text-normalise';

/** What a search text asks for. */
export interface AddressQuery {
  /** The text without floor and flat. */
  whole: PreparedQuery;
  /** The text also without block, number and district: the name of the estate, building or street. */
  core: PreparedQuery;
  /** Street numbers, such as `12` or `12a`. */
  numbers: readonly string[];
  /** Number or letter of a block, folded. */
  block: string | undefined;
  /** Sub-districts in the areas and districts that it names beside the place. */
  within: ReadonlySet<string>;
  floor: number | undefined;
  room: string | undefined;
}

const figures: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** Matches 1 to 99 in Arabic or Chinese numerals. */
function parseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const tens = /^(.?)十(.?)$/u.exec(text);
  if (!tens) return figures[text] ?? 0;
  return (figures[tens[1] ?? ''] ?? 1) * 10 + (figures[tens[2] ?? ''] ?? 0);
}

const floorPatterns: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(\d{1,3})[a-z]?\s*\/\s*f\b\.?/iu,
  /\b(\d{1,3})(?:st|nd|rd|th)?\s*(?:floor|flr|fl)\b\.?/iu,
  /\b(?:floor|flr|level)\s*(\d{1,3})\b/iu,
  /(?<![\d])(\d{1,3})\s*[樓楼層层]/u,
  /(?<=[座期閣阁園园城苑邨村\s])([一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])[樓楼層层](?=$|[\s,，a-z0-9])/iu,
];
const roomPatterns: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])([a-z]\d{0,3}|\d{1,4}[a-z]?)\s*(?:室|單位|单位|號室|号室)/iu,
  /\b(?:flat|unit|room|rm|apt|suite)\b\.?\s*(?:no\.?\s*)?([a-z]\d{0,3}|\d{1,4}[a-z]?)\b/iu,
];
const blockPatterns: readonly RegExp[] = [
  /第?\s*((?<![a-z0-9])(?:[a-z]\d{0,2}|\d{1,3}[a-z]?)|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])\s*[座幢]/iu,
  /\b(?:block|blk|tower|twr|house|hse)\b\.?\s*(?:no\.?\s*)?([a-z]\d{0,2}|\d{1,3}[a-z]?)\b/iu,
];

interface Extracted {
  rest: string;
  value: string | undefined;
}

/** Extracts the first match of the patterns and returns it with the remaining text; a match that would leave no letter is not extracted. */
function extract(text: string, patterns: readonly RegExp[]): Extracted {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    if (/[\p{L}]/u.test(rest)) return { rest, value: match[1] };
  }
  return { rest: text, value: undefined };
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
  const plain = text.normalize('NFKC');
  const floor = extract(plain, floorPatterns);
  const room = extract(floor.rest, roomPatterns);
  const block = extract(room.rest, blockPatterns);
  const whole = prepareQuery(room.rest);
  const { rest, within } = splitDistricts(foldText(block.rest));
  const words = rest.split(' ');
  const name = words.filter((word) => !numberWord.test(word) && !numberSign.test(word));
  return {
    whole,
    core: prepareQuery(name.length > 0 ? name.join(' ') : room.rest),
    numbers: name.length > 0 ? words.filter((word) => numberWord.test(word)) : [],
    block: block.value === undefined ? undefined : blockKey(block.value),
    within,
    floor: floor.value === undefined ? undefined : parseNumber(floor.value),
    room: room.value?.toUpperCase(),
  };
}

function blockKey(value: string): string {
  return /^[一二三四五六七八九十]+$/u.test(value) ? `${parseNumber(value)}` : value.toLowerCase();
}

/** The number or letter of a block's name (`Block 3`, `海棠閣（3座）`), or undefined. */
export function blockKeyOf(name: string): string | undefined {
  const value = extract(`x ${name.normalize('NFKC')}`, blockPatterns).value;
  return value === undefined ? undefined : blockKey(value);
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
