import { Readable } from 'node:stream';
import sharp from 'sharp';
import { createPageMaker } from '@/backoffice/adapters/picture/page-maker';
import { heicPicture, twoColours } from '@test/support/document/pictures';
import { hugePng } from '@test/support/document/huge-png';
import { pdfOf } from '@test/support/document/pdf-file';

const maker = createPageMaker();
const hasty = createPageMaker({ cpuSeconds: 2 });
afterAll(() => [maker, hasty].forEach(({ close }) => close()));

const draw = (file: Buffer, type: string, { page = 1, watermark = 'Una Ho' } = {}) =>
  maker.make(async () => Readable.from([file]), { type, page, watermark });
const drawPdf = (file: Buffer, page = 1) => draw(file, 'application/pdf', { page });

/** The mean of red, green and blue of the left and the right half. */
async function halves(picture: Buffer) {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const meanOf = async (left: number) => {
    const half = { left, top: 0, width: Math.floor(width / 2), height };
    const { channels } = await sharp(await sharp(picture).extract(half).png().toBuffer()).stats();
    return channels.slice(0, 3).map(({ mean }) => mean);
  };
  return [await meanOf(0), await meanOf(Math.ceil(width / 2))];
}

const darkLeft = '0 0 1 rg 0 0 100 100 re f';

describe('Pages of documents', () => {
  it('are drawn of PDFs, page by page, whatever a page says of its size', async () => {
    const file = pdfOf([
      { box: [200, 100], content: darkLeft },
      { box: [14_400_000, 7_200_000], content: '' },
    ]);
    const first = await drawPdf(file);
    expect(first).toMatchObject({ pages: 2, width: 1_754, height: 877 });
    const [left = [], right = []] = await halves(first?.picture ?? Buffer.alloc(0));
    expect(left[0]).toBeLessThan(60);
    expect(left[2]).toBeGreaterThan(180);
    expect(right[0]).toBeGreaterThan(180);
    expect(await drawPdf(file, 2)).toMatchObject({ pages: 2, width: 1_754, height: 877 });
    expect((await drawPdf(file, 3))?.picture).toHaveLength(0);
  });

  it('are photos too, HEIC among them, and say who looks at them', async () => {
    const red = expect.closeTo(200, -2);
    const heic = await draw(heicPicture, 'image/heic');
    expect(heic).toMatchObject({ pages: 1, width: 640, height: 480 });
    const [[first] = []] = await halves(heic?.picture ?? Buffer.alloc(0));
    expect(first).toEqual(red);
    const jpeg = await twoColours('jpeg');
    const [one, other, same] = await Promise.all(
      ['Una Ho', 'Ben Lau 劉 <b>&', 'Una Ho'].map((watermark) =>
        draw(jpeg, 'image/jpeg', { watermark }),
      ),
    );
    expect(one?.picture.equals(same?.picture ?? Buffer.alloc(0))).toBe(true);
    expect(other?.picture.length).toBeGreaterThan(0);
    expect(one?.picture.equals(other?.picture ?? Buffer.alloc(0))).toBe(false);
  });

  it('end in nothing where they cost too much or are broken, and the next is drawn', async () => {
    const page = { box: [600, 800], content: '' } as const;
    const curves = '0 0 m 600 800 l 300 20 l 20 600 l f* '.repeat(400_000);
    const costly = pdfOf([{ ...page, content: curves }]);
    expect(
      await hasty.make(async () => Readable.from([costly]), {
        type: 'application/pdf',
        page: 1,
        watermark: '',
      }),
    ).toBeNull();
    expect(await drawPdf(Buffer.from('%PDF-1.7 junk %%EOF'))).toBeNull();
    expect(await draw(hugePng(60_000, 60_000), 'image/png')).toBeNull();
    const deep = '['.repeat(1_000_000);
    const many = pdfOf([{ ...page, content: deep }, ...Array.from({ length: 5_000 }, () => page)]);
    expect(await drawPdf(many, 1)).toMatchObject({ pages: 5_001, height: 1_754 });
    expect(await drawPdf(many, 5_001)).toMatchObject({ pages: 5_001, height: 1_754 });
  });
});
