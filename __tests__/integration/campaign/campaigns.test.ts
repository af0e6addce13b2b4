import type { CampaignRow } from '@/contracts/campaign';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Campaigns on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query('truncate campaign_count');
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
  const spring = { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: '春季' };
  const springCookies = `lang=hk; utm_source=facebook; utm_medium=cpc; utm_campaign=${encodeURIComponent('春季')}`;
  const springRow = { source: 'facebook', medium: 'cpc', campaign: '春季' };

  it('are reported from visit to application, by day of Hong Kong', async () => {
    await api.container.campaigns.addVisits([
      { campaign: spring, visits: 3 },
      { campaign: { utm_source: 'newsletter' }, visits: 1 },
    ]);
    await api.container.campaigns.addVisits([{ campaign: spring, visits: 2 }]);
    expect(await step(springCookies)).toMatchObject({ status: 200, body: { success: true } });
    await step();
    await applicantBrowser(api).apply({ campaign: spring });
    api.setNow('2026-11-16T16:00:00Z');
    await step(springCookies);
    expect(await report()).toEqual({
      data: [
        { day: '2026-11-17', ...springRow, visits: 0, step2: 1, submitted: 0, refused: 0 },
        {
          day: '2026-11-16',
          source: '',
          medium: '',
          campaign: '',
          visits: 0,
          step2: 1,
          submitted: 0,
          refused: 0,
        },
        { day: '2026-11-16', ...springRow, visits: 5, step2: 1, submitted: 1, refused: 0 },
        {
          day: '2026-11-16',
          source: 'newsletter',
          medium: '',
          campaign: '',
          visits: 1,
          step2: 0,
          submitted: 0,
          refused: 0,
        },
      ],
    });
    expect(await report('?from=2026-11-17')).toMatchObject({ data: [{ day: '2026-11-17' }] });
    expect(await report('?to=2026-11-16&source=newsletter')).toMatchObject({
      data: [{ source: 'newsletter' }],
    });
  });

  it('count an application once, however often it is sent', async () => {
    const browser = applicantBrowser(api, '203.0.113.20');
    await api.testDatabase.database.pool.query('truncate otp_code, otp_sending');
    await browser.apply({ campaign: spring, key: 'key-0000000000000077' });
    await browser.submit({ campaign: spring, key: 'key-0000000000000077' });
    expect(await report()).toMatchObject({ data: [{ ...springRow, submitted: 1 }] });
  });

  it('lose no count when many add at once, and hold nothing of a visitor', async () => {
    const other = { utm_source: 'google' };
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.container.campaigns.addVisits(
          index % 2
            ? [
                { campaign: spring, visits: 1 },
                { campaign: other, visits: 1 },
              ]
            : [
                { campaign: other, visits: 1 },
                { campaign: spring, visits: 1 },
              ],
        ),
      ),
    );
    expect(await report()).toMatchObject({
      data: [
        { source: 'facebook', visits: 20 },
        { source: 'google', visits: 20 },
      ],
    });
    const { rows } = await api.testDatabase.database.pool.query(
      'select column_name from information_schema.columns where table_name = $1',
      ['campaign_count'],
    );
    expect(rows.map(({ column_name: name }: { column_name: string }) => name).sort()).toEqual([
      'campaign',
      'day',
      'medium',
      'refused',
      'source',
      'step2',
      'submitted',
      'visits',
    ]);
  });

  it('beyond a thousand different ones of a day share one row, and none is lost', async () => {
    const madeUp = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        campaign: { utm_source: `made-up-${from + index}`, utm_medium: 'x' },
        visits: 1,
      }));
    const shown = async () => ((await report('?limit=5000')) as { data: CampaignRow[] }).data;
    await api.container.campaigns.addVisits([{ campaign: spring, visits: 3 }, ...madeUp(0, 699)]);
    expect(await shown()).toHaveLength(700);
    await api.container.campaigns.addVisits([
      ...madeUp(600, 500),
      { campaign: { utm_source: 'newsletter' }, visits: 2 },
    ]);
    await Promise.all([
      api.container.campaigns.addVisits([{ campaign: spring, visits: 4 }, ...madeUp(2_000, 500)]),
      step(springCookies),
      step('utm_source=late'),
      step(),
    ]);
    const rows = await shown();
    expect(rows).toHaveLength(1_002);
    expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(3 + 699 + 500 + 2 + 4 + 500);
    const sums = { medium: '', campaign: '', step2: 1, submitted: 0, refused: 0 };
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...sums, source: '(other)', visits: 102 + 500 }),
        expect.objectContaining({ ...springRow, visits: 7, step2: 1 }),
        expect.objectContaining({ ...sums, source: '', visits: 0 }),
        expect.objectContaining({ source: 'newsletter', visits: 2 }),
      ]),
    );
    api.setNow('2026-11-17T04:00:00Z');
    await step('utm_source=late');
    expect((await shown())[0]).toMatchObject({ day: '2026-11-17', source: 'late', step2: 1 });
  });

  it('take nothing from cookies that a link could not have set', async () => {
    await step(
      `utm_source=${encodeURIComponent('<script>\r\n')}${'x'.repeat(300)}; utm_medium=%E0%A4%A`,
    );
    expect(await report()).toEqual({
      data: [
        {
          day: '2026-11-16',
          source: `script${'x'.repeat(94)}`,
          medium: '',
          campaign: '',
          visits: 0,
          step2: 1,
          submitted: 0,
          refused: 0,
        },
      ],
    });
  });

  it.each(['?from=0000-01-01', '?to=2026-02-30', '?source=%00', '?limit=0'])(
    'refuse what can’t be asked of them: %s',
    async (query) => {
      expect(await api.desk('GET', `/campaigns${query}`)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );

  it('are for staff', async () => {
    expect(await api.call('/desk/campaigns')).toMatchObject({ status: 401 });
  });
});
