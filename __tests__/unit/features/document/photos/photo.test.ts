import { areWorthAsking, fitWithin, isPhoto, jpegName } from '@/features/document/photos/photo';

describe('Photos', () => {
  it.each([
    [
      { width: 4_032, height: 3_024 },
      { width: 2_560, height: 1_920 },
    ],
    [
      { width: 3_024, height: 4_032 },
      { width: 1_920, height: 2_560 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 20_000, height: 3 },
      { width: 2_560, height: 1 },
    ],
  ])('of %o are made as small as %o', (from, to) => expect(fitWithin(from, 2_560)).toEqual(to));

  it('are asked about where one is large or there are many, not for two small sides of a card', () => {
    const small = { size: 900_000 };
    expect(areWorthAsking([small, small])).toBe(false);
    expect(areWorthAsking([small, small, small])).toBe(true);
    expect(areWorthAsking([{ size: 4_000_000 }])).toBe(true);
  });

  it('are those that every browser draws; HEIC goes as it is', () => {
    expect(
      ['image/jpeg', 'image/heic', 'application/pdf'].map((type) => isPhoto({ type })),
    ).toEqual([true, false, false]);
  });

  it('keep their names as JPEG', () => {
    expect(['IMG 1.png', 'card', '身份證.1.webp'].map(jpegName)).toEqual([
      'IMG 1.jpg',
      'card.jpg',
      '身份證.1.jpg',
    ]);
  });
});
