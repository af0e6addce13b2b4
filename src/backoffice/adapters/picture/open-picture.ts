import sharp, { type Sharp } from 'sharp';
import { heicPixels } from './heic-pixels';
import { thumbnailLimits } from './thumbnail-limits';

const loaders: Readonly<Record<string, string>> = {
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
  'image/avif': 'VipsForeignLoadHeifBuffer',
};

/** Opens a picture of this type, upright, by the one decoder of its type. Only for programs that end with it. */
export async function openPicture(file: Buffer, type: string): Promise<Sharp> {
  const { maxPixels } = thumbnailLimits;
  const loader = loaders[type];
  sharp.block({ operation: ['VipsForeignLoad'] });
  if (loader) {
    sharp.unblock({ operation: [loader] });
    return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  }
  const { data, width, height } = await heicPixels(file, maxPixels);
  return sharp(data, { raw: { width, height, channels: 4 } });
}
