/** Whether a font has a glyph for a character. */
export type FontCoverage = (codePoint: number) => boolean;

interface CodePointRange {
  first: number;
  last: number;
}

/** The characters of a TrueType font, from its `cmap` table (OpenType, formats 4 and 12). */
export function readFontCoverage(sfnt: Buffer): FontCoverage {
  const cmap = findTable(sfnt, 'cmap');
  const ranges: CodePointRange[] = [];
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) ranges.push(...readFormat4Ranges(subtable));
    if (format === 12) ranges.push(...readFormat12Ranges(subtable));
  }
  return within(ranges);
}

/** The characters of a list as style sheets have it: `U+3400-34ff,U+9c02`. */
export function coverageOf(unicodeRange: string): FontCoverage {
  return within(
    unicodeRange.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
      return { first: parseInt(first, 16), last: parseInt(last, 16) };
    }),
  );
}

const within =
  (ranges: readonly CodePointRange[]): FontCoverage =>
  (codePoint) =>
    ranges.some(({ first, last }) => codePoint >= first && codePoint <= last);

function findTable(sfnt: Buffer, tag: string): Buffer {
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    if (sfnt.toString('latin1', at, at + 4) === tag)
      return sfnt.subarray(sfnt.readUInt32BE(at + 8));
  }
  throw new Error(`The font has no table ${tag}`);
}

/** The character ranges of a `cmap` subtable of format 4. It is assumed that every character of a segment has a glyph, as is the case in our subset fonts. */
function readFormat4Ranges(subtable: Buffer): CodePointRange[] {
  const count = subtable.readUInt16BE(6) / 2;
  return Array.from({ length: count }, (_none, index) => ({
    last: subtable.readUInt16BE(14 + index * 2),
    first: subtable.readUInt16BE(16 + count * 2 + index * 2),
  })).filter(({ first }) => first !== 0xffff);
}

function readFormat12Ranges(subtable: Buffer): CodePointRange[] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_none, index) => ({
    first: subtable.readUInt32BE(16 + index * 12),
    last: subtable.readUInt32BE(20 + index * 12),
  }));
}
