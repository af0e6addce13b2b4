import type { CataloguePlace } from '@/valuation/facts/catalogue/catalogue';
import { levelPlacesOf } from '@/valuation/levels/catalogue-places';
import { levelFromRecord } from '@/valuation/levels/level-row';
import { monthNumber } from '@/valuation/levels/level-place';
import { MonthlyIndex } from '@/valuation/levels/monthly-index';
import { PlaceNames } from '@/valuation/levels/place-names';
import { cataloguePlace } from '@test/support/evaluation/catalogue-place';

const place = (changes: Partial<CataloguePlace>) =>
  cataloguePlace({ position: [22.28, 114.21], ...changes });

describe('the names of sales and levels', () => {
  const names = new PlaceNames([
    place({}),
    place({ id: 'e:bay', en: 'Bay Court', hk: '海灣閣', aliases: ['Bay House'] }),
    place({ id: 'e:other-bay', en: 'Bay Court', hk: '灣景閣', subDistrict: 's:yuen-long' }),
    place({ id: 'e:hillside-ho', en: 'Hillside (Ho)', hk: '山畔園' }),
    place({ id: 'e:hillside', en: 'Hillside', hk: '山畔花園' }),
    place({ id: 'e:town', en: 'Town Centre', hk: '名都' }),
  ]);

  it('are those of a place at the same position, also where another list puts it into the next district', () => {
    expect(names.find(['Harbour Garden Phase 2'], 'Wan Chai', [22.2802, 114.2101])).toBe(0);
    expect(names.find(['Bay Court'], 'Wan Chai', [22.2802, 114.2101])).toBe(1);
    expect(names.find(['Bay Court'], 'Wan Chai', [22.45, 114.02])).toBeUndefined();
  });

  it.each([
    [['海港花園'], '東區', 0],
    [['Town Center'], 'Eastern', 5],
    [['海港花園2期', '海港花園'], '東區', 0],
    [['HARBOUR GARDEN'], 'Eastern', 0],
    [['Phase One (Harbour Garden)'], 'Eastern', 0],
    [['Bay House'], 'Eastern', 1],
    [['Bay Court'], 'Yuen Long', 2],
    [['Bay Court'], 'Wan Chai', undefined],
    [['Hillside'], 'Eastern', 4],
    [['Hillside (Ho)'], 'Eastern', 3],
  ])('%s in %s', (spellings, district, expected) => {
    expect(names.find(spellings, district)).toBe(expected);
  });
});

describe('the kind of a name', () => {
  const kindsOf = (...places: Partial<CataloguePlace>[]) =>
    levelPlacesOf({ places: places.map(place), streets: [] })
      .slice(0, places.length)
      .map(({ nameKind }) => nameKind);

  it('tells walk-ups at a number, old houses and towers of this century apart', () => {
    const names = [
      '花園街224號',
      '泰和樓',
      '金華大廈',
      '嘉寧閣',
      '太平花園',
      '曉柏峰',
      'The Holborn',
    ];
    expect(kindsOf(...names.map((hk) => ({ hk })))).toEqual([
      'streetNumber',
      'house',
      'building',
      'court',
      'garden',
      'recent',
      'foreign',
    ]);
    expect(kindsOf({ hk: '連方' }, { hk: '麗翠苑', subsidised: 'home-ownership' })).toEqual([
      'other',
      'subsidised',
    ]);
  });
});

describe('a published level', () => {
  const record = {
    month: '2026-07',
    kind: 'sold',
    key: '海港花園',
    full: '海港花園1期',
    name: '海港花園 1期',
    district: '東區',
    year_built: '1985.0',
    psf: '12000.0',
    n: '3.0',
    area_min: '400',
    area_max: '600',
  };

  it('is read with the more exact name first', () => {
    expect(levelFromRecord(record)).toEqual({
      names: ['海港花園1期', '海港花園', '海港花園 1期'],
      district: '東區',
      kind: 'sold',
      month: monthNumber(2026, 7),
      pricePerSqft: 12_000,
      areaSqft: 500,
      count: 3,
      completedYear: 1985,
    });
  });

  it.each([
    [{ month: '' }, 'missingDate'],
    [{ month: 'sold', kind: '2026-07' }, 'missingDate'],
    [{ key: '', full: '', name: ' ' }, 'missingBuilding'],
    [{ psf: '0.012' }, 'missingPrice'],
    [{ psf: '12000000' }, 'missingPrice'],
    [{ kind: 'rented' }, 'missingPrice'],
    [{ area_min: '', area_max: '5' }, 'missingArea'],
    [{ area_min: '12000', area_max: '12000' }, 'missingArea'],
    [{ n: '-1' }, 'missingArea'],
  ])('with %j is not taken', (changes, reason) => {
    expect(levelFromRecord({ ...record, ...changes })).toBe(reason);
  });
});

describe('the official index by month', () => {
  const quarters = [202603, 202606, 202609].map((yearMonth, at) => ({
    yearMonth,
    values: [0, 0, 0, 0, 0].map(() => 100 * Math.exp(0.03 * at)),
  }));
  const change = (from: number, to: number, known = quarters) =>
    new MonthlyIndex(known).logChange(1, monthNumber(2026, from), monthNumber(2026, to));

  it('lies between the middles of its quarters and stays beyond its ends', () => {
    expect(change(2, 5)).toBeCloseTo(0.03, 10);
    expect(change(2, 3)).toBeCloseTo(0.01, 10);
    expect(change(8, 12)).toBe(0);
    expect(change(1, 2)).toBe(0);
  });

  it('goes on over a missing quarter', () => {
    const withGap = quarters.filter(({ yearMonth }) => yearMonth !== 202606);
    expect(change(2, 5, withGap)).toBeCloseTo(0.03, 10);
    expect(change(2, 8, [])).toBe(0);
  });
});
