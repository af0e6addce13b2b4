import fc from 'fast-check';
import { maskHkid, parseHkid } from '@/lib/hkid';

// FIELD B4, recomputed there from the published test values of a public HKID library.
const valid = [
  'A123456(3)',
  'B111111(1)',
  'B111112(A)',
  'B111117(0)',
  'CA182361(1)',
  'ZA182361(3)',
  'z109852(8)',
  'AB123456(9)',
  'D288754(2)',
];
const misspelt = [
  'B111111(G)',
  'CAC182361(1)',
  '111112(A)',
  '1B111117(0)',
  'B22(0)',
  'A123456(3',
  'A1234563)',
  '',
];

describe('An identity card number', () => {
  it.each(valid)('%s is right', (text) => {
    expect(parseHkid(text)).toEqual({ hkid: text.toUpperCase().replaceAll(/[()]/g, '') });
  });

  it.each(['a123456(3)', ' A123456 (3) ', 'A1234563', 'Ａ１２３４５６（３）', 'A 123 456 3'])(
    'may be written as %s',
    (text) => {
      expect(parseHkid(text)).toEqual({ hkid: 'A1234563' });
    },
  );

  it.each(misspelt)('is not %s', (text) => {
    expect(parseHkid(text)).toEqual({ problem: 'wrongHkid' });
  });

  it('has a check digit that fits', () => {
    expect(parseHkid('B111111(3)')).toEqual({ problem: 'wrongCheckDigit' });
  });

  it('has exactly one check character for each stem, and tells any one wrong digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{1,2}\d{6}$/),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (stem, position, step) => {
          const fitting = [...'0123456789A'].filter((check) => parseHkid(stem + check).hkid);
          const at = stem.length - 6 + position;
          const changed = `${stem.slice(0, at)}${(Number(stem[at]) + step) % 10}${stem.slice(at + 1)}`;
          expect(fitting).toHaveLength(1);
          expect(parseHkid(`${changed}${fitting[0]}`)).toEqual({ problem: 'wrongCheckDigit' });
        },
      ),
    );
  });

  it('shows four characters only', () => {
    expect([maskHkid('A1234563'), maskHkid('CA1823611')]).toEqual(['A123***(*)', 'CA182***(*)']);
  });
});
