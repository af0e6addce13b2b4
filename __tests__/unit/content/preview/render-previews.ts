import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Locale } from '@/contracts/locale';
import { previewImage } from '@/content/preview/preview-image';

const [requests = '[]'] = process.argv.slice(2);
const wanted: { locale: Locale; title: string; line?: string }[] = JSON.parse(requests);

/** Prints what each picture is; a process of its own, because the layout engine is a module that jest cannot load. */
const pictures = await Promise.all(
  wanted.map(async (request) => {
    const png = await previewImage(request);
    const { format, width, height } = await sharp(png).metadata();
    return {
      format,
      width,
      height,
      bytes: png.length,
      hash: createHash('sha256').update(png).digest('hex'),
    };
  }),
);
process.stdout.write(JSON.stringify(pictures));
