import { statSync } from 'node:fs';
import type { Catalogue } from '@/valuation/facts/catalogue/catalogue';
import { catalogueKey } from '@/valuation/facts/catalogue/catalogue';
import {
  readCatalogueLines,
  writeCatalogueLines,
} from '@/valuation/facts/catalogue/catalogue-lines';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { findDistrict, findSubDistrict } from '@/valuation/facts/districts';
import { estateFacts } from '@/valuation/facts/estate-catalogue';

const small: Catalogue = {
  compiledOn: '2026-11-22',
  places: [
    {
      id: 'e:one',
      kind: 'estate',
      en: 'One Garden',
      hk: '一號花園',
      aliases: ['One', '花園一號'],
      subDistrict: 's:north-point',
      evidence: 'traded',
      subsidised: 'home-ownership',
      completedYear: 1988,
      blockCount: 2,
      topFloor: 30,
      position: [22.2912, 114.2016],
      isPositionExact: true,
      sourceCount: 12,
      onMarket: 'lately',
      blocks: [
        { en: 'Block A', hk: 'A座', topFloor: 28 },
        { en: '', hk: '乙座' },
      ],
    },
    {
      id: 'b:two',
      kind: 'building',
      en: '',
      hk: '二號樓',
      aliases: [],
      subDistrict: 's:tai-po',
      evidence: 'named',
      isPositionExact: false,
      sourceCount: 1,
      onMarket: 'now',
      blocks: [],
    },
  ],
  streets: [
    {
      en: "King's Road",
      hk: '英皇道',
      subDistrict: 's:tai-po',
      numbers: [
        { number: '2', place: 0, block: 1 },
        { number: '4', place: 0, block: 1 },
        { number: '6-8', place: 1 },
      ],
    },
  ],
  streetDistricts: [{ en: "King's Road", hk: '英皇道', districts: ['d:eastern', 'd:wan-chai'] }],
};

describe('The lines of the catalogue', () => {
  it('say again what was written', () => {
    expect(readCatalogueLines(writeCatalogueLines(small))).toEqual(small);
  });

  it('leave out a Chinese name that lacks a character', () => {
    const [place, ...others] = small.places;
    if (!place) throw new Error('There is no place');
    const lacking = { ...small, places: [{ ...place, hk: '金--花園' }, ...others] };
    expect(readCatalogueLines(writeCatalogueLines(lacking)).places[0]).toMatchObject({
      hk: '',
      en: 'One Garden',
    });
  });

  it('are refused when one is of an unknown kind', () => {
    expect(() => readCatalogueLines('c\t2026-11-22\nx\tsomething')).toThrow('unknown kind');
  });
});

describe('The built-in catalogue', () => {
  const catalogue = readCatalogue();

  it('weighs less than 3 MB', () => {
    expect(statSync('src/valuation/facts/catalogue/catalogue.data.gz').size).toBeLessThan(3e6);
  });

  it('holds every estate written by hand, and each id once', () => {
    const ids = catalogue.places.map(({ id }) => id);
    const known = new Set(ids);
    expect(known.size).toBe(ids.length);
    expect(estateFacts.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
    expect(ids.filter((id) => !/^[be]:[a-z0-9-]{1,80}$/.test(id))).toEqual([]);
  });

  it('places all in the 103 sub-districts and the streets in the 18 districts', () => {
    const within = [...catalogue.places, ...catalogue.streets].map(
      ({ subDistrict }) => subDistrict,
    );
    expect(within.filter((id) => findSubDistrict(id) === undefined)).toEqual([]);
    const districts = catalogue.streetDistricts.flatMap((street) => street.districts);
    expect(districts.filter((id) => findDistrict(id) === undefined)).toEqual([]);
  });

  it('leads every street number to a place and block that it holds', () => {
    const lost = catalogue.streets.flatMap(({ numbers }) =>
      numbers.filter(({ place, block }) => {
        const target = catalogue.places[place];
        return !target || (block !== undefined && !target.blocks[block]);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('names every home, in whole words', () => {
    const wrong = catalogue.places.filter(
      ({ en, hk }) => `${en}${hk}` === '' || /--/.test(en + hk),
    );
    expect(wrong).toEqual([]);
  });

  it('positions the homes within Hong Kong, built between 1900 and 2030', () => {
    const misplaced = catalogue.places.filter(
      ({ position: [latitude, longitude] = [22.3, 114.1] }) =>
        latitude < 22.13 || latitude > 22.57 || longitude < 113.82 || longitude > 114.45,
    );
    expect(misplaced).toEqual([]);
    const years = catalogue.places.flatMap(({ completedYear }) => completedYear ?? []);
    expect(Math.min(...years)).toBeGreaterThan(1899);
    expect(Math.max(...years)).toBeLessThan(2031);
  });

  it.each([
    ['香港仔中心', 's:aberdeen'],
    ['海譽', 's:tuen-mun'],
    ['瓊林大廈', 's:kwun-tong'],
    ['爵祿居', 's:san-po-kong'],
    ['昌威大廈', 's:yuen-long'],
    ['啟德海灣', 's:kai-tak'],
    ['維港1號', 's:kai-tak'],
  ])('knows %s in %s', (name, subDistrict) => {
    const found = catalogue.places.filter(({ hk }) => catalogueKey(hk) === catalogueKey(name));
    expect(found.map((place) => place.subDistrict)).toContain(subDistrict);
  });

  it.each([
    ["The Legend at Jardine's Lookout", ['s:tai-hang', 's:mid-level-east']],
    ['Ho King Building', ['s:yuen-long']],
    ['Hing Fat Building', ['s:yuen-long']],
  ])('knows %s once', (name, within) => {
    const found = catalogue.places.filter(
      ({ en, subDistrict }) =>
        catalogueKey(en) === catalogueKey(name) && within.includes(subDistrict),
    );
    expect(found).toHaveLength(1);
  });

  it('offers no wing or block without the name of its estate', () => {
    expect(
      catalogue.places.filter(({ hk }) =>
        /^(?:[東南西北前後中]座|低座[A-Z]座|[A-Z0-9]期)$/u.test(hk),
      ),
    ).toEqual([]);
  });

  it('ends no name where a list of phases was cut off', () => {
    expect(catalogue.places.filter(({ hk }) => /[0-9、]及$/u.test(hk))).toEqual([]);
  });

  it.each([
    '漢基國際學校',
    '偉昌工業中心',
    '昌華工廠大廈',
    '荷里活廣場',
    '廣建貿易中心',
    '栢麗購物大道',
    '太古城中心一座',
    '中銀大廈',
    '太古廣塲三座',
    '告羅士打大廈',
    'LKF TOWER',
    '置富第一城',
    '世紀工商中心',
    '四洲集團中心',
    '凌霄閣',
    '工銀大廈',
    '太子大廈',
    '柴灣市政大廈',
  ])('leaves out %s, where nobody lives', (name) => {
    const names = catalogue.places.flatMap(({ hk, aliases }) => [hk, ...aliases]);
    expect(names.filter((other) => catalogueKey(other) === catalogueKey(name))).toEqual([]);
  });
});

describe('The key of a name', () => {
  it('is the same for variant characters, accents, widths and punctuation', () => {
    expect(catalogueKey('泓景臺')).toBe(catalogueKey('泓景台'));
    expect(catalogueKey('K．Summit')).toBe(catalogueKey('K‧SUMMIT'));
    expect(catalogueKey('Liberté')).toBe(catalogueKey('LIBERTE'));
    expect(catalogueKey('駱克道292-294號')).toBe('駱克道292294號');
  });
});
