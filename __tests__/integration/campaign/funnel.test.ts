import type { Funnel } from '@/contracts/campaign/funnel';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { visitBy } from '@test/support/campaign/visits';
import { usualEngines } from '@test/support/database/test-database';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const search = { source: 'google', medium: 'organic' };
const bus = { source: 'bus', medium: 'poster', campaign: 'spring' };
const busCookies =
  'first_touch=utm_source=google&utm_medium=organic; last_touch=utm_source=bus&utm_medium=poster&utm_campaign=spring';

describe.each(usualEngines)('The funnel on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(`delete from loan where loan_no = 'L1'`);
    await resetApplications(api);
  });
  const sql = (text: string, values: unknown[] = []) =>
    api.testDatabase.database.pool.query(text, values);
  const report = async (query = ''): Promise<Funnel> => {
    await api.container.campaigns.flush();
    return (await api.desk('GET', `/campaigns/funnel${query}`)).body as Funnel;
  };
  const calculate = (headers: Record<string, string>) =>
    api.call('/loan-cal/interestOnly?loanAmount=3000000&annualRate=9&tenorMonths=12', { headers });

  it('follows people from the first page to a loan that is paid, by what brought them first or last', async () => {
    await api.container.campaigns.visits.count([
      visitBy(`203.0.113.7\n${browser}`, bus),
      visitBy('ann', search),
      visitBy('ann', search),
      visitBy('ben'),
    ]);
    // Who comes by two links on a day came by each.
    await api.container.campaigns.visits.count([visitBy('ann', bus)]);
    const headers = { 'user-agent': browser, cookie: busCookies };
    await calculate(headers);
    await calculate(headers);
    const person = applicantBrowser(api);
    for (const cookie of busCookies.split('; ')) {
      const [, name = '', value = ''] = /^([^=]+)=(.*)/.exec(cookie) ?? [];
      person.cookies.set(name, value);
    }
    const { appl_no: number } = await person.apply();
    expect((await report()).data).toMatchObject([
      { value: 'poster', counts: { landing: 2, calculator: 1, submitted: 1, approved: 0 } },
      { value: '(direct)', counts: { landing: 1, calculator: 0, submitted: 0 } },
      { value: 'organic', counts: { landing: 1, submitted: 0 } },
    ]);
    const first = await report('?touch=first&by=source');
    expect(first.data.find(({ value }) => value === 'google')).toMatchObject({
      counts: { calculator: 1, submitted: 1 },
    });

    await sql(
      `update application set state = 'completed', documents_complete_at = received_at + interval '6 hours' where number = $1`,
      [number],
    );
    await sql(
      `insert into application_step (number, state, at, by) values ($1, 'approved', '2026-11-18T04:00:00Z', 'amy'), ($1, 'offer-accepted', '2026-11-19T04:00:00Z', 'applicant')`,
      [number],
    );
    await sql(
      `insert into loan (loan_no, customer_id, appl_no, kind, state, rate_micros, original_cents, tenor_months, starts_on, instalment_cents, unpaid_since, created_at)
       select 'L1', customer_id, number, 'interestOnly', 'active', 90000, 300000000, 12, '2026-11-20', 0, null, '2026-11-20T04:00:00Z' from application where number = $1`,
      [number],
    );
    const now = async (instant: string) => {
      api.setNow(instant);
      return report('?from=2026-11-16&to=2026-11-16&medium=poster');
    };
    const paidOut = await now('2027-02-19T15:59:59Z');
    expect(paidOut.total).toMatchObject({
      counts: { documentsComplete: 1, approved: 1, accepted: 1, funded: 1, paying: 0 },
      mature: 0,
      lent: 3_000_000,
    });
    expect(paidOut.times).toMatchObject({
      documentsComplete: { medianHours: 6, applications: 1 },
      approved: { medianHours: 42 },
      accepted: { medianHours: 24 },
      funded: { medianHours: 24, applications: 1 },
    });
    expect((await now('2027-02-19T16:00:00Z')).total).toMatchObject({
      counts: { paying: 1 },
      mature: 1,
    });
    await sql(`update loan set unpaid_since = '2027-02-20'`);
    expect((await report('?from=2026-11-16&to=2026-11-16')).total.counts.paying).toBe(0);
    await sql(`update loan set unpaid_since = '2027-02-21'`);
    expect((await report('?from=2026-11-16&to=2026-11-16')).total.counts.paying).toBe(1);
  });

  it('counts steps of an application as it is written, and each person once a day', async () => {
    const person = applicantBrowser(api);
    const headers = { 'user-agent': browser };
    const { data } = (
      await person.send('POST', '/los/drafts', {
        body: { product: 'first', language: 'en' },
        headers,
      })
    ).body as { data: { reference: string } };
    for (const amount of [3_000_000, 4_000_000])
      await person.send('PUT', '/los/drafts/current', {
        body: { reference: data.reference, section: 'loan', value: { amount } },
        headers,
      });
    await person.send('PUT', '/los/drafts/current', {
      body: { reference: data.reference, section: 'existing', value: {} },
      headers,
    });
    expect((await report()).total.counts).toMatchObject({
      started: 1,
      loan: 1,
      property: 0,
      phone: 0,
      submitted: 0,
    });
    expect((await api.desk('GET', '/campaigns/funnel/export?by=source')).text).toMatch(
      /^\uFEFF?source,landing,calculator,.*,mature,lent,cost,.*,earnedPerDollar\r\n\(direct\),0,0,0,0,1,0,1,0,0,0,0,/,
    );
  });

  it('tells people apart by language, device and product, each once, beside those of whom nothing is known', async () => {
    const phone = `${browser} Mobile`;
    await api.container.campaigns.visits.count([
      visitBy('ann', bus, { language: 'hk', device: 'phone' }),
      visitBy('ann', bus, { language: 'cn', device: 'phone' }),
      visitBy('ben', {}, { language: 'en', device: 'computer' }),
    ]);
    const person = applicantBrowser(api);
    const headers = { 'user-agent': phone };
    await person.send('POST', '/los/drafts', {
      body: { product: 'first', language: 'en' },
      headers,
    });
    await person.apply();
    const by = async (query: string) =>
      (await report(`?by=${query}`)).data.map(({ value, cost, counts }) => [
        value,
        counts.landing,
        counts.started,
        counts.submitted,
        cost,
      ]);
    await sql(
      `insert into campaign_cost (day, source, medium, campaign, amount_cents, imported_at, imported_by) values ('2026-11-16', 'bus', 'poster', 'spring', 500, now(), 'amy')`,
    );
    // What a release counted that knew only links.
    await sql(`insert into stage_count values ('2026-11-16', 'last', 'landing', 'old', '', '', 3)`);
    expect(await by('device')).toEqual([
      ['', 3, 0, 0, 0],
      ['computer', 1, 0, 1, 0],
      ['phone', 1, 1, 0, 0],
    ]);
    expect(await by('language')).toEqual([
      ['', 3, 0, 0, 0],
      ['en', 1, 1, 1, 0],
      ['hk', 1, 0, 0, 0],
    ]);
    expect(await by('product')).toEqual([
      ['', 5, 0, 0, 0],
      ['first', 0, 1, 1, 0],
    ]);
    expect(await by('device&source=bus')).toEqual([['phone', 1, 0, 0, 0]]);
    const { total } = await report('?by=device');
    expect(total).toMatchObject({ counts: { landing: 5 }, cost: 5 });
    await sql('delete from campaign_cost');
  });

  it('tells people apart by what their link said beside its names and by their first page, to the application', async () => {
    const blue = { source: 'bus', content: 'blue', click: 'gclid', referrer: 'example.com' };
    await api.container.campaigns.visits.count([
      visitBy(`203.0.113.7\n${browser}`, blue, { landing: '/l/spring' }),
      visitBy('ann', { source: 'bus', content: 'red', term: 'second mortgage' }),
      visitBy('ben', {}, { landing: '/faq' }),
    ]);
    const person = applicantBrowser(api);
    const said =
      'utm_source=bus&utm_content=blue&click=gclid&referrer=example.com&landing=/l/spring';
    person.cookies.set('first_touch', 'utm_source=google&landing=/faq');
    person.cookies.set('last_touch', said);
    const headers = { 'user-agent': browser };
    await person.send('POST', '/los/drafts', {
      body: { product: 'first', language: 'en' },
      headers,
    });
    await person.apply();
    const by = async (query: string) =>
      (await report(`?by=${query}`)).data.map(({ value, counts }) => [
        value,
        counts.landing,
        counts.started,
        counts.submitted,
      ]);
    expect(await by('content')).toEqual([
      ['blue', 1, 1, 1],
      ['', 1, 0, 0],
      ['red', 1, 0, 0],
    ]);
    expect(await by('landing')).toEqual([
      ['/l/spring', 1, 1, 1],
      ['', 1, 0, 0],
      ['/', 1, 0, 0],
    ]);
    expect(await by('landing&touch=first&source=google')).toEqual([['/faq', 0, 1, 1]]);
    expect(await by('click')).toEqual([
      ['', 2, 0, 0],
      ['gclid', 1, 1, 1],
    ]);
    expect(await by('referrer&source=bus')).toEqual([
      ['example.com', 1, 1, 1],
      ['', 1, 0, 0],
    ]);
    expect(await by('term&source=bus')).toEqual([
      ['', 1, 1, 1],
      ['second mortgage', 1, 0, 0],
    ]);
  });

  it('counts no programs, nothing that was refused, and beyond ten thousand rows of a day none apart', async () => {
    await calculate({ 'user-agent': 'curl/8.5.0' });
    await calculate({});
    await api.call('/loan-cal/interestOnly?loanAmount=none', {
      headers: { 'user-agent': browser },
    });
    expect((await report()).data).toEqual([]);
    const madeUp = Array.from({ length: 5_100 }, (_, index) =>
      visitBy(`visitor-${index}`, { source: `made-up-${index}` }),
    );
    await api.container.campaigns.visits.count(madeUp);
    await Promise.all([
      api.container.campaigns.visits.count(madeUp),
      api.container.campaigns.visits.count([visitBy('ann', { source: 'made-up-1' })]),
    ]);
    const { total, data } = await report('?by=source');
    expect(total.counts.landing).toBe(5_101);
    expect(data).toHaveLength(500);
    expect(data[0]).toMatchObject({ value: '(other)' });
  });

  it('tells apart twenty thousand rows a day of what links say, and counts the others together', async () => {
    const bySaid = Array.from({ length: 5_100 }, (_, index) =>
      visitBy(`visitor-${index}`, { source: 'bus', term: `made-up-${index}` }),
    );
    await api.container.campaigns.visits.count(bySaid);
    await api.container.campaigns.visits.count(bySaid);
    const { total, data } = await report('?by=term&source=bus');
    expect(total.counts.landing).toBe(5_100);
    expect(data[0]?.value).toBe('(other)');
    expect(data[0]?.counts.landing).toBeGreaterThan(390);
    // Few are told apart of whom nothing is made up.
    expect((await report('?by=device')).data).toMatchObject([
      { value: 'computer', counts: { landing: 5_100 } },
    ]);
  });
});
