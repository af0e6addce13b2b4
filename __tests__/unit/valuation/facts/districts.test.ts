import {
  areas,
  districts,
  findDistrict,
  findSubDistrict,
  subDistricts,
} from '@/valuation/facts/districts';

const countBy = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> =>
  items.reduce<Record<string, number>>(
    (counts, item) => ({ ...counts, [key(item)]: (counts[key(item)] ?? 0) + 1 }),
    {},
  );

describe('areas, districts and sub-districts', () => {
  it('lists the 18 districts of Hong Kong once each', () => {
    expect(districts).toHaveLength(18);
    expect(new Set(districts.map(({ id }) => id)).size).toBe(18);
    expect(new Set(districts.map(({ name }) => name.hk)).size).toBe(18);
  });

  it('lists 103 sub-districts as the public list spreads them over the areas', () => {
    expect(new Set(subDistricts.map(({ id }) => id)).size).toBe(103);
    expect(countBy(subDistricts, ({ area }) => area)).toEqual({ HK: 40, KL: 34, NT: 22, IS: 7 });
  });

  it('puts every sub-district into a district that exists, and leaves no district empty', () => {
    for (const { district } of subDistricts) expect(findDistrict(district)?.id).toBe(district);
    expect(new Set(subDistricts.map(({ district }) => district)).size).toBe(18);
  });

  it.each([
    { id: 's:taikoo-shing', district: 'd:eastern', area: 'HK', hk: '太古城', cn: '太古城' },
    { id: 's:quarry-bay', district: 'd:eastern', area: 'HK', hk: '鰂魚涌', cn: '鲗鱼涌' },
    { id: 's:tin-hau', district: 'd:wan-chai', area: 'HK', hk: '天后', cn: '天后' },
    { id: 's:kings-park', district: 'd:yau-tsim-mong', area: 'KL', hk: '京士柏', cn: '京士柏' },
    { id: 's:yau-yat-tsuen', district: 'd:sham-shui-po', area: 'KL', hk: '又一村', cn: '又一村' },
    { id: 's:kowloon-bay', district: 'd:kwun-tong', area: 'KL', hk: '九龍灣', cn: '九龙湾' },
    { id: 's:tseung-kwan-o', district: 'd:sai-kung', area: 'NT', hk: '將軍澳', cn: '将军澳' },
    { id: 's:tsing-yi', district: 'd:kwai-tsing', area: 'NT', hk: '青衣', cn: '青衣' },
    { id: 's:ma-wan', district: 'd:tsuen-wan', area: 'IS', hk: '馬灣', cn: '马湾' },
    { id: 's:discovery-bay', district: 'd:islands', area: 'IS', hk: '愉景灣', cn: '愉景湾' },
  ])('knows $id', ({ id, district, area, hk, cn }) => {
    expect(findSubDistrict(id)).toMatchObject({ district, area, name: { hk, cn } });
  });

  it('writes ids that no script reads as a number and that are stable words', () => {
    for (const { id } of [...districts, ...subDistricts])
      expect(id).toMatch(/^[ds]:[a-z]+(-[a-z]+)*$/);
  });

  it('has no escape left over from the source list', () => {
    expect(findSubDistrict('s:kings-park')?.name.en).toBe("King's Park");
    for (const { name } of subDistricts) expect(name.en).not.toMatch(/[\\_]/);
  });

  it('names a price region for every area, the islands with the New Territories', () => {
    expect(Object.fromEntries(areas.map(({ id, priceRegion }) => [id, priceRegion]))).toEqual({
      HK: 'Hong Kong',
      KL: 'Kowloon',
      NT: 'New Territories',
      IS: 'New Territories',
    });
  });

  it('answers undefined for anything else', () => {
    expect(findSubDistrict('s:atlantis')).toBeUndefined();
    expect(findSubDistrict('d:eastern')).toBeUndefined();
    expect(findDistrict('s:quarry-bay')).toBeUndefined();
  });
});
