import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { pdfFontFile } from '../pdf/pdf-fonts';
import { giveWay } from './give-way';
import { openPicture } from './open-picture';
import { pageHeader } from './page-header';
import { pageLimits } from './page-limits';
import { pdfPage } from './pdf-page';

// A program of its own: reads a request as one line of JSON and then a file from its input, and writes the picture of that page with the
// watermark across it, after a header. What a hostile file does to a decoder ends with it.

const { edge } = pageLimits;

const requestSchema = z.object({ type: z.string(), page: z.number(), watermark: z.string() });

async function open(
  file: Buffer,
  { type, page }: { type: string; page: number },
): Promise<{ pages: number; picture: Sharp | null }> {
  if (type === 'application/pdf') return pdfPage(file, { page, edge });
  return { pages: 1, picture: page === 1 ? await openPicture(file, type) : null };
}

const escaped = (text: string): string =>
  text.replace(/[<>&]/g, (character) => `&#${character.codePointAt(0)};`);

const drawText = (text: string, colour: string): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${colour}" alpha="45%">${escaped(text)}</span>`,
      font: 'Noto Sans TC',
      fontfile: pdfFontFile('traditional'),
      rgba: true,
      dpi: 190,
    },
  })
    .extend({ left: 40, right: 40, top: 60, bottom: 60, background: '#0000' })
    .png()
    .toBuffer();

/** The words, slanted and half transparent, dark with a light edge so that they show on any picture, and no larger than the one that they are repeated on. */
async function watermark(text: string, size: { width: number; height: number }): Promise<Buffer> {
  const line = await sharp(await drawText(text, '#ffffff'))
    .composite([{ input: await drawText(text, '#202020'), left: 2, top: 2 }])
    .png()
    .toBuffer();
  const slanted = await sharp(line).rotate(-24, { background: '#0000' }).png().toBuffer();
  return sharp(slanted)
    .resize(size.width, size.height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

giveWay();
const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const request = requestSchema.parse(JSON.parse(input.toString('utf8', 0, end)));
const { pages, picture } = await open(input.subarray(end + 1), request);
if (!picture) process.stdout.write(pageHeader.write({ pages, width: 0, height: 0 }));
else {
  const { data, info } = await picture
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
  const { width, height, channels } = info;
  const marked = await sharp(data, { raw: { width, height, channels } })
    .composite([{ input: await watermark(request.watermark, info), tile: true }])
    .webp({ quality: 80 })
    .toBuffer();
  process.stdout.write(Buffer.concat([pageHeader.write({ pages, width, height }), marked]));
}
