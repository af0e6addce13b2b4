import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { coverageOf, readFontCoverage, type FontCoverage } from './font-coverage';
import { woffToTrueType } from './woff-font';

const require = createRequire(import.meta.url);

/** Traditional and Simplified Chinese, each with Latin letters and digits. */
const fontFiles = {
  traditional: '@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff',
  simplified: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
} as const;
export type PdfFont = keyof typeof fontFiles;
/** One of the many small files with the rest of the characters of a language: names of places such as 鰂魚涌. */
type FontPart = `${PdfFont}-${number}`;
export type PdfFontFile = PdfFont | FontPart;

const families = { traditional: 'noto-sans-tc', simplified: 'noto-sans-sc' } as const;

export interface LoadedFont {
  /** TrueType. */
  bytes: Buffer;
  hasGlyph: FontCoverage;
}

/** Where a font lies, as WOFF. */
export function pdfFontFile(name: PdfFontFile): string {
  if (name === 'traditional' || name === 'simplified') return require.resolve(fontFiles[name]);
  const part = /^(traditional|simplified)-(\d+)$/.exec(name);
  const family = families[part?.[1] === 'simplified' ? 'simplified' : 'traditional'];
  return require.resolve(`@fontsource/${family}/files/${family}-${part?.[2]}-400-normal.woff`);
}

const fontCache = new Map<PdfFontFile, LoadedFont>();

/** The whole font, read once; a PDF embeds only the characters it uses. */
export function loadPdfFont(name: PdfFontFile): LoadedFont {
  const cached = fontCache.get(name);
  if (cached) return cached;
  const bytes = woffToTrueType(readFileSync(pdfFontFile(name)));
  const font = { bytes, hasGlyph: readFontCoverage(bytes) };
  fontCache.set(name, font);
  return font;
}

/** The Chinese fonts draw a typographic apostrophe as wide as a Chinese character. */
const wideApostrophe = /(?<=\p{Script=Latin})’/gu;

interface Part {
  name: FontPart;
  covers: FontCoverage;
}

const rangesSchema = z.record(z.string(), z.string());
const partCache = new Map<PdfFont, readonly Part[]>();

/** The parts of a language, each with its characters. */
function partsOf(font: PdfFont): readonly Part[] {
  const cached = partCache.get(font);
  if (cached) return cached;
  const file = require.resolve(`@fontsource/${families[font]}/unicode.json`);
  const ranges = rangesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const parts = Object.entries(ranges).flatMap(([key, range]): Part[] => {
    const [, number] = /^\[(\d+)\]$/.exec(key) ?? [];
    return number === undefined
      ? []
      : [{ name: `${font}-${Number(number)}`, covers: coverageOf(range) }];
  });
  partCache.set(font, parts);
  return parts;
}

/** The font of the language, a part of it, the font of the other or a part of that, whichever has the character. */
function fontFor(codePoint: number, preferred: PdfFont): PdfFontFile {
  const has = (name: PdfFontFile): boolean => loadPdfFont(name).hasGlyph(codePoint);
  for (const font of [
    preferred,
    preferred === 'traditional' ? 'simplified' : 'traditional',
  ] as const) {
    if (has(font)) return font;
    const part = partsOf(font).find(({ name, covers }) => covers(codePoint) && has(name));
    if (part) return part.name;
  }
  return preferred;
}

/** A text split where the font must change: characters missing from the preferred font are taken from the others. */
export function splitByFont(
  text: string,
  preferred: PdfFont,
): { font: PdfFontFile; text: string }[] {
  const runs: { font: PdfFontFile; text: string }[] = [];
  for (const character of text.replace(wideApostrophe, "'")) {
    const font = fontFor(character.codePointAt(0) ?? 0, preferred);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
