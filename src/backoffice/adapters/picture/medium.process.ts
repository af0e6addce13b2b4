import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { mediaWidths, sharedImage } from '@/contracts/media/media-choices';
import { giveWay } from './give-way';
import { writeMedium, type MediumFile } from './medium-files';
import { mediumLimits } from './medium-limits';
import { openPicture } from './open-picture';

// A program of its own: reads one picture of the type given as argument from its input and writes it to its output in every size, encoded anew:
// nothing of the file but its pixels is left. What a hostile file does to a decoder ends with it.

const { edge } = mediumLimits;

giveWay();
const opened = await openPicture(await buffer(process.stdin), process.argv[2] ?? '');
const { data, info } = await opened
  .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
  .toColourspace('srgb')
  .raw()
  .toBuffer({ resolveWithObject: true });
const { width, height, channels } = info;
const pixels = () => sharp(data, { raw: { width, height, channels } });

const files: MediumFile[] = [];
for (const wanted of [...mediaWidths.filter((one) => one < width), width]) {
  const made = await pixels()
    .resize({ width: wanted })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  files.push({
    width: made.info.width,
    height: made.info.height,
    isShared: false,
    bytes: made.data,
  });
}
files.push({
  ...sharedImage,
  isShared: true,
  bytes: await pixels()
    .resize(sharedImage.width, sharedImage.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer(),
});
process.stdout.write(writeMedium(files));
