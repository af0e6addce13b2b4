import { endpoints } from '@/contracts/endpoints';
import type { QuoteResponse } from '@/contracts/evaluation/evaluation';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { engines } from '@test/support/database/test-database';

const languages = { en: 'en', hk: 'zh-HK', cn: 'zh-CN' } as const;

describe.each(engines)('The valuation from built-in facts on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const get = (path: string, language = 'en') =>
    api.call(`/evaluation/${path}`, { headers: { 'accept-language': language } });
  const quote = async (body: object, language = 'en'): Promise<QuoteResponse> => {
    const answer = await api.call('/evaluation/quote', {
      method: 'POST',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return endpoints.quote.response.parse(answer.body);
  };
  const find = async (query: string, language = 'en') =>
    endpoints.addressSearch.response.parse(
      (await get(`address/search?q=${encodeURIComponent(query)}`, language)).body,
    ).data;

  it('offers the four areas and the 103 sub-districts under them in the language asked for', async () => {
    expect((await get('areas', 'zh-HK')).body).toEqual({
      data: { HK: '香港島', KL: '九龍', NT: '新界', IS: '離島' },
    });
    const sizes = await Promise.all(
      ['HK', 'KL', 'NT', 'IS'].map(
        async (area) =>
          Object.keys(
            endpoints.districts.response.parse((await get(`districts?area=${area}`)).body).data,
          ).length,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(103);
    expect(sizes.every((size) => size > 0)).toBe(true);
  });

  it('leads from a sub-district through an estate to its blocks and floors', async () => {
    expect((await get('estates?district=s:taikoo-shing', 'zh-CN')).body).toMatchObject({
      data: { 'e:taikoo-shing': '太古城' },
    });
    const blocks = endpoints.blocks.response.parse(
      (await get('blocks?estate=e:taikoo-shing')).body,
    ).data;
    expect(Object.values(blocks)).toContain('Begonia Mansion');
    const floors = endpoints.floors.response.parse(
      (await get('floors?estate=e:taikoo-shing')).body,
    ).data;
    expect(floors).toMatchObject({ 'f:1': '1/F', 'f:30': '30/F' });
    expect((await get('floor/info?estate=e:taikoo-shing', 'zh-HK')).body).toMatchObject({
      data: expect.arrayContaining([{ key: 'f:12', value: 'f:12', label: '12樓' }]),
    });
    expect((await get('rooms?estate=e:taikoo-shing')).body).toEqual({ data: {} });
  });

  it('asks for the place that a list needs, and answers unknown places with an empty list', async () => {
    expect(await get('estates')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { district: 'Please fill this in.' } },
    });
    expect(await get("estates?district=s:' or 1=1")).toMatchObject({ status: 400 });
    expect((await get('blocks?estate=e:nowhere')).body).toEqual({ data: {} });
  });

  it.each([
    ['Taikoo Shing', 'e:taikoo-shing'],
    ['taikooshing', 'e:taikoo-shing'],
    ['Shing Taikoo', 'e:taikoo-shing'],
    ['Tai Koo Sing', 'e:taikoo-shing'],
    ['太古城', 'e:taikoo-shing'],
    ['whampo gardn', 'e:whampoa-garden'],
    ['黃埔花園', 'e:whampoa-garden'],
    ['黄埔花园', 'e:whampoa-garden'],
    ['Mei Fu Sun Tsuen', 'e:mei-foo-sun-chuen'],
    ['city garden north point', 'e:city-garden'],
  ])('finds %s', async (query, id) => {
    expect((await find(query))[0]).toMatchObject({
      key: id,
      value: id,
      level: 'estate',
      ids: { estate: id },
    });
  });

  it('gives what is found its whole address, the identifiers on the way and the next step', async () => {
    const [hit] = await find('太古城 海棠閣', 'zh-HK');
    expect(hit).toMatchObject({
      level: 'block',
      label: expect.stringMatching(/^太古城 海棠閣/),
      ids: { area: 'HK', district: 's:taikoo-shing', estate: 'e:taikoo-shing' },
    });
    expect(hit?.link).toMatch(
      /^\/online-property\?area=HK&district=s%3Ataikoo-shing&estate=e%3Ataikoo-shing&block=k%3A/,
    );
  });

  it.each(['<script>alert(1)</script>', "'; drop table address_place; --", '%', '🏙️', '…'])(
    'is not troubled by %s in the search box',
    async (query) => {
      expect(Array.isArray(await find(query))).toBe(true);
    },
  );

  it('values a flat, with its range, expiry, trend and loan, and without comparables', async () => {
    const answer = await quote({ estate: 'e:taikoo-shing', areaSqft: 600, floor: 'f:12' });
    expect(answer).toMatchObject({
      success: 1,
      data: {
        asOf: '2026-11-16',
        validUntil: '2026-12-16',
        level: 'estate',
        hasKnownSales: false,
        comparables: [],
        needsPerson: true,
        reasons: expect.arrayContaining(['noKnownSales']),
        property: { label: 'Taikoo Shing', floor: '12/F', areaSqft: 600 },
      },
    });
    if (answer.success !== 1) throw new Error('no quote');
    const { low, value, high, maxLoan, trend, pricePerSqft } = answer.data;
    expect(low < value && value < high).toBe(true);
    expect(maxLoan).toEqual({ percent75: value * 0.75, percent85: value * 0.85 });
    expect(trend).toHaveLength(21);
    expect(trend.at(-1)?.value).toBe(pricePerSqft);
  });

  it.each(['e:mei-foo-sun-chuen', 'e:heng-fa-chuen', 'e:parc-versailles', 'e:tsuen-wan-centre'])(
    'does not take %s for subsidised or a village',
    async (estate) => {
      const answer = await quote({ estate, areaSqft: 600, floor: 'f:3' });
      expect(answer).toMatchObject({
        success: 1,
        data: { reasons: expect.not.arrayContaining(['subsidisedHousing']) },
      });
      expect(answer).toMatchObject({
        data: { reasons: expect.not.arrayContaining(['villageHouse']) },
      });
    },
  );

  it('leaves an address entered by hand to a person, because its range is too wide for a figure', async () => {
    expect(
      await quote(
        {
          address: '12 Invented Street',
          district: 's:quarry-bay',
          areaSqft: 400,
          floor: 12,
          ageYears: 30,
        },
        'zh-HK',
      ),
    ).toEqual({
      success: 0,
      data: {
        code: 'rangeTooWide',
        needsPerson: true,
        errorMessage: expect.stringContaining('由職員為你估價'),
      },
    });
  });

  it.each([
    [
      'places that do not belong together',
      { estate: 'e:taikoo-shing', district: 's:aberdeen', areaSqft: 500 },
      'placesDoNotMatch',
    ],
    [
      'an area of another part of town',
      { estate: 'e:taikoo-shing', area: 'NT', areaSqft: 500 },
      'placesDoNotMatch',
    ],
    ['an unknown estate', { estate: 'e:nowhere', areaSqft: 500 }, 'unknownPlace'],
    [
      'a floor that does not exist',
      { estate: 'e:taikoo-shing', areaSqft: 500, floor: 'f:99' },
      'floorDoesNotExist',
    ],
    ['no area', { estate: 'e:taikoo-shing' }, 'areaMissing'],
    ['an area of nothing', { estate: 'e:taikoo-shing', areaSqft: 0 }, 'areaOutOfRange'],
    [
      'an area of 100,000 square feet',
      { estate: 'e:taikoo-shing', areaSqft: 100_000 },
      'areaOutOfRange',
    ],
    ['nothing chosen', {}, 'chooseProperty'],
    [
      'an address without a district',
      { address: 'Somewhere', areaSqft: 500, floor: 3 },
      'districtMissing',
    ],
    [
      'an age of 300 years',
      { address: 'Somewhere', district: 's:aberdeen', areaSqft: 500, floor: 3, ageYears: 300 },
      'ageOutOfRange',
    ],
    ['a car park without known sales', { carpark: 'p:e-taikoo-shing' }, 'carParkUnknown'],
  ])('explains %s in three languages', async (_what, body, code) => {
    const messages = await Promise.all(
      Object.values(languages).map(async (language) => {
        const answer = await quote(body, language);
        expect(answer).toMatchObject({ success: 0, data: { code } });
        return answer.success === 0 ? answer.data?.errorMessage : '';
      }),
    );
    expect(new Set(messages).size).toBe(3);
    expect(messages.join('')).not.toContain('{limit}');
  });

  it('answers 400 to a body that is malformed', async () => {
    const answer = await api.call('/evaluation/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ estate: 12, colour: 'red' }),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { estate: expect.any(String) } },
    });
  });

  it('obeys the switch: a closed input offers nothing and leads to a person', async () => {
    const entry = endpoints.valuationSwitch.response.parse(
      (await api.call('/site/valuation-switchs/valuation-switch')).body,
    );
    await api.desk('PUT', '/collections/valuation-switch/valuation-switch', {
      body: { entry: { ...entry, byHand: false, search: false, estate: false } },
    });
    expect(
      await quote({ address: 'Somewhere', district: 's:aberdeen', areaSqft: 500, floor: 3 }),
    ).toMatchObject({ success: 0, data: { code: 'closed', needsPerson: true } });
    expect(await find('Taikoo Shing')).toEqual([]);
    expect((await get('estates?district=s:taikoo-shing')).body).toEqual({ data: {} });
    await api.desk('PUT', '/collections/valuation-switch/valuation-switch', { body: { entry } });
    expect(await find('Taikoo Shing')).not.toEqual([]);
  });

  it('delivers the tree once', async () => {
    const { rows } = await api.testDatabase.database.pool.query(
      'select count(*)::int as count from valuation_dataset',
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('Searching without end', () => {
  it('is stopped for the address that does it, and for no other', async () => {
    const api = await startTestApi('pglite', { RATE_LIMIT_READS_PER_MINUTE: '20' });
    const statuses: number[] = [];
    for (let at = 0; at < 25; at += 1)
      statuses.push((await api.call('/evaluation/address/search?q=kornhill')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(
      (
        await api.call('/evaluation/address/search?q=kornhill', undefined, {
          clientAddress: '198.51.100.9',
        })
      ).status,
    ).toBe(200);
    await api.close();
  });
});
