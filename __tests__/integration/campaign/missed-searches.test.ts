import type { MissedSearchPage } from '@/contracts/campaign/missed-search';
import type { SearchPlace } from '@/contracts/campaign/missed-search-choices';
import type { Locale } from '@/contracts/locale';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

describe.each(usualEngines)('Searches that found nothing on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate missed_search, missed_search_term, visit_seen, visit_salt',
    );
    api.setNow('2026-11-16T04:00:00Z');
  });

  const search = (
    visitor: string,
    text: string,
    { place = 'faq', language = 'en' }: { place?: SearchPlace; language?: Locale } = {},
  ): void =>
    api.container.campaigns.noteMissedSearch(
      { place, text },
      {
        clientAddress: visitor,
        headers: new Headers({ 'user-agent': browser }),
        isInternal: false,
        locale: language,
      },
    );
  const stored = () => api.container.campaigns.flush();
  const report = async (query = ''): Promise<MissedSearchPage> =>
    (await api.desk('GET', `/campaigns/missed-searches${query}`)).body as MissedSearchPage;
  const everything = async (): Promise<string> => {
    const { pool } = api.testDatabase.database;
    const tables = ['missed_search', 'missed_search_term', 'visit_seen'];
    const rows = await Promise.all(tables.map((table) => pool.query(`select * from ${table}`)));
    return JSON.stringify(rows.map((result) => result.rows));
  };

  it('have no words in the database before five visitors searched them, and have them then', async () => {
    for (const visitor of ['1', '2', '3', '4', '4']) search(visitor, 'Reverse mortgage');
    await stored();
    expect(await everything()).not.toContain('reverse');
    expect(await report()).toMatchObject({ data: [], visitors: 4, unnamed: 4 });

    search('5', 'REVERSE  mortgage?', { place: 'help', language: 'hk' });
    search('5', 'reverse mortgage');
    await stored();
    expect(await report()).toMatchObject({
      data: [
        { term: 'reverse mortgage', place: 'faq', language: 'en', visitors: 4 },
        { term: 'reverse mortgage', place: 'help', language: 'hk', visitors: 1 },
      ],
      visitors: 5,
      unnamed: 0,
    });
    expect((await report('?place=help')).data).toHaveLength(1);
    expect((await report('?text=REVERSE&language=en')).data).toHaveLength(1);
    expect((await report('?text=ship')).data).toEqual([]);
    expect((await report('?from=2026-11-01&to=2026-11-15')).visitors).toBe(0);
    const { text } = await api.desk('GET', '/campaigns/missed-searches/export?place=faq');
    expect(text).toContain('reverse mortgage,faq,en,4,2026-11-16');
  });

  it('of one visitor on five days are not shown', async () => {
    for (const day of ['12', '13', '14', '15', '16']) {
      api.setNow(`2026-11-${day}T04:00:00Z`);
      search('1', 'Sunny Court Tai Hang');
      await stored();
    }
    expect(await report()).toMatchObject({ data: [], visitors: 5, unnamed: 5 });
    search('2', 'Sunny Court Tai Hang');
    await stored();
    expect((await report()).data).toEqual([]);
    search('3', 'Sunny Court Tai Hang');
    await stored();
    expect((await report()).data).toMatchObject([{ term: 'sunny court tai hang', visitors: 7 }]);
  });

  it('are gone after their days, and so are words that too few searched since', async () => {
    for (const visitor of ['1', '2', '3', '4', '5']) search(visitor, 'ship loans');
    await stored();
    api.setNow('2027-01-20T04:00:00Z');
    search('1', 'ship loans');
    await stored();
    await api.container.campaigns.removeExpired();
    expect((await report('?from=2026-11-01&to=2027-01-20')).data).toMatchObject([{ visitors: 6 }]);
    api.setNow('2027-02-14T04:00:00Z');
    await api.container.campaigns.removeExpired();
    expect(await report('?from=2026-12-01&to=2027-02-14')).toMatchObject({
      data: [],
      visitors: 1,
      unnamed: 1,
    });
    expect(await everything()).not.toContain('ship');
  });

  it('are taken from browsers without cookies, and not from programs', async () => {
    const send = (userAgent: string) =>
      api.call('/campaign/missed-searches', {
        method: 'POST',
        body: JSON.stringify({ place: 'valuation', text: 'Tai Hang' }),
        headers: {
          'content-type': 'application/json',
          'user-agent': userAgent,
          'accept-language': 'zh-HK',
        },
      });
    expect((await send('Googlebot/2.1 (+http://www.google.com/bot.html)')).status).toBe(200);
    expect((await send(browser)).status).toBe(200);
    await stored();
    expect(await report('?place=valuation&language=hk')).toMatchObject({ visitors: 1 });
  });
});
