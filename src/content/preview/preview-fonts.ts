import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PreviewFont {
  name: string;
  data: Buffer;
  weight: 500 | 700;
  style: 'normal';
}

interface FontSlice {
  file: string;
  ranges: [number, number][];
}

const facePattern = /url\(\.\/files\/([^)]+\.woff)\)[^;]*;\s*unicode-range:\s*([^;]+);/g;

/** The slices of a fontsource style sheet: the file and the code points it covers. */
export function parseSlices(css: string): FontSlice[] {
  return [...css.matchAll(facePattern)].map(([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return [parseInt(from, 16), parseInt(to, 16)];
    }),
  }));
}

const coversCodePoint = (slice: FontSlice, point: number): boolean =>
  slice.ranges.some(([from, to]) => point >= from && point <= to);

/** Read where the process runs: the build would otherwise take each of 3,800 files for a part of the page. */
const fontsFolder = (): string =>
  join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource');

/** Only the slices of a bundled font that hold the characters of `text`; nothing is looked up outside. */
export async function fontsFor(
  text: string,
  family: 'noto-sans-tc' | 'noto-sans-sc',
): Promise<PreviewFont[]> {
  const directory = join(fontsFolder(), family);
  const slices = parseSlices(await readFile(join(directory, '700.css'), 'utf8'));
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const files = new Set(
    points.flatMap((point) => slices.find((slice) => coversCodePoint(slice, point))?.file ?? []),
  );
  return Promise.all(
    [...files].map(async (file, index): Promise<PreviewFont> => ({
      name: `${family}-${index}`,
      data: await readFile(join(directory, 'files', file)),
      weight: 700,
      style: 'normal',
    })),
  );
}
