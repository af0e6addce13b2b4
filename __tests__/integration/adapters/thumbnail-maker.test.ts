import { Readable } from 'node:stream';
import sharp from 'sharp';
import {
  createThumbnailMaker,
  type ThumbnailMakerOptions,
} from '@/backoffice/adapters/picture/thumbnail-maker';
import { thumbnailLimits } from '@/backoffice/adapters/picture/thumbnail-limits';
import { hugePng } from '@test/support/document/huge-png';
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
