import {
  encodeNumbers,
  type TokenPlaces,
} from '@/backoffice/domains/evaluation/address/token-places';
import { createPlaceDirectory } from '@/backoffice/domains/evaluation/address/place-directory';
import { createPlaceLists } from '@/backoffice/domains/evaluation/address/place-lists';
import type {
  ListedPlace,
  Place,
  StreetNumber,
} from '@/backoffice/domains/evaluation/address/place.types';
import { createTokenPlacesDirectory } from '@/backoffice/domains/evaluation/address/token-places-directory';

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

describe('tokenPlaces', () => {
  const stored: TokenPlaces[] = [
    { token: 'kor', count: 2, places: encodeNumbers([1, 7]) },
    { token: 'orn', count: 1, places: encodeNumbers([7]) },
  ];
  const setUp = () => {
    const listTokenPlaces = jest.fn(async (_dataset: number, tokens: readonly string[]) =>
      stored.filter(({ token }) => tokens.includes(token)),
    );
    return {
      listTokenPlaces,
      directory: createTokenPlacesDirectory({ listTokenPlaces }),
    };
  };

  it('are asked for once, those of tokens that no place holds included', async () => {
    const { listTokenPlaces, directory } = setUp();
    expect(await directory.find(1, ['kor', 'xyz'])).toEqual([stored[0]]);
    expect(await directory.find(1, ['orn', 'xyz', 'kor'])).toEqual(expect.arrayContaining(stored));
    expect(listTokenPlaces.mock.calls).toEqual([
      [1, ['kor', 'xyz']],
      [1, ['orn']],
    ]);
  });

  it('of another data set are others', async () => {
    const { listTokenPlaces, directory } = setUp();
    await directory.find(1, ['kor']);
    await directory.find(2, ['kor']);
    expect(listTokenPlaces.mock.calls).toEqual([
      [1, ['kor']],
      [2, ['kor']],
    ]);
  });

  it('are copied out of what the driver handed out', async () => {
    const large = new Uint8Array(100_000);
    const directory = createTokenPlacesDirectory({
      listTokenPlaces: async () => [{ token: 'kor', count: 1, places: large.subarray(0, 1) }],
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
    const listWithRelated = jest.fn(async () => [house]);
    const listByNumberWithRelated = jest.fn(async (_dataset: number, numbers: readonly number[]) =>
      numbers.includes(5) ? [house, number, street] : numbers.includes(9) ? [house] : [],
    );
    return {
      listWithRelated,
      listByNumberWithRelated,
      directory: createPlaceDirectory({
        listWithRelated,
        listByNumberWithRelated,
      }),
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
    const { directory, listWithRelated, listByNumberWithRelated } = setUp();
    await directory.findNumbers(1, [5]);
    expect(await directory.find(1, ['n:5'])).toEqual([
      { place: number, parent: street, target: house },
    ]);
    expect(listWithRelated).not.toHaveBeenCalled();
    await directory.find(2, ['b:9']);
    expect(await directory.findNumbers(2, [9])).toEqual([
      { place: house, parent: null, target: null },
    ]);
    expect(listByNumberWithRelated).toHaveBeenCalledTimes(1);
  });
});

describe('lists', () => {
  it('are read once for a data set, and anew after a failure', async () => {
    const listed: ListedPlace[] = [place(3)];
    const numbers: StreetNumber[] = [{ number: place(5), target: null }];
    const address = {
      listByDistrict: jest.fn(async () => listed),
      listByParent: jest.fn(async () => listed),
      listStreetNumbers: jest.fn(async () => numbers),
    };
    address.listByDistrict.mockRejectedValueOnce(new Error('away'));
    const lists = createPlaceLists(address);
    const estates = { district: 's:aberdeen', kind: 'estate' } as const;
    await expect(lists.listByDistrict(1, estates)).rejects.toThrow('away');
    expect([
      await lists.listByDistrict(1, estates),
      await lists.listByDistrict(1, estates),
      await lists.listByDistrict(1, { ...estates, kind: 'street' }),
    ]).toEqual([listed, listed, listed]);
    expect(address.listByDistrict).toHaveBeenCalledTimes(3);
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
    expect(address.listByParent.mock.calls).toEqual([[1, { parent: 'e:1', kind: 'block' }]]);
  });
});
