import fc from 'fast-check';
import {
  encodeNumbers,
  TokenPlacesBuilder,
  searchTokens,
  forEachNumber,
} from '@/backoffice/domains/evaluation/address/token-places';
import { textTokens } from '@/backoffice/domains/evaluation/address/text-tokens';

const unpack = (bytes: Uint8Array): number[] => {
  const numbers: number[] = [];
  forEachNumber(bytes, (number) => numbers.push(number));
  return numbers;
};

describe('packed numbers', () => {
  it('take one byte for a difference below 128 and two from there', () => {
    expect([...encodeNumbers([127])]).toEqual([127]);
    expect([...encodeNumbers([128])]).toEqual([0x80, 0x01]);
    expect([...encodeNumbers([5, 133])]).toEqual([5, 0x80, 0x01]);
  });

  it('come back as they went in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 2_000_000 })), (list) => {
        const ascending = [...list].sort((one, other) => one - other);
        expect(unpack(encodeNumbers(ascending))).toEqual(ascending);
      }),
    );
  });
});

describe('tokenPlaces', () => {
  it('list each place once under each of its tokens, whichever of its texts has them', () => {
    const builder = new TokenPlacesBuilder();
    builder.add(3, ['Kornhill', '康怡花園', 'Kornhill']);
    builder.add(9, ['Kornhill Plaza']);
    const tokenPlaces = new Map(builder.tokenPlaces().map((entry) => [entry.token, entry]));
    expect(tokenPlaces.get('kor')).toMatchObject({ count: 2 });
    expect(unpack(tokenPlaces.get('kor')?.places ?? new Uint8Array())).toEqual([3, 9]);
    expect(unpack(tokenPlaces.get('康怡')?.places ?? new Uint8Array())).toEqual([3]);
  });

  it('keep sounds and single characters apart from letters and pairs', () => {
    const tokens = searchTokens(textTokens('Lai 麗'));
    expect(tokens).toEqual(expect.arrayContaining(['lai', '~lai', '丽', '=丽']));
  });
});
