import { buffer } from 'node:stream/consumers';
import { giveWay } from './give-way';
import { openPicture } from './open-picture';
import { thumbnailLimits } from './thumbnail-limits';

// A program of its own: reads one picture of the type given as argument from its input, writes the thumbnail as WebP to its output, and ends.
// Whatever a hostile picture does to a decoder ends with it: no setting, no key and no other picture is in its memory.

const { edge } = thumbnailLimits;

giveWay();
const picture = await openPicture(await buffer(process.stdin), process.argv[2] ?? '');
process.stdout.write(
  await picture
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer(),
);
