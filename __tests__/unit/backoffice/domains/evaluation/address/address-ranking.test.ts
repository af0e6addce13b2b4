import {
  encodeNumbers,
  type TokenPlaces,
} from '@/backoffice/domains/evaluation/address/token-places';
import {
  prepareQuery,
  rarestTokens,
  scorePlace,
  selectCandidates,
  type RankedPlace,
} from '@/backoffice/domains/evaluation/address/address-ranking';

const entry = (token: string, numbers: number[]): TokenPlaces => ({
  token,
  count: numbers.length,
  places: encodeNumbers(numbers),
});
const estate = (own: string, context: string[] = []): RankedPlace => ({
  kind: 'estate',
  names: [{ own: [own], context }],
});
const block = (own: string, context: string[]): RankedPlace => ({
  kind: 'block',
  names: [{ own: [own], context }],
});

describe('choosing candidates', () => {
  it('puts the places with more of the query first, equal ones by importance', () => {
    const tokenPlaces = [entry('kor', [1, 4, 7]), entry('orn', [1, 7]), entry('rnh', [7])];
    expect(selectCandidates(tokenPlaces, { total: 10, limit: 5 })).toEqual([7, 1, 4]);
    expect(selectCandidates([entry('kor', [8, 2, 5].sort())], { total: 10, limit: 2 })).toEqual([
      2, 5,
    ]);
  });

  it('prefers one rare piece to one common piece', () => {
    const common = Array.from({ length: 500 }, (_, number) => number);
    expect(
      selectCandidates([entry('gar', common), entry('zyx', [900])], { total: 1_000, limit: 1 }),
    ).toEqual([900]);
  });

  it('finds nothing for nothing', () => {
    expect(selectCandidates([], { total: 10, limit: 5 })).toEqual([]);
  });
});

describe('choosing what to count', () => {
  const token = (name: string, count: number): TokenPlaces => ({
    token: name,
    count,
    places: new Uint8Array(),
  });
  const names = (tokenPlaces: TokenPlaces[]) =>
    rarestTokens(tokenPlaces).map((entry) => entry.token);

  it('takes the rarest tokens first, until they hold 150,000 numbers', () => {
    expect(
      names([
        token('common', 90_000),
        token('rare', 10),
        token('middle', 60_000),
        token('usual', 70_000),
        token('few', 20),
      ]),
    ).toEqual(['rare', 'few', 'middle', 'usual']);
  });

  it('takes four tokens however common they are, and never more than 48', () => {
    expect(names(['a', 'b', 'c', 'd', 'e'].map((name) => token(name, 99_000)))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(names(Array.from({ length: 60 }, (_, at) => token(`t${at}`, 1)))).toHaveLength(48);
  });
});

describe('comparing names', () => {
  const better = (query: string, right: RankedPlace, wrong: RankedPlace) =>
    scorePlace(prepareQuery(query), right) > scorePlace(prepareQuery(query), wrong);

  it.each([
    [
      'the estate before its blocks',
      'City Garden',
      estate('City Garden'),
      block('Block 1', ['City Garden']),
    ],
    [
      'a block when it was asked for',
      'City Garden Block 1',
      block('Block 1', ['City Garden']),
      estate('City Garden'),
    ],
    [
      'the block with the number asked for',
      'Kornhill block 2',
      block('Block 2', ['Kornhill']),
      block('Block 29', ['Kornhill']),
    ],
    [
      'the whole name before a longer one',
      'Kornhill',
      estate('Kornhill'),
      estate('Kornhill Metropole Garden'),
    ],
    [
      'the estate in the district that was named',
      'City Garden North Point',
      estate('City Garden', ['North Point']),
      estate('Garden City', ['Sha Tin']),
    ],
    ['swapped words', 'Garden City', estate('City Garden'), estate('Garden Vista')],
    ['missing spaces', 'citygarden', estate('City Garden'), estate('City One')],
    [
      'a Chinese block number',
      '麗港城2座',
      block('第2座', ['麗港城']),
      block('第12座', ['麗港城']),
    ],
  ])('prefers %s', (_rule, ...compared) => {
    expect(better(...compared)).toBe(true);
  });
});
