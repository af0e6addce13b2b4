import { districts, findSubDistrict, subDistricts } from '@/valuation/facts/districts';
import { estateFacts, estateFactsIn, findEstateFact } from '@/valuation/facts/estate-catalogue';
import { factSources } from '@/valuation/facts/fact';
import { traditionalToSimplified } from '@/valuation/facts/han-variants';
import { joinKey } from '@/backoffice/domains/evaluation/address/text-normalise';

/** Characters of a two-byte encoding, decoded by the platform: an oracle independent of the conversion that wrote the names. */
function charactersOf({
  encoding,
  leads,
  trails,
}: {
  encoding: string;
  leads: [number, number];
  trails: [number, number][];
}): Set<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (const [from, to] of trails)
      for (let trail = from; trail <= to; trail += 1)
        found.add(decoder.decode(Uint8Array.of(lead, trail)));
  }
  return found;
}

const gb2312 = charactersOf({ encoding: 'gbk', leads: [0xb0, 0xf7], trails: [[0xa1, 0xfe]] });
const big5 = charactersOf({
  encoding: 'big5',
  leads: [0xa4, 0xf9],
  trails: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
});
const hanOf = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? [];

const pairs = Array.from(traditionalToSimplified);
const traditionalOnly = new Set(
  pairs.filter((_character, at) => at % 2 === 0).filter((character) => !gb2312.has(character)),
);
const simplifiedOnly = new Set(
  pairs.filter((_character, at) => at % 2 === 1).filter((character) => !big5.has(character)),
);

const groupsOf = (fact: (typeof estateFacts)[number]) =>
  [
    fact.name,
    fact.location,
    fact.completed,
    fact.blocks,
    fact.topFloor,
    fact.saleableAreaSqft,
    fact.units,
  ].filter((group) => group !== undefined);

describe('built-in estates', () => {
  it('has at least 250 private estates in all four areas', () => {
    expect(estateFacts.length).toBeGreaterThanOrEqual(250);
    expect(
      new Set(estateFacts.map(({ location }) => findSubDistrict(location.subDistrict)?.area)),
    ).toEqual(new Set(['HK', 'KL', 'NT', 'IS']));
  });

  it('reaches every one of the 18 districts', () => {
    const reached = new Set(
      estateFacts.map(({ location }) => findSubDistrict(location.subDistrict)?.district),
    );
    expect(districts.filter(({ id }) => !reached.has(id))).toEqual([]);
  });

  it('puts every estate into a sub-district that exists and finds it there', () => {
    const known = new Set(subDistricts.map(({ id }) => id));
    expect(estateFacts.filter(({ location }) => !known.has(location.subDistrict))).toEqual([]);
    expect(subDistricts.flatMap(({ id }) => estateFactsIn(id))).toHaveLength(estateFacts.length);
  });

  it('has unique ids that are stable words', () => {
    expect(new Set(estateFacts.map(({ id }) => id)).size).toBe(estateFacts.length);
    for (const { id } of estateFacts) expect(id).toMatch(/^e:[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(estateFacts.filter(({ id }) => findEstateFact(id)?.id !== id)).toEqual([]);
  });

  it('has no estate twice in a sub-district under names that fold to the same key', () => {
    const keys = estateFacts.map(
      ({ name, location }) => `${location.subDistrict} ${joinKey(name.en)}`,
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('names every estate in English and in both Chinese scripts', () => {
    for (const { name } of estateFacts) {
      expect(name.en).toMatch(/^[\p{Script=Latin}0-9 .,'’()·&-]+$/u);
      expect(hanOf(name.hk).length).toBeGreaterThanOrEqual(2);
      expect(hanOf(name.cn)).toHaveLength(hanOf(name.hk).length);
    }
  });

  it('writes no Traditional-only character in a Simplified name and no Simplified-only one in a Traditional name', () => {
    expect(traditionalOnly.size).toBeGreaterThan(400);
    expect(simplifiedOnly.size).toBeGreaterThan(400);
    const places = [...estateFacts, ...subDistricts, ...districts];
    expect(
      places.filter(({ name }) =>
        hanOf(name.cn).some((character) => traditionalOnly.has(character)),
      ),
    ).toEqual([]);
    expect(
      places.filter(({ name }) =>
        hanOf(name.hk).some((character) => simplifiedOnly.has(character)),
      ),
    ).toEqual([]);
  });

  it('uses only characters of the mainland standard in Simplified names, but for these rare ones without another form', () => {
    const outside = new Set(
      estateFacts
        .flatMap(({ name }) => hanOf(name.cn))
        .filter((character) => !gb2312.has(character)),
    );
    expect([...outside].sort().join('')).toBe('囍沄溋玥珒珺瑧磡蓺邨駅');
  });

  it('names a known source for every group of facts', () => {
    for (const fact of estateFacts)
      for (const group of groupsOf(fact)) expect(Object.keys(factSources)).toContain(group.source);
  });

  it('keeps every figure in a sensible range', () => {
    for (const { completed, blocks, topFloor, saleableAreaSqft, units, location } of estateFacts) {
      const { fromYear = 1990, toYear = 1990 } = completed ?? {};
      const { min = 400, max = 800 } = saleableAreaSqft ?? {};
      const { lat = 22.3, lon = 114.1 } = location;
      expect(fromYear).toBeGreaterThanOrEqual(1955);
      expect(toYear).toBeGreaterThanOrEqual(fromYear);
      expect(toYear).toBeLessThanOrEqual(2020);
      expect(blocks?.count ?? 1).toBeGreaterThanOrEqual(1);
      expect(blocks?.count ?? 1).toBeLessThanOrEqual(150);
      expect(topFloor?.floor ?? 5).toBeGreaterThanOrEqual(5);
      expect(topFloor?.floor ?? 5).toBeLessThanOrEqual(90);
      expect(min).toBeGreaterThanOrEqual(120);
      expect(max).toBeGreaterThanOrEqual(min);
      expect(max).toBeLessThanOrEqual(5000);
      expect(units?.count ?? 20000).toBeGreaterThan(5000);
      expect(lat > 22.15 && lat < 22.55 && lon > 113.85 && lon < 114.35).toBe(true);
    }
  });

  it('has years, sizes, blocks and top floor for most estates', () => {
    const share = (has: (fact: (typeof estateFacts)[number]) => boolean) =>
      estateFacts.filter(has).length / estateFacts.length;
    expect(share(({ completed }) => completed !== undefined)).toBeGreaterThan(0.95);
    expect(share(({ saleableAreaSqft }) => saleableAreaSqft !== undefined)).toBeGreaterThan(0.95);
    expect(share(({ blocks }) => blocks !== undefined)).toBeGreaterThan(0.9);
    expect(share(({ topFloor }) => topFloor !== undefined)).toBeGreaterThan(0.9);
  });

  it('leaves out subsidised housing', () => {
    const subsidised = [
      '富安花園',
      '富寶花園',
      '龍門居',
      '翠竹花園',
      '麗晶花園',
      '富榮花園',
      '康山花園',
      '采頤花園',
      '浩景臺',
      '景新臺',
      '穗禾苑',
      '兆康苑',
      '長安邨',
    ];
    expect(estateFacts.filter(({ name }) => subsidised.includes(name.hk))).toEqual([]);
    const privateEstates = ['Cosmopolitan Estate', 'Whampoa Estate'];
    expect(
      estateFacts.filter(
        ({ name }) => /\bEstate$/.test(name.en) && !privateEstates.includes(name.en),
      ),
    ).toEqual([]);
  });

  it.each([
    {
      id: 'e:taikoo-shing',
      hk: '太古城',
      cn: '太古城',
      subDistrict: 's:taikoo-shing',
      fromYear: 1977,
    },
    {
      id: 'e:city-one-shatin',
      hk: '沙田第一城',
      cn: '沙田第一城',
      subDistrict: 's:sha-tin',
      fromYear: 1980,
    },
    {
      id: 'e:mei-foo-sun-chuen',
      hk: '美孚新邨',
      cn: '美孚新邨',
      subDistrict: 's:lai-chi-kok',
      fromYear: 1968,
    },
    {
      id: 'e:whampoa-garden',
      hk: '黃埔花園',
      cn: '黄埔花园',
      subDistrict: 's:whampoa',
      fromYear: 1985,
    },
    {
      id: 'e:south-horizons',
      hk: '海怡半島',
      cn: '海怡半岛',
      subDistrict: 's:ap-lei-chau',
      fromYear: 1991,
    },
    {
      id: 'e:heng-fa-chuen',
      hk: '杏花邨',
      cn: '杏花邨',
      subDistrict: 's:chai-wan',
      fromYear: 1986,
    },
    {
      id: 'e:telford-gardens',
      hk: '德福花園',
      cn: '德福花园',
      subDistrict: 's:kowloon-bay',
      fromYear: 1980,
    },
    {
      id: 'e:bellagio',
      hk: '碧堤半島',
      cn: '碧堤半岛',
      subDistrict: 's:sham-tseng',
      fromYear: 2002,
    },
    { id: 'e:the-palazzo', hk: '御龍山', cn: '御龙山', subDistrict: 's:fo-tan', fromYear: 2008 },
    {
      id: 'e:sorrento',
      hk: '擎天半島',
      cn: '擎天半岛',
      subDistrict: 's:tsim-sha-tsui',
      fromYear: 2002,
    },
  ])(
    'agrees with the published names and first year of $id',
    ({ id, hk, cn, subDistrict, fromYear }) => {
      expect(findEstateFact(id)).toMatchObject({
        name: { hk, cn },
        location: { subDistrict },
        completed: { fromYear },
      });
    },
  );

  it.each([
    ['e:kingswood-villas', 58],
    ['e:mei-foo-sun-chuen', 99],
    ['e:whampoa-garden', 88],
    ['e:taikoo-shing', 61],
    ['e:laguna-city', 38],
  ])('agrees with the published number of towers of %s', (id, count) => {
    expect(findEstateFact(id)?.blocks?.count).toBe(count);
  });

  it('answers undefined for an unknown estate', () => {
    expect(findEstateFact('e:castle-in-the-air')).toBeUndefined();
  });
});
