import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff-font';

const require = createRequire(import.meta.url);

/** `traditional` and `simplified` Chinese, each with Latin letters and digits. */
export const statementFontFiles = {
  traditional: '@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff',
  simplified: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
} as const;
export type StatementFont = keyof typeof statementFontFiles;

const loaded = new Map<StatementFont, Buffer>();

/** The whole font as TrueType, read once; a PDF embeds only the characters it uses. */
export function statementFont(name: StatementFont): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const font = unpackWoff(readFileSync(require.resolve(statementFontFiles[name])));
  loaded.set(name, font);
  return font;
}
