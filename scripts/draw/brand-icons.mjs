// Writes the app icons from the brand mark: `npx tsx scripts/draw/brand-icons.mjs` (tsx, because the mark lives in a TypeScript file).
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logoPaths } from '../../src/lib/brand/logo-paths.ts';

const maroon = '#780D0E';
const red = '#EE1C25';
const paper = '#FBF8F3';
const publicFolder = new URL('../../public/', import.meta.url);
const brandFolder = new URL('images/brand/', publicFolder);

const mark = ({ line, wave, transform }) =>
  `<g transform="${transform}" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${logoPaths.wave}" stroke="${wave}" stroke-width="2.2"/><path d="${logoPaths.city}" fill="${line}" stroke="none"/><path d="${logoPaths.key}"/></g>`;

const tile = ({ corner, scale }) => {
  const offset = (44 - 44 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="${corner}" fill="${maroon}"/>${mark({ line: paper, wave: red, transform: `translate(${offset} ${offset}) scale(${scale})` })}</svg>`;
};

/** At 16 px the skyline would be dirt: the favicon keeps the bow, the wave and two bold teeth. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${maroon}"/><g fill="none" stroke="${paper}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M10 13.4q3-3 6 0t6 0" stroke="#FF5A60"/><path d="M8.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M16 19.5V28M16 23.4h5M16 27.7h4"/></g></svg>`;

const png = ({ svg, size, palette = true }) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette })
    .toBuffer();

/** An ICO file that holds one PNG: a six-byte header and one sixteen-byte entry. */
function icoOf(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

mkdirSync(brandFolder, { recursive: true });
const save = (name, data) => writeFileSync(new URL(name, brandFolder), data);
const rounded = tile({ corner: 9, scale: 0.78 });
save('favicon.svg', `${favicon}\n`);
save('icon-192.png', await png({ svg: rounded, size: 192 }));
save('icon-512.png', await png({ svg: rounded, size: 512 }));
save('icon-maskable-512.png', await png({ svg: tile({ corner: 0, scale: 0.6 }), size: 512 }));
save('apple-touch-icon.png', await png({ svg: tile({ corner: 0, scale: 0.72 }), size: 180 }));
writeFileSync(
  new URL('favicon.ico', publicFolder),
  icoOf(await png({ svg: favicon, size: 48, palette: false }), 48),
);
