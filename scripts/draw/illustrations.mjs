// Draws every illustration of the site: `node scripts/draw/illustrations.mjs [key …]`. The same seeds always write the same files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { portraits } from './illustrations/portraits.mjs';
import { scenes } from './illustrations/scenes.mjs';

const images = new URL('../../public/images/', import.meta.url);
const wanted = process.argv.slice(2);
for (const [name, drawings] of Object.entries({ illustrations: scenes, portraits })) {
  const folder = new URL(`${name}/`, images);
  mkdirSync(folder, { recursive: true });
  for (const [key, draw] of Object.entries(drawings)) {
    if (wanted.length > 0 && !wanted.includes(key)) continue;
    const svg = draw().toSvg();
    writeFileSync(new URL(`${key}.svg`, folder), svg);
    console.log(`${key}: ${svg.length} bytes, ${gzipSync(svg).length} gzipped`);
  }
}
