import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { heicPixels } from './heic-pixels';
import { thumbnailLimits } from './thumbnail-limits';

// A program of its own: reads one picture of the type given as argument from its input, writes the thumbnail as WebP to its output, and ends.
// Whatever a hostile picture does to a decoder ends with it: no setting, no key and no other picture is in its memory.

const { maxPixels, edge } = thumbnailLimits;

const loaders: Readonly<Record<string, string>> = {
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
};

async function open(type: string): Promise<Sharp> {
  const file = await buffer(process.stdin);
  const loader = loaders[type];
  sharp.block({ operation: ['VipsForeignLoad'] });
  if (loader) {
    sharp.unblock({ operation: [loader] });
    return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  }
  const { data, width, height } = await heicPixels(file, maxPixels);
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Where memory runs out, Linux ends this program before the server. */
function offerToBeEndedFirst(): void {
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
}

sharp.cache(false);
sharp.concurrency(1);
offerToBeEndedFirst();
const picture = await open(process.argv[2] ?? '');
process.stdout.write(
  await picture
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer(),
);
