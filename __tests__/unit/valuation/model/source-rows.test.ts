import {
  indexQuartersFromRecords,
  OfficialIndex,
  publicationLagDays,
} from '@/valuation/market/official-index';
import {
  isNamedLikeSubsidised,
  looksLikeSubsidised,
  looksLikeVillageHouse,
  propertyReasons,
} from '@/valuation/model/property-flags';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import {
  isoDayOf,
  parseCsvRecords,
  parseDay,
  parseFloor,
  saleFromRecord,
} from '@/valuation/model/transaction-row';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

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

  it('read every field of a sale', () => {
    const record = {
      tx_date: '2020-01-02',
      district: 'Eastern',
      sub_district: 'Tai Koo',
      estate: 'City Garden',
      building: 'Block 1',
      flat: 'A',
      floor: '7',
      saleable_area_sqft: '400',
      price_hkd: '6000000',
      completed: '1990-01-01',
      first_hand: '0',
      lat: '22.3',
      lon: '114.2',
    };
    expect(saleFromRecord(record, 'x')).toEqual({
      id: 'x',
      soldOnDay: 18_263,
      priceHkd: 6_000_000,
      areaSqft: 400,
      district: 'Eastern',
      subDistrict: 'Tai Koo',
      estate: 'City Garden',
      building: 'Block 1',
      flat: 'A',
      floor: 7,
      completedOnDay: 7_305,
      latitude: 22.3,
      longitude: 114.2,
      isFirstHand: false,
      isCompletionBlank: false,
    });
    const { tx_date, saleable_area_sqft, price_hkd } = record;
    expect(saleFromRecord({ tx_date, saleable_area_sqft, price_hkd, lat: ' ' }, 'x')).toEqual({
      id: 'x',
      soldOnDay: 18_263,
      priceHkd: 6_000_000,
      areaSqft: 400,
      district: '',
      subDistrict: '',
      estate: '',
      building: '',
      flat: '',
      floor: null,
      completedOnDay: null,
      latitude: null,
      longitude: null,
      isFirstHand: false,
      isCompletionBlank: true,
    });
    expect(saleFromRecord({ saleable_area_sqft, price_hkd }, 'x')).toBeNull();
  });

  it('are split at line ends of either kind, quoted line ends kept, empty lines left out', () => {
    const records = [
      { a: '1', b: '2' },
      { a: '3', b: '' },
    ];
    expect(parseCsvRecords('a, b \n1,2\n\n3\n')).toEqual(records);
    expect(parseCsvRecords('a,b\r\n1,2\r\n3\r\n')).toEqual(records);
    expect(parseCsvRecords('a,b\r\n"1",2\r\n3,\r\n')).toEqual(records);
    expect(parseCsvRecords('a,b\n"1\n\r2","x\r"\n3,"4,5"')).toEqual([
      { a: '1\n\r2', b: 'x\r' },
      { a: '3', b: '4,5' },
    ]);
    expect(parseCsvRecords('')).toEqual([]);
    expect(parseCsvRecords('a\n\uFEFF1')).toEqual([{ a: '\uFEFF1' }]);
  });

  it.each([
    ['G', 0],
    [' g/f ', 0],
    ['GROU', 0],
    ['Ground', 0],
    ['UG', 0],
    ['M', 0],
    ['LG', -1],
    ['LG1', -1],
    ['B', -1],
    ['B2', -1],
    ['UB', -1],
    ['7', 7],
    ['7.0', 7],
    ['12A', 12],
    ['L17', 17],
    ['123', 123],
    ['1234', null],
    ['7 AND 8', null],
    ['GX', null],
    ['XG', null],
    ['LGX', null],
    ['XB', null],
    ['PH', null],
    ['', null],
  ])('read the floor %s as %p', (label, floor) => {
    expect(parseFloor(label)).toBe(floor);
  });

  it.each([
    ['2020-02-29', 18_321],
    ['2020-02-29T10:00:00Z', 18_321],
    ['1970-01-02', 1],
    ['2019-02-29', null],
    ['2020-13-01', null],
    ['on 2020-02-29', null],
    ['soon', null],
  ])('read the day %s as %p', (text, day) => {
    expect(parseDay(text)).toBe(day);
    expect(day === null || text.startsWith(isoDayOf(day))).toBe(true);
  });
});

describe('official index', () => {
  const index = new OfficialIndex(publishedIndexQuarters);
  const day = (text: string): number => parseDay(text) ?? Number.NaN;

  it('counts a quarter only from its publication', () => {
    expect(publicationLagDays).toBeGreaterThanOrEqual(28);
    expect(isoDayOf(index.latestPublished(day('2020-04-15'))?.lastDay ?? 0)).toBe('2019-12-31');
    expect(isoDayOf(index.latestPublished(day('2020-05-05'))?.lastDay ?? 0)).toBe('2020-03-31');
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
    [' Whampoa Estate ', 'On Fu House', false],
    ['Old Whampoa Estate', 'On Fu House', true],
    ['Yu Chui Court', ' YU CHUI COURT ', false],
    ['Yu Chui Court Block', 'Yu Chui Court Block', false],
    ['Po Lam Estate (Phase 2)', 'Po Kim House', true],
    ['Po Lam Estate  (Phase 2)', 'Po Kim House', true],
    ['Po Lam Estate Mall', 'Po Kim House', false],
    ['Po Lam Estate', 'Tower 1', false],
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
    ['Tin Chung Court', '天頌苑 第一座', true],
    ['Tin Chung Court', '天頌苑（第一座）', true],
    ['Tin Chung Court', '天頌苑座', false],
    ['Mei Lam Estate', '美林邨 美楓樓', true],
    ['Mei Lam Estate', '美林邨樓', false],
    ['Kwai Shing', '葵盛村(租置)', true],
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
    ['', 'Lot No 12', true],
    ['', 'dd51', true],
    ['', 'DD 123', true],
    ['Daddy Garden', '', false],
    ['Kat Hing Wai ', '', true],
  ])('%s, %s: a village house %s', (estate, building, expected) => {
    expect(looksLikeVillageHouse({ estate, building })).toBe(expected);
  });

  it.each([
    ['nothing', { areaSqft: 160 }, false, []],
    ['nothing', { areaSqft: 2_500 }, false, []],
    ['a small flat', { areaSqft: 159 }, false, ['unusualSize']],
    ['a large flat', { areaSqft: 2_501 }, false, ['unusualSize']],
    ['a launch', {}, true, ['uncompletedBuilding']],
    ['a village house', { estate: 'Chan Uk Tsuen' }, false, ['villageHouse']],
    [
      'a subsidised flat',
      { estate: 'Po Lam Estate', building: 'Po Kim House' },
      false,
      ['subsidisedHousing'],
    ],
  ])('are told with other reasons of the flat itself: %s', (...[, changes, isLaunch, reasons]) => {
    expect(propertyReasons(makeProperty(changes), isLaunch)).toEqual(reasons);
  });
});
