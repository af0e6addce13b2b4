import type { CampaignReport } from '@/contracts/campaign/campaign';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { visitBy } from '@test/support/campaign/visits';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Campaigns on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate campaign_count, stage_count, visit_count, visit_seen, otp_code, otp_sending, application cascade',
    );
    api.setNow('2026-11-16T04:00:00Z');
  });
  const report = async (query = '') => (await api.desk('GET', `/campaigns${query}`)).body;
  const step = (cookie?: string) =>
    api.call('/campaign/steps', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ event: 'application_step', step: 2, product: 'first' }),
    });
  const spring = { utm_source: 'Facebook', utm_medium: 'cpc', utm_campaign: '春季' };
  const springCookies = `lang=hk; utm_source=Facebook; utm_medium=cpc; utm_campaign=${encodeURIComponent('春季')}`;
  const data = async (query = '') => ((await report(query)) as CampaignReport).data;

  it('are followed from the visit to the loan, by day of Hong Kong', async () => {
    await api.container.campaigns.visits.count([
      visitBy('ann', { source: 'facebook', medium: 'cpc', campaign: '春季' }),
      visitBy('ben'),
    ]);
    expect(await step(springCookies)).toMatchObject({ status: 200, body: { success: true } });
    await step();
    const { appl_no: number } = await applicantBrowser(api).apply({ campaign: spring });
    api.setNow('2026-11-16T16:00:00Z');
    await step(springCookies);
    api.setNow('2026-11-17T04:00:00Z');
    const nothing = { submitted: 0, documentsComplete: 0, approved: 0, accepted: 0, funded: 0 };
    expect(await data('?from=2026-11-16&to=2026-11-17')).toMatchObject([
      { value: 'facebook', visitors: 1, visits: 1, step2: 2, ...nothing, submitted: 1, lent: 0 },
      { value: '', visitors: 1, visits: 1, step2: 1, ...nothing },
    ]);
    expect(await data('?by=day&from=2026-11-16')).toMatchObject([
      { value: '2026-11-16', visits: 2, step2: 2, submitted: 1 },
      { value: '2026-11-17', visits: 0, step2: 1, submitted: 0 },
    ]);
    await api.testDatabase.database.pool.query(
      `update application set state = 'completed', documents_complete_at = received_at where number = $1`,
      [number],
    );
    expect(await data('?by=campaign&from=2026-11-16&campaign=%E6%98%A5%E5%AD%A3')).toMatchObject([
      { value: '春季', submitted: 1, documentsComplete: 1, approved: 1, accepted: 1, funded: 0 },
    ]);
  });

  it('count an application once, however often it is sent', async () => {
    const browser = applicantBrowser(api, '203.0.113.20');
    await browser.apply({ campaign: spring, key: 'key-0000000000000077' });
    await browser.submit({ campaign: spring, key: 'key-0000000000000077' });
    expect(await data()).toMatchObject([{ value: 'facebook', submitted: 1 }]);
  });

  it('beyond a thousand different ones of a day share one row, and none is lost', async () => {
    await api.testDatabase.database.pool.query(
      `insert into campaign_count (day, source, medium, campaign, step2)
       select '2026-11-16', 'made-up-' || n, 'x', '', 1 from generate_series(1, 999) n`,
    );
    await step('utm_source=first');
    await Promise.all([
      step('utm_source=late'),
      step('utm_source=later'),
      step(),
      step('utm_source=first'),
    ]);
    expect(await data('?source=first')).toMatchObject([{ step2: 2 }]);
    expect(await data('?source=%28other%29')).toMatchObject([{ step2: 2 }]);
    expect(await data('?source=')).toMatchObject([{ value: '', step2: 1 }]);
  });

  it('take nothing from cookies that a link could not have set', async () => {
    await step(
      `utm_source=${encodeURIComponent('<script>\r\n')}${'x'.repeat(300)}; utm_medium=%E0%A4%A`,
    );
    expect(await data()).toMatchObject([{ value: `script${'x'.repeat(94)}`, step2: 1 }]);
    expect(await data('?by=medium')).toMatchObject([{ value: '', step2: 1 }]);
  });

  it('are saved as a table whose cells calculate nothing', async () => {
    await step('utm_source=-1%2B2');
    const { text } = await api.desk('GET', '/campaigns/export?by=source');
    expect(text).toBe(
      "source,visitors,visits,step2,submitted,refused,documentsComplete,approved,accepted,funded,lent,cost,costPerLead,costPerApplication,costPerLoan,earned,earnedPerDollar\r\n'-1+2,0,0,1,0,0,0,0,0,0,0,0,,,,0,\r\n",
    );
  });

  it.each([
    '?from=0000-01-01',
    '?to=2026-02-30',
    '?source=%00',
    '?by=phone',
    '?limit=5',
    '?from=2026-11-18',
    '?from=2024-01-01',
  ])('refuse what can’t be asked of them: %s', async (query) => {
    expect(await api.desk('GET', `/campaigns${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('are for staff', async () => {
    expect(await api.call('/desk/campaigns')).toMatchObject({ status: 401 });
  });
});
