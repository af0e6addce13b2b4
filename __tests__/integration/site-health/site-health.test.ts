import type { BrowserError, VitalReport } from '@/contracts/site-health/site-health';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { brokenChart, computer, phone, reportBy } from '@test/support/site-health/reports';

describe.each(usualEngines)('What browsers report on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query('truncate web_vital, browser_error');
    api.setNow('2026-11-16T04:00:00Z');
  });
  const store = () => api.container.siteHealth.intake.store();
  const vitals = async (query = '') =>
    (await api.desk('GET', `/site-health/vitals${query}`)).body as VitalReport;
  const errors = async (query = ''): Promise<BrowserError[]> =>
    dataOf(await api.desk('GET', `/site-health/errors${query}`));

  it('is summed up by the pattern of the page, its language and the kind of device', async () => {
    const lcp = (value: number) => ({ body: { vitals: { lcp: value, ttfb: 100 } } });
    for (const value of [1_000, 2_000]) await reportBy(api, phone, lcp(value));
    await store();
    for (const value of [3_000, 9_000]) await reportBy(api, phone, lcp(value));
    await reportBy(api, computer, {
      body: { page: '/en/online-property/central/some-estate', vitals: { cls: 0.3 } },
    });
    await store();
    const { data, total } = await vitals();
    expect(data).toMatchObject([
      { value: '/loan-calculator', lcp: { count: 4 }, ttfb: { count: 4 }, cls: { p75: null } },
      { value: '/online-property/{district}/{estate}', cls: { count: 1 }, lcp: { count: 0 } },
    ]);
    // Three of the four are within 3 seconds; a step is a quarter wide.
    expect(data[0]?.lcp.p75).toBeGreaterThan(3_000 / 1.25);
    expect(data[0]?.lcp.p75).toBeLessThan(3_000 * 1.25);
    expect(total.lcp.count).toBe(4);
    expect((await vitals('?by=device&language=hk')).data).toMatchObject([{ value: 'phone' }]);
    expect((await vitals('?by=day&from=2026-11-01&to=2026-11-15')).data).toEqual([]);
    expect((await api.desk('GET', '/site-health/vitals?from=2025-01-01')).status).toBe(400);
  });

  it('counts an error once as one and keeps no address, message or unknown field of it', async () => {
    const report = { body: { errors: [brokenChart] } };
    await reportBy(api, phone, report);
    await store();
    api.setNow('2026-11-16T05:00:00Z');
    await reportBy(api, computer, report);
    await reportBy(api, computer, {
      body: { errors: [{ ...brokenChart, name: 'RangeError', page: '/en/+85251234567' }] },
    });
    await store();
    const list = await errors();
    expect(list.map(({ name, page, count }) => [name, page, count]).sort()).toEqual([
      ['RangeError', 'other', 1],
      ['TypeError', '/loan-calculator', 2],
    ]);
    const chart = list.find(({ name }) => name === 'TypeError');
    expect(chart).toMatchObject({
      device: 'computer',
      firstSeenAt: '2026-11-16T04:00:00.000Z',
      lastSeenAt: '2026-11-16T05:00:00.000Z',
    });
    expect(dataOf(await api.desk('GET', `/site-health/errors/${chart?.id}`))).toMatchObject({
      frames: [{ ...brokenChart.frames[0], source: null }],
    });
    const withMessage = { ...brokenChart, message: 'A123456(7) is no number' };
    expect(codeOf(await reportBy(api, phone, { body: { errors: [withMessage] } }))).toEqual([
      400,
      'validation_failed',
    ]);
    expect(codeOf(await api.desk('GET', '/site-health/errors/0000000000000000'))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('is listed by pages, the last seen first', async () => {
    for (let column = 1; column <= 5; column += 1) {
      api.setNow(`2026-11-16T04:0${column}:00Z`);
      const [frame] = brokenChart.frames;
      if (!frame) throw new Error('The sample has a place');
      const body = { errors: [{ ...brokenChart, frames: [{ ...frame, column }] }] };
      await reportBy(api, phone, { body });
    }
    await store();
    const first = (await api.desk('GET', '/site-health/errors?limit=3')).body;
    expect(first).toMatchObject({ total: 5, next: expect.any(String) });
    const second = await errors(`?limit=3&cursor=${Object(first).next}`);
    expect(second).toHaveLength(2);
    const ids = [...Object(first).data, ...second].map(({ id }: BrowserError) => id);
    expect(new Set(ids).size).toBe(5);
    expect(await errors('?release=another')).toEqual([]);
  });

  it('leaves programs out, and refuses an address that reports without end', async () => {
    const body = { vitals: { ttfb: 1 } };
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await reportBy(api, bot, { body })).status).toBe(200);
    await store();
    expect(await api.countRows('web_vital')).toBe(0);
    const address = '203.0.113.99';
    for (let sent = 0; sent < 60; sent += 1) await reportBy(api, phone, { body, address });
    expect(codeOf(await reportBy(api, phone, { body, address }))).toEqual([429, 'rate_limited']);
  });

  it('takes no further error once two thousand are kept, and counts those that are', async () => {
    await reportBy(api, phone, { body: { errors: [brokenChart] } });
    await store();
    await api.testDatabase.database.pool.query(
      `insert into browser_error select left(md5(n::text), 16), name, code, release, frames, page, language, device, 1, first_seen_at, last_seen_at
       from browser_error, generate_series(1, 1999) n`,
    );
    api.setNow('2026-11-16T04:01:00Z');
    const body = { errors: [brokenChart, { ...brokenChart, name: 'RangeError' }] };
    await reportBy(api, phone, { body });
    await store();
    expect(await api.countRows('browser_error')).toBe(2_000);
    expect(await errors('?limit=1')).toMatchObject([{ name: 'TypeError', count: 2 }]);
  });

  it('is removed after 90 days, errors after 30 without another', async () => {
    const body = { vitals: { ttfb: 100 }, errors: [brokenChart] };
    await reportBy(api, phone, { body });
    await store();
    api.setNow('2026-12-16T03:00:00Z');
    await api.container.siteHealth.removeExpired();
    expect(await api.countRows('browser_error')).toBe(1);
    api.setNow('2026-12-16T05:00:00Z');
    await api.container.siteHealth.removeExpired();
    expect(await api.countRows('browser_error')).toBe(0);
    expect(await api.countRows('web_vital')).toBe(1);
    api.setNow('2027-02-15T04:00:00Z');
    await api.container.siteHealth.removeExpired();
    expect(await api.countRows('web_vital')).toBe(0);
  });
});
