import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';
import { joinAddresses } from '@/backoffice/domains/evaluation/import/join-addresses';
import { joinSales } from '@/backoffice/domains/evaluation/import/join-sales';
import { PlaceIndex } from '@/backoffice/domains/evaluation/import/place-index';
import { Rejections } from '@/backoffice/domains/evaluation/import/rejections';
import { looksNonResidential } from '@/backoffice/domains/evaluation/import/residential';
import {
  splitTown,
  titleCase,
  type SourceAddress,
} from '@/backoffice/domains/evaluation/import/source-address';
import type { Sale } from '@/valuation/model/sale.types';

jest.mock('@/valuation/facts/catalogue/read-catalogue', () =>
  jest.requireActual('@test/support/evaluation/small-catalogue'),
);

const sale = (changes: Partial<Sale>): Sale => ({
  id: '0',
  soldOnDay: 18_000,
  priceHkd: 5_000_000,
  district: 'Eastern',
  subDistrict: 'Quarry Bay',
  estate: '',
  building: '',
  flat: 'A',
  floor: 10,
  areaSqft: 500,
  completedOnDay: 6_000,
  latitude: null,
  longitude: null,
  isFirstHand: false,
  isCompletionBlank: false,
  ...changes,
});
const address = (changes: Partial<SourceAddress>): SourceAddress => ({
  district: 'd:eastern',
  town: null,
  street: { en: 'Invented Street', hk: '某街' },
  number: '1',
  building: { en: '', hk: '' },
  estate: null,
  block: null,
  position: null,
  ...changes,
});
function builtIn(): PlaceIndex {
  const index = new PlaceIndex();
  for (const draft of builtInDrafts()) index.add(structuredClone(draft));
  return index;
}

describe('telling residential from other uses', () => {
  it.each([
    ['Po Fung Primary School', '某某小學'],
    ['Wah Hing Industrial Building', ''],
    ['', '華興工廠大廈'],
    ['Sunny Shopping Arcade', ''],
    ['Kwun Tong Police Station', ''],
    ['Substation', ''],
    ['Ocean Commercial Centre', '海洋商業中心'],
    ['', '某某停車場'],
  ])('%s %s is not residential', (en, hk) => {
    expect(looksNonResidential({ en, hk })).toBe(true);
  });

  it.each([
    ['May Court', '美雅洋樓'],
    ['City Garden', '城市花園'],
    ['Elegance Garden Block 3', '怡樂花園第三座'],
    ['Schooner Mansion', ''],
    ['Beverley Heights', '富豪海灣'],
    ['Parkland Villas', '叠茵庭'],
  ])('%s %s is residential', (en, hk) => {
    expect(looksNonResidential({ en, hk })).toBe(false);
  });
});

describe('names of the address list', () => {
  it('are written as people write them', () => {
    expect(titleCase('NGA LAI HSE')).toBe('Nga Lai House');
    expect(titleCase('ST. GEORGE COURT BLK A2')).toBe('St. George Court Block A2');
    expect(titleCase('THE PHASE III OF BAY')).toBe('The Phase III of Bay');
  });

  it('lose the town before the street', () => {
    expect(splitTown({ en: 'YUEN LONG ON HING STREET', hk: '元朗 安興街' })).toEqual({
      town: 's:yuen-long',
      street: { en: 'On Hing Street', hk: '安興街' },
    });
    expect(splitTown({ en: 'KWUN TONG ROAD', hk: '觀塘道' })).toEqual({
      town: null,
      street: { en: 'Kwun Tong Road', hk: '觀塘道' },
    });
  });
});

describe('joining sales', () => {
  it('meets a built-in estate and its block by name, in any spelling', () => {
    const index = builtIn();
    const [first, second] = joinSales(index, [
      sale({ estate: 'Kornhill', building: 'Block F' }),
      sale({ estate: 'KORNHILL', building: 'Blk. F', flat: 'B' }),
    ]);
    expect(first?.estate).toBe('e:kornhill');
    expect(first?.place).toMatch(/^k:/);
    expect(index.drafts.get(first?.place ?? '')).toMatchObject({
      kind: 'block',
      parent: 'e:kornhill',
    });
    expect(second).toEqual(first);
  });

  it('makes an estate of its own for an unknown name, with the years and names of its sales', () => {
    const index = builtIn();
    const [place] = joinSales(index, [
      sale({ estate: 'Imaginary Mansion', building: 'Imaginary Mansion', completedOnDay: 7_500 }),
    ]);
    expect(place?.place).toBe(place?.estate);
    expect(index.drafts.get(place?.estate ?? '')).toMatchObject({
      kind: 'estate',
      en: 'Imaginary Mansion',
      district: 's:quarry-bay',
      facts: {
        completedYear: 1990,
        sales: 1,
        sale: {
          district: 'Eastern',
          subDistrict: 'Quarry Bay',
          estate: 'Imaginary Mansion',
          building: 'Imaginary Mansion',
        },
      },
    });
  });

  it('knows the top floor only where many were sold', () => {
    const top = (count: number) => {
      const index = builtIn();
      const [place] = joinSales(
        index,
        Array.from({ length: count }, (_, at) =>
          sale({ estate: 'Imaginary Mansion', floor: 1 + (at % 20) }),
        ),
      );
      return index.drafts.get(place?.estate ?? '')?.facts.topFloor;
    };
    expect([top(29), top(30)]).toEqual([undefined, 20]);
  });
});

describe('joining addresses', () => {
  it('meets sales by name, gives them their Chinese name and leads a street number there', () => {
    const index = builtIn();
    const [place] = joinSales(index, [sale({ estate: 'Imaginary Mansion' })]);
    const counts = joinAddresses(
      index,
      [address({ building: { en: 'Imaginary Mansion', hk: '幻想大廈' } })],
      { file: 'f', rejections: new Rejections() },
    );
    expect(counts).toEqual({ joined: 1, added: 0 });
    expect(index.drafts.get(place?.estate ?? '')).toMatchObject({ hk: '幻想大廈', cn: '幻想大厦' });
    const number = [...index.drafts.values()].find(({ kind }) => kind === 'streetno');
    expect(number).toMatchObject({
      en: '1',
      hk: '1號',
      target: place?.estate,
      district: 's:quarry-bay',
    });
  });

  it('puts an unknown building beside the known ones of its street', () => {
    const index = builtIn();
    joinSales(index, [sale({ estate: 'Imaginary Mansion' })]);
    joinAddresses(
      index,
      [
        address({ building: { en: 'Imaginary Mansion', hk: '' } }),
        address({ number: '3', building: { en: 'Other Mansion', hk: '' } }),
      ],
      { file: 'f', rejections: new Rejections() },
    );
    expect([...index.drafts.values()].find(({ en }) => en === 'Other Mansion')).toMatchObject({
      kind: 'building',
      district: 's:quarry-bay',
    });
  });

  it('leaves out duplicates and what is not residential, unless flats were sold there', () => {
    const index = builtIn();
    joinSales(index, [sale({ estate: 'Harbour Office Building' })]);
    const rejections = new Rejections();
    const school = address({ number: '5', building: { en: 'Invented School', hk: '' } });
    joinAddresses(
      index,
      [
        school,
        address({ number: '7' }),
        address({ number: '7' }),
        address({ number: '9', building: { en: 'Harbour Office Building', hk: '' } }),
      ],
      { file: 'f', rejections },
    );
    expect(rejections.rows.map(({ at, reason }) => [at, reason])).toEqual([
      [1, 'notResidential'],
      [3, 'duplicate'],
    ]);
  });
});
