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
export function parseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const tens = /^(.?)十(.?)$/u.exec(text);
  if (!tens) return figures[text] ?? 0;
  return (figures[tens[1] ?? ''] ?? 1) * 10 + (figures[tens[2] ?? ''] ?? 0);
}

const groundFloorPatterns: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])g\s*\/\s*f\b\.?/iu,
  /\bground\s+floor\b/iu,
  /(?<=[座期閣阁園园城苑邨村號号\s])地下(?=$|[\s,，a-z0-9])/iu,
];
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
/** A letter right behind a floor: `15/F B`, `15樓B`. */
const letterBehind = /^[\s,，]*([a-z])(?![\p{L}\p{N}])/iu;
const blockPatterns: readonly RegExp[] = [
  /第?\s*((?<![a-z0-9])(?:[a-z]\d{0,2}|\d{1,3}[a-z]?)|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])\s*[座幢]/iu,
  /\b(?:block|blk|tower|twr|house|hse)\b\.?\s*(?:no\.?\s*)?([a-z]\d{0,2}|\d{1,3}[a-z]?)\b/iu,
];
const phasePatterns: readonly RegExp[] = [
  /第?\s*((?<![a-z0-9])\d{1,2}[a-z]?|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])\s*期/iu,
  /\b(?:phase|ph|stage|site)\b\.?\s*(?:no\.?\s*)?(\d{1,2}[a-z]?|i{1,3}|i?v|vi{1,3})\b/iu,
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
    if (/[\p{L}]/u.test(rest)) return { rest, value: match[1] ?? '' };
  }
  return { rest: text, value: undefined };
}

/** What a search text says besides the name and number of a place. */
export interface AddressParts {
  /** The text without floor and flat. */
  withoutFlat: string;
  /** The text also without block and phase. */
  name: string;
  floor: number | undefined;
  room: string | undefined;
  /** Number or letter of a block and of a phase, folded. */
  block: string | undefined;
  phase: string | undefined;
}

function extractFloor(text: string): {
  rest: string;
  floor: number | undefined;
  letter: string | undefined;
} {
  for (const pattern of floorPatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const behind = text.slice(match.index + match[0].length);
    const letter = letterBehind.exec(behind);
    const rest = `${text.slice(0, match.index)} ${letter ? behind.slice(letter[0].length) : behind}`;
    if (/\p{L}/u.test(rest))
      return { rest, floor: parseNumber(match[1] ?? ''), letter: letter?.[1] };
  }
  const ground = extract(text, groundFloorPatterns);
  return {
    rest: ground.rest,
    floor: ground.value === undefined ? undefined : 0,
    letter: undefined,
  };
}

/** Parts an address down to the flat, in any order and script. */
export function partAddress(text: string): AddressParts {
  const plain = text.normalize('NFKC');
  const { rest: withoutFloor, floor, letter } = extractFloor(plain);
  const room = extract(withoutFloor, roomPatterns);
  const block = extract(room.rest, blockPatterns);
  const phase = extract(block.rest, phasePatterns);
  return {
    withoutFlat: room.rest,
    name: phase.rest,
    floor,
    room: (room.value ?? letter)?.toUpperCase(),
    block: block.value === undefined ? undefined : partKey(block.value),
    phase: phase.value === undefined ? undefined : partKey(phase.value),
  };
}

const romanNumerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

function partKey(value: string): string {
  if (/^[一二三四五六七八九十]+$/u.test(value)) return `${parseNumber(value)}`;
  const folded = value.toLowerCase();
  const roman = romanNumerals.indexOf(folded);
  return roman >= 0 && folded.length > 1 ? `${roman + 1}` : folded;
}

const keyIn = (name: string, patterns: readonly RegExp[]): string | undefined => {
  const { value } = extract(`x ${name.normalize('NFKC')}`, patterns);
  return value === undefined ? undefined : partKey(value);
};

/** The number or letter of a block's name (`Block 3`, `海棠閣（3座）`), or undefined. */
export const blockKeyOf = (name: string): string | undefined => keyIn(name, blockPatterns);

/** The number of the phase in a name (`3期翠楊苑`, `Phase II`), or undefined. */
export const phaseKeyOf = (name: string): string | undefined => keyIn(name, phasePatterns);
