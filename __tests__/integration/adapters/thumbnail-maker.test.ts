import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  createThumbnailMaker,
  type ThumbnailMakerOptions,
} from '@/backoffice/adapters/picture/thumbnail-maker';
import { thumbnailLimits } from '@/backoffice/adapters/picture/thumbnail-limits';
import { heicPicture, twoColours } from '@test/support/document/pictures';

const draw = (picture: Buffer, type: string, options: ThumbnailMakerOptions = {}) =>
  createThumbnailMaker(options).make(async () => Readable.from([picture]), type);

/** Red, green and blue in the middle of both halves of a thumbnail. */
async function halves(thumbnail: Buffer | null) {
  const { data, info } = await sharp(thumbnail ?? Buffer.alloc(0))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return { size: [info.width, info.height], left: at(20), right: at(info.width - 20) };
}

const near = (expected: readonly number[]) => expected.map((value) => expect.closeTo(value, -1.5));
const red = near([200, 20, 20]);
const blue = near([20, 20, 200]);

/** A PNG that says it has so many pixels, all black, and holds the bytes for them. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const named = Buffer.concat([Buffer.from(name), body]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('Thumbnails', () => {
  it('are drawn of HEIC as of other photos, small, upright and without what the camera noted', async () => {
    const jpeg = await twoColours('jpeg');
    const turned = await sharp(await twoColours('png'))
      .rotate(90)
      .withExif({ IFD0: { Copyright: 'Chan Tai Man' } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    for (const [picture, type] of [
      [heicPicture, 'image/heic'],
      [jpeg, 'image/jpeg'],
      [turned, 'image/jpeg'],
    ] as const) {
      const thumbnail = await draw(picture, type);
      expect(await halves(thumbnail)).toEqual({ size: [240, 180], left: red, right: blue });
      expect(thumbnail?.includes('Chan Tai Man')).toBe(false);
      expect((await sharp(thumbnail ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
    }
  });

  it('are not drawn of what has too many pixels, is broken, or is another type than its first bytes say', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const edge = Math.ceil(Math.sqrt(thumbnailLimits.maxPixels)) + 1;
    const heicBomb = Buffer.from(heicPicture);
    // The size in `ispe` (ISO/IEC 23008-12, 6.5.3).
    const size = heicBomb.indexOf('ispe') + 8;
    heicBomb.writeUInt32BE(60_000, size);
    heicBomb.writeUInt32BE(60_000, size + 4);
    for (const [picture, type] of [
      [hugePng(edge, edge), 'image/png'],
      [heicBomb, 'image/heic'],
      [heicPicture.subarray(0, 600), 'image/heic'],
      [svg, 'image/png'],
      [svg, 'image/heic'],
      [await twoColours('webp'), 'image/jpeg'],
    ] as const)
      expect(await draw(picture, type)).toBeNull();
    expect(await halves(await draw(await twoColours('webp'), 'image/webp'))).toEqual({
      size: [240, 180],
      left: red,
      right: blue,
    });
  });

  it('cost no more than their limits: a program that hangs, crashes, floods or takes memory ends alone', async () => {
    const program = (code: string) => ['--input-type=module', '-e', code, '--'];
    const forever = { program: program('setInterval(() => {}, 1000)'), timeoutMs: 300 };
    expect(await draw(heicPicture, 'image/heic', forever)).toBeNull();
    for (const code of [
      'process.kill(process.pid, "SIGSEGV")',
      'for (;;) process.stdout.write("x".repeat(65536)) || await new Promise((r) => process.stdout.once("drain", r))',
      'const kept = []; for (;;) kept.push(Buffer.alloc(1e8, 1))',
    ])
      expect(await draw(heicPicture, 'image/heic', { program: program(code) })).toBeNull();
    const environment = await draw(heicPicture, 'image/heic', {
      program: program('process.stdout.write(Object.keys(process.env).join())'),
    });
    expect(environment?.toString()).toMatch(/^(?:NODE_ENV|PWD|,)+$/);
  });

  it('wait in a queue with an end', async () => {
    const maker = createThumbnailMaker({
      program: ['-e', 'setInterval(() => {}, 1000)', '--'],
      maxQueued: 1,
    });
    const open = async () => Readable.from([heicPicture]);
    const waiting = [maker.make(open, 'image/heic'), maker.make(open, 'image/heic')];
    await expect(maker.make(open, 'image/heic')).rejects.toMatchObject({ code: 'unavailable' });
    maker.close();
    expect(await Promise.all(waiting)).toEqual([null, null]);
  });
});
