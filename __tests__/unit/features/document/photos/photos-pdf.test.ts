import { photosPdf } from '@/features/document/photos/photos-pdf';

const jpeg = (...bytes: number[]) =>
  new Blob([Uint8Array.from([0xff, 0xd8, ...bytes, 0xff, 0xd9])]);

async function pdfOf(photos: Parameters<typeof photosPdf>[0]): Promise<string> {
  return Buffer.from(await (await photosPdf(photos)).arrayBuffer()).toString('latin1');
}

describe('A PDF of photos', () => {
  it('holds each photo as it is, on a page of A4 turned as the photo is, as large as it fits', async () => {
    const pdf = await pdfOf([
      { jpeg: jpeg(0x80, 0x0a, 0xe9), width: 2_000, height: 1_000 },
      { jpeg: jpeg(0x01), width: 1_000, height: 1_500 },
    ]);
    expect(pdf).toContain('/Count 2 /Kids [3 0 R 6 0 R]');
    expect(pdf).toContain('stream\n\xff\xd8\x80\x0a\xe9\xff\xd9\nendstream');
    expect([...pdf.matchAll(/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, x, y]) => [x, y])).toEqual([
      ['841.89', '595.28'],
      ['595.28', '841.89'],
    ]);
    // 841.89 wide and half as high, in the middle of 595.28; 841.89 × 2 ⁄ 3 = 561.26 wide, in the middle of 595.28.
    expect([...pdf.matchAll(/q (.*?) cm/g)].map(([, matrix]) => matrix)).toEqual([
      '841.89 0.00 0.00 420.94 0.00 87.17',
      '561.26 0.00 0.00 841.89 17.01 0.00',
    ]);
    expect(pdf).toMatch(/\/Width 2000 \/Height 1000 .*\/Filter \/DCTDecode \/Length 7 >>/);
  });

  it('has its table where it says, with the place of every object (ISO 32000-1, 7.5.4)', async () => {
    const pdf = await pdfOf([{ jpeg: jpeg(0xff, 0x00), width: 10, height: 20 }]);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    const [, count = '', rows = ''] =
      /^xref\n0 (\d+)\n((?:.{18} \n)+)trailer/.exec(pdf.slice(start)) ?? [];
    const offsets = rows.split(' \n').slice(1, -1);
    expect(offsets).toHaveLength(5);
    expect(count).toBe('6');
    for (const [index, row] of offsets.entries())
      expect(pdf.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
});
