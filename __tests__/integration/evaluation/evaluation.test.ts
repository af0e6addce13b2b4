import { endpoints } from '@/contracts/endpoints';
import type { QuoteResponse } from '@/contracts/evaluation/evaluation';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { publishContent } from '@test/support/content/publish-content';

describe.each(usualEngines)('The valuation from built-in facts on %s', (engine) => {
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
        needsPerson: false,
        reasons: [],
        basis: { kind: 'olderSales', month: '2026-07' },
        property: { label: 'Taikoo Shing', floor: '12/F', areaSqft: 600 },
      },
    });
    if (answer.success !== 1) throw new Error('no quote');
    const { low, value, high, maxLoan, trend, pricePerSqft } = answer.data;
    expect(low < value && value < high).toBe(true);
    expect(maxLoan).toEqual({ percent75: value * 0.75, percent85: value * 0.85 });
    expect(trend).toHaveLength(22);
    expect(trend.at(-1)).toEqual({ date: '2026-11-16', value: pricePerSqft, isEstimate: true });
    const { neighbours, basis, drivers } = answer.data;
    const shares = neighbours.reduce((sum, { weight }) => sum + weight, basis?.ownShare ?? 0);
    expect(shares).toBeGreaterThan(0.2);
    expect(shares).toBeLessThanOrEqual(1.01);
    expect(neighbours.every(({ label, pricePerSqft: price }) => label && price > 3_000)).toBe(true);
    expect(neighbours.every(({ distanceMetres }) => (distanceMetres ?? 0) < 5_000)).toBe(true);
    const higher = await quote({ estate: 'e:taikoo-shing', areaSqft: 600, floor: 'f:17' });
    const difference = drivers.find(({ kind, change }) => kind === 'floor' && change === 5);
    expect(higher.success === 1 && Math.abs(higher.data.value - value)).toBeLessThan(
      (difference?.differenceHkd ?? 0) + 10_000,
    );
    expect(difference?.differenceHkd).toBeGreaterThan(0);
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

  it('obeys the switch: a closed input offers nothing and leads to a person', async () => {
    const entry = endpoints.valuationSwitch.response.parse(
      (await api.call('/site/valuation-switchs/valuation-switch')).body,
    );
    const closed = { ...entry, byHand: false, search: false, estate: false };
    await publishContent(api, 'valuation-switch/valuation-switch', closed);
    expect(
      await quote({ address: 'Somewhere', district: 's:aberdeen', areaSqft: 500, floor: 3 }),
    ).toMatchObject({ success: 0, data: { code: 'closed', needsPerson: true } });
    expect(await find('Taikoo Shing')).toEqual([]);
    expect((await get('estates?district=s:taikoo-shing')).body).toEqual({ data: {} });
    await publishContent(api, 'valuation-switch/valuation-switch', entry);
    expect(await find('Taikoo Shing')).not.toEqual([]);
  });

  it('delivers the tree once', async () => {
    const { rows } = await api.testDatabase.database.pool.query(
      'select count(*)::int as count from valuation_dataset',
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  describe('answers for the pages of estates', () => {
    it('with the areas, their districts and the number of estates in each', async () => {
      const { data } = endpoints.estateAreas.response.parse((await get('estate-areas')).body);
      expect(data.map(({ slug }) => slug)).toEqual(
        expect.arrayContaining(['hong-kong-island', 'kowloon', 'new-territories']),
      );
      const pages = endpoints.estatePages.response.parse((await get('estate-pages')).body).data;
      const counts = (area: string) =>
        pages
          .filter((page) => page.area === area)
          .map(({ district, listed, unlisted }) => [district, listed.length + unlisted.length])
          .sort();
      for (const { slug, districts } of data)
        expect(districts.map((district) => [district.slug, district.estateCount]).sort()).toEqual(
          counts(slug),
        );
    });

    it('with an estate at the figures that a quote of its typical flat gives', async () => {
      const district = endpoints.estateDistrict.response.parse(
        (await get('estates/quarry-bay')).body,
      );
      expect(district.estates.map(({ slug }) => slug)).toContain('kornhill');
      const estate = endpoints.estate.response.parse(
        (await get('estates/quarry-bay/kornhill')).body,
      );
      expect(estate).toMatchObject({ nameHk: '康怡花園', ids: { estate: 'e:kornhill' } });
      const { areaSqft, floor, value } = estate.value ?? {};
      const answer = await quote({ ...estate.ids, areaSqft, ...(floor ? { floor } : {}) });
      expect(answer).toMatchObject({
        success: 1,
        data: { value, property: { page: { district: 'quarry-bay', estate: 'kornhill' } } },
      });
      expect(estate.nearby.every(({ distanceMetres }) => distanceMetres > 0)).toBe(true);
    });

    it.each(['estates/nowhere', 'estates/quarry-bay/nothing', 'estates/kowloon/kornhill'])(
      'with 404 for %s',
      async (path) => {
        expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      },
    );

    it('with how true the values were, by what was known', async () => {
      const accuracy = endpoints.valuationAccuracy.response.parse((await get('accuracy')).body);
      expect(accuracy.check).toBeNull();
      expect(accuracy.heldBack.map(({ knowledge }) => knowledge)).toEqual(['own', 'neighbours']);
      for (const { coverage, medianError } of accuracy.heldBack) {
        expect(Math.abs(coverage - 0.8)).toBeLessThan(0.03);
        expect(medianError).toBeLessThan(0.155);
      }
    });
  });

  describe('as a document', () => {
    const document = (body: object) =>
      api.call('/evaluation/quote/document', {
        method: 'POST',
        headers: { 'accept-language': 'zh-HK', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const kornhill = { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill' };

    it('is a PDF whose name tells nothing of the property', async () => {
      const { status, headers, text } = await document({ ...kornhill, areaSqft: 580 });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="?valuation-\d{4}-\d{2}-\d{2}\.pdf/,
      );
      expect(text.slice(0, 5)).toBe('%PDF-');
    });

    it('does not exist where there is no figure', async () => {
      expect(await document({ ...kornhill, areaSqft: 5 })).toMatchObject({ status: 404 });
    });
  });
});

describe('Searching without end', () => {
  it('is stopped for the address that does it, and for no other', async () => {
    const api = await startTestApi('postgres', { RATE_LIMIT_READS_PER_MINUTE: '20' });
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
