import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { coverageOf, type Coverage } from './font-coverage';
import { unpackWoff } from './woff-font';

const require = createRequire(import.meta.url);

/** Traditional and Simplified Chinese, each with Latin letters and digits. */
const files = {
  traditional: '@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff',
  simplified: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
} as const;
export type StatementFont = keyof typeof files;

export interface LoadedFont {
  /** TrueType. */
  bytes: Buffer;
  covers: Coverage;
}

const loaded = new Map<StatementFont, LoadedFont>();

/** The whole font, read once; a PDF embeds only the characters it uses. */
export function statementFont(name: StatementFont): LoadedFont {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(require.resolve(files[name])));
  const font = { bytes, covers: coverageOf(bytes) };
  loaded.set(name, font);
  return font;
}

/** A text cut where the font must change: characters that the first font lacks are taken from the other. */
export function fontRuns(
  text: string,
  first: StatementFont,
): { font: StatementFont; text: string }[] {
  const other = first === 'traditional' ? 'simplified' : 'traditional';
  const runs: { font: StatementFont; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font =
      !statementFont(first).covers(codePoint) && statementFont(other).covers(codePoint)
        ? other
        : first;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
