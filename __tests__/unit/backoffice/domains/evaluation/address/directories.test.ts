import {
  encodeNumbers,
  type Posting,
} from '@/backoffice/domains/evaluation/address/address-postings';
import { createPlaceDirectory } from '@/backoffice/domains/evaluation/address/place-directory';
import { createPlaceLists } from '@/backoffice/domains/evaluation/address/place-lists';
import type {
  ListedPlace,
  Place,
  StreetNumber,
} from '@/backoffice/domains/evaluation/address/place.types';
import { createPostingDirectory } from '@/backoffice/domains/evaluation/address/posting-directory';

const place = (number: number, overrides: Partial<Place> = {}): Place => ({
  number,
  id: `b:${number}`,
  kind: 'building',
  district: 's:aberdeen',
  parent: null,
  target: null,
  en: `House ${number}`,
  hk: '',
  cn: '',
  facts: {},
  ...overrides,
});

describe('postings', () => {
  const stored: Posting[] = [
    { token: 'kor', count: 2, places: encodeNumbers([1, 7]) },
    { token: 'orn', count: 1, places: encodeNumbers([7]) },
  ];
  const setUp = () => {
    const findPostings = jest.fn(async (_dataset: number, tokens: readonly string[]) =>
      stored.filter(({ token }) => tokens.includes(token)),
    );
    return { findPostings, directory: createPostingDirectory({ findPostings }) };
  };

  it('are asked for once, those of tokens that no place holds included', async () => {
    const { findPostings, directory } = setUp();
    expect(await directory.find(1, ['kor', 'xyz'])).toEqual([stored[0]]);
    expect(await directory.find(1, ['orn', 'xyz', 'kor'])).toEqual(expect.arrayContaining(stored));
    expect(findPostings.mock.calls).toEqual([
      [1, ['kor', 'xyz']],
      [1, ['orn']],
    ]);
  });

  it('of another data set are others', async () => {
    const { findPostings, directory } = setUp();
    await directory.find(1, ['kor']);
    await directory.find(2, ['kor']);
    expect(findPostings.mock.calls).toEqual([
      [1, ['kor']],
      [2, ['kor']],
    ]);
  });

  it('are copied out of what the driver handed out', async () => {
    const large = new Uint8Array(100_000);
    const directory = createPostingDirectory({
      findPostings: async () => [{ token: 'kor', count: 1, places: large.subarray(0, 1) }],
    });
    const [kept] = await directory.find(1, ['kor']);
    expect(kept?.places.buffer.byteLength).toBe(1);
  });
});

describe('places', () => {
  const street = place(1, { id: 'st:1', kind: 'street' });
  const number = place(5, { id: 'n:5', kind: 'streetno', parent: 'st:1', target: 'b:9' });
  const house = place(9);
  const setUp = () => {
    const findWithRelated = jest.fn(async () => [house]);
    const findByNumberWithRelated = jest.fn(async (_dataset: number, numbers: readonly number[]) =>
      numbers.includes(5) ? [house, number, street] : numbers.includes(9) ? [house] : [],
    );
    return {
      findWithRelated,
      findByNumberWithRelated,
      directory: createPlaceDirectory({ findWithRelated, findByNumberWithRelated }),
    };
  };

  it('come in the order asked for, with what they stand in and what stands there, and unknown ones not at all', async () => {
    const { directory } = setUp();
    expect(await directory.findNumbers(1, [9, 404, 5])).toEqual([
      { place: house, parent: null, target: null },
      { place: number, parent: street, target: house },
    ]);
  });

  it('met by number are known by identifier, and the other way round', async () => {
    const { directory, findWithRelated, findByNumberWithRelated } = setUp();
    await directory.findNumbers(1, [5]);
    expect(await directory.find(1, ['n:5'])).toEqual([
      { place: number, parent: street, target: house },
    ]);
    expect(findWithRelated).not.toHaveBeenCalled();
    await directory.find(2, ['b:9']);
    expect(await directory.findNumbers(2, [9])).toEqual([
      { place: house, parent: null, target: null },
    ]);
    expect(findByNumberWithRelated).toHaveBeenCalledTimes(1);
  });
});

describe('lists', () => {
  it('are read once for a data set, and anew after a failure', async () => {
    const listed: ListedPlace[] = [place(3)];
    const numbers: StreetNumber[] = [{ number: place(5), target: null }];
    const address = {
      listInDistrict: jest.fn(async () => listed),
      listUnder: jest.fn(async () => listed),
      listStreetNumbers: jest.fn(async () => numbers),
    };
    address.listInDistrict.mockRejectedValueOnce(new Error('away'));
    const lists = createPlaceLists(address);
    const estates = { district: 's:aberdeen', kind: 'estate' } as const;
    await expect(lists.listInDistrict(1, estates)).rejects.toThrow('away');
    expect([
      await lists.listInDistrict(1, estates),
      await lists.listInDistrict(1, estates),
      await lists.listInDistrict(1, { ...estates, kind: 'street' }),
    ]).toEqual([listed, listed, listed]);
    expect(address.listInDistrict).toHaveBeenCalledTimes(3);
    expect([
      await lists.listStreetNumbers(1, 'st:1'),
      await lists.listStreetNumbers(1, 'st:1'),
      await lists.listStreetNumbers(2, 'st:1'),
    ]).toEqual([numbers, numbers, numbers]);
    expect(address.listStreetNumbers.mock.calls).toEqual([
      [1, 'st:1'],
      [2, 'st:1'],
    ]);
    await lists.listBlocks(1, 'e:1');
    expect(address.listUnder.mock.calls).toEqual([[1, { parent: 'e:1', kind: 'block' }]]);
  });
});
