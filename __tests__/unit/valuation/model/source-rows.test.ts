import {
  indexQuartersFromRecords,
  OfficialIndex,
  publicationLagDays,
} from '@/valuation/market/official-index';
import {
  isNamedLikeSubsidised,
  looksLikeSubsidised,
  looksLikeVillageHouse,
} from '@/valuation/model/property-flags';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import {
  formatDay,
  parseCsvRecords,
  parseDay,
  parseFloor,
  saleFromRecord,
} from '@/valuation/model/transaction-row';

describe('transaction rows', () => {
  it('read quoted fields, a byte order mark and blank fields', () => {
    const text =
      '\uFEFFtx_date,estate,building,floor,saleable_area_sqft,price_hkd,completed,first_hand,lat,lon\r\n2020-01-02,"Mock, Garden","Block ""A""",12A,400,6000000.0,,1,,\n';
    const sale = saleFromRecord(parseCsvRecords(text)[0] ?? {}, 'x');
    expect(sale).toMatchObject({
      id: 'x',
      soldOnDay: 18263,
      estate: 'Mock, Garden',
      building: 'Block "A"',
      floor: 12,
      areaSqft: 400,
      priceHkd: 6_000_000,
    });
    expect(sale).toMatchObject({
      completedOnDay: null,
      isCompletionBlank: true,
      isFirstHand: true,
      latitude: null,
    });
  });

  it('are refused without a date, an area or a price', () => {
    const record = { tx_date: '2020-01-02', saleable_area_sqft: '400', price_hkd: '6000000' };
    expect(saleFromRecord(record, 'x')).not.toBeNull();
    expect(saleFromRecord({ ...record, tx_date: 'soon' }, 'x')).toBeNull();
    expect(saleFromRecord({ ...record, saleable_area_sqft: '0' }, 'x')).toBeNull();
    expect(saleFromRecord({ ...record, price_hkd: '' }, 'x')).toBeNull();
  });

  it('read floors and days', () => {
    expect(['G', 'LG1', '7', '12A', 'L17', 'PH', ''].map(parseFloor)).toEqual([
      0,
      -1,
      7,
      12,
      17,
      null,
      null,
    ]);
    expect(formatDay(parseDay('2020-02-29') ?? 0)).toBe('2020-02-29');
  });
});

describe('official index', () => {
  const index = new OfficialIndex(publishedIndexQuarters);
  const day = (text: string): number => parseDay(text) ?? Number.NaN;

  it('counts a quarter only from its publication', () => {
    expect(publicationLagDays).toBeGreaterThanOrEqual(28);
    expect(formatDay(index.latestPublished(day('2020-04-15'))?.lastDay ?? 0)).toBe('2019-12-31');
    expect(formatDay(index.latestPublished(day('2020-05-05'))?.lastDay ?? 0)).toBe('2020-03-31');
  });

  it('carries the published change of class A from 2019 Q4 (423.7) to 2020 Q1 (418.7)', () => {
    expect(index.logChange(0, day('2019-11-01'), day('2020-03-31'))).toBeCloseTo(
      Math.log(418.7 / 423.7),
      10,
    );
    expect(index.logChange(0, day('1990-01-01'), day('2020-03-31'))).toBe(0);
  });

  it('reads the published shape and leaves out quarters that lack a class', () => {
    const names = [
      'Less than 40 m2',
      '40 m2 to 69.9 m2',
      '70 m2 to 99.9 m2',
      '100 m2 to 159.9 m2',
      '160 m2 or above',
      'All Classes',
    ];
    const records = names.map((name, position) => ({
      Time: '202003',
      Class: name,
      Value: String(100 + position),
    }));
    const incomplete = { Time: '202006', Class: 'Less than 40 m2', Value: '99' };
    expect(indexQuartersFromRecords([...records, incomplete])).toEqual([
      { yearMonth: 202003, values: [100, 101, 102, 103, 104] },
    ]);
  });
});

describe('names that call for a person', () => {
  it.each([
    ['Tin Chung Court', 'Chung Yuk House (Block C)', true],
    ['Yu Chui Court', 'Block Q', true],
    ['Po Lam Estate', 'Po Kim House', true],
    ['Whampoa Estate', 'On Fu Building(Blk T)', false],
    ['Kent Court', 'Kent Court', false],
    ['Chelsea Court', 'Block C', false],
    ['Lohas Park', 'Tower 2', false],
  ])('%s, %s: subsidised %s', (estate, building, expected) => {
    expect(looksLikeSubsidised({ estate, building })).toBe(expected);
  });

  it.each([
    ['Tin Chung Court', '天頌苑', true],
    ['Mei Lam Estate', '美林邨', true],
    ['Mei Foo Sun Chuen', '美孚新邨', false],
    ['Whampoa Estate', '黃埔新邨', false],
    ['Heng Fa Chuen', '杏花邨', false],
    ['Parc Versailles', '帝欣苑', false],
    ['Vista Paradiso', '聽濤雅苑', false],
    ['Kornhill', '康怡花園', false],
  ])('%s, %s: named like a subsidised estate %s', (en, hk, expected) => {
    expect(isNamedLikeSubsidised({ en, hk })).toBe(expected);
  });

  it.each([
    ['Sha Kok Mei Village House', '12', true],
    ['Chan Uk Tsuen', '8', true],
    ['Kat Hing Wai', '', true],
    ['', 'Lot No. 1234 in DD 51', true],
    ['元崗村', '村屋', true],
    ['Taikoo Shing', 'Wai Sing Mansion', false],
    ['Tsuen Wan Centre', 'Kwangchow House (Block 1)', false],
    ['Wai Wah Centre', 'Block 1', false],
    ['65-89 Tan Kwai Tsuen Road', '', false],
  ])('%s, %s: a village house %s', (estate, building, expected) => {
    expect(looksLikeVillageHouse({ estate, building })).toBe(expected);
  });
});
