// Writes the heading font: Source Serif 4 (OFL), weights 400-600, only the characters our headings and numbers use.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = new URL(
  '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  import.meta.url,
);
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '–—‘’“”…£€©·×−≤≥→';
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
});
writeFileSync(new URL('../../src/theme/fonts/source-serif-4-latin.woff2', import.meta.url), font);
console.log(`${font.length} bytes`);
