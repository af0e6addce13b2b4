import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFontCoverage, type FontCoverage } from './font-coverage';
import { woffToTrueType } from './woff-font';

const require = createRequire(import.meta.url);

/** Traditional and Simplified Chinese, each with Latin letters and digits. */
const fontFiles = {
  traditional: '@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff',
  simplified: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
} as const;
export type PdfFont = keyof typeof fontFiles;

export interface LoadedFont {
  /** TrueType. */
  bytes: Buffer;
  hasGlyph: FontCoverage;
}

/** Where a font lies, as WOFF. */
export const pdfFontFile = (name: PdfFont): string => require.resolve(fontFiles[name]);

const fontCache = new Map<PdfFont, LoadedFont>();

/** The whole font, read once; a PDF embeds only the characters it uses. */
export function loadPdfFont(name: PdfFont): LoadedFont {
  const cached = fontCache.get(name);
  if (cached) return cached;
  const bytes = woffToTrueType(readFileSync(pdfFontFile(name)));
  const font = { bytes, hasGlyph: readFontCoverage(bytes) };
  fontCache.set(name, font);
  return font;
}

/** The Chinese fonts draw a typographic apostrophe as wide as a Chinese character. */
const wideApostrophe = /(?<=\p{Script=Latin})’/gu;

/** A text split where the font must change: characters missing from the preferred font are taken from the other. */
export function splitByFont(text: string, preferred: PdfFont): { font: PdfFont; text: string }[] {
  const fallback = preferred === 'traditional' ? 'simplified' : 'traditional';
  const runs: { font: PdfFont; text: string }[] = [];
  for (const character of text.replace(wideApostrophe, "'")) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font =
      !loadPdfFont(preferred).hasGlyph(codePoint) && loadPdfFont(fallback).hasGlyph(codePoint)
        ? fallback
        : preferred;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
