// Draws every illustration of the site: `node scripts/draw-illustrations.mjs [key …]`. The same seeds always write the same files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { scenes } from './illustrations/scenes.mjs';

const folder = new URL('../public/images/illustrations/', import.meta.url);
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [key, draw] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const svg = draw().toSvg();
  writeFileSync(new URL(`${key}.svg`, folder), svg);
  console.log(`${key}: ${svg.length} bytes, ${gzipSync(svg).length} gzipped`);
}
