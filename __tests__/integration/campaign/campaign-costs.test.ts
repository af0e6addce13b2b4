import type { CampaignReport } from '@/contracts/campaign/campaign';
import type { Funnel } from '@/contracts/campaign/funnel';
import type {
  CampaignCostPage,
  CostImport,
  CostImportRecord,
} from '@/contracts/campaign/campaign-cost';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { visitBy } from '@test/support/campaign/visits';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff } from '@test/support/staff/staff-browser';

const header = 'date,source,medium,campaign,currency,amount';

describe.each(usualEngines)('Costs of campaigns on %s', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(engine);
  });
  afterEach(() => api.close());
  const importFile = async (...lines: string[]): Promise<CostImport> =>
    dataOf(
      await api.desk('POST', '/campaigns/costs', {
        body: { content: [header, ...lines].join('\n') },
      }),
    );
  const list = async (query = ''): Promise<CampaignCostPage> =>
    (await api.desk('GET', `/campaigns/costs${query}`)).body as CampaignCostPage;

  it('count once, however often a file is imported, and are corrected by another', async () => {
    const file = [
      '2026-11-15,google,cpc,brand,HKD,100.10',
      '2026-11-15,Facebook,paid,,HKD,50',
      '2026-11-14,google,cpc,brand,HKD,"1,000"',
    ];
    const all = { changed: 0, same: 0, removed: 0, from: '2026-11-14', to: '2026-11-15' };
    expect((await importFile(...file)).imported).toEqual({ ...all, total: 1_150.1, added: 3 });
    expect((await importFile(...file)).imported).toMatchObject({ added: 0, same: 3 });
    expect(await list()).toMatchObject({ total: 1_150.1, rows: 3 });

    const change = await importFile(
      '2026-11-15,google,cpc,brand,HKD,120',
      '2026-11-15,facebook,paid,,HKD,0',
      '2026-11-13,nobody,,,HKD,0',
      '2026-11-12,google,cpc,brand,HKD,5',
    );
    expect(change.imported).toMatchObject({ added: 1, changed: 1, removed: 1, same: 1 });
    expect(await list()).toMatchObject({
      data: [
        { day: '2026-11-15', source: 'google', amount: 120, importedBy: 'amy' },
        { day: '2026-11-14', amount: 1_000 },
        { day: '2026-11-12', amount: 5 },
      ],
      total: 1_125,
      rows: 3,
    });
    expect(await list('?campaign=brand&from=2026-11-15')).toMatchObject({ total: 120, rows: 1 });
  });

  it('are imported whole or not at all, and so are two files at once', async () => {
    const wrong = await importFile(
      '2026-11-15,google,cpc,brand,HKD,5',
      '2026-11-15,google,cpc,brand,USD,5',
    );
    expect(wrong).toMatchObject({ imported: null, problems: [{ line: 3, column: 'currency' }] });
    expect(await api.countRows('campaign_cost')).toBe(0);
    const lines = Array.from(
      { length: 50 },
      (_one, day) => `2026-10-${10 + (day % 20)},s${day},,,HKD,1`,
    );
    await Promise.all([importFile(...lines), importFile(...lines.toReversed())]);
    expect(await list('?from=2026-10-01')).toMatchObject({ total: 50, rows: 50 });
  });

  it('are as they were before a file that is taken back, unless a later one changed them', async () => {
    const { browser } = await signInStaff(api, { email: 'ann@lender.hk', roles: ['auditor'] });
    const imports = async (): Promise<CostImportRecord[]> =>
      dataOf(await api.desk('GET', '/campaigns/costs/imports'));
    const undo = (id = '') => api.desk('POST', `/campaigns/costs/imports/${id}/undo`);
    const post = (name: string, ...lines: string[]) =>
      api.desk('POST', '/campaigns/costs', {
        body: { name, content: [header, ...lines].join('\n') },
      });
    const day = '2026-11-15';
    await post('first.csv', `${day},google,cpc,,HKD,100`, `${day},bing,cpc,,HKD,50`);
    api.setNow('2026-11-16T04:01:00Z');
    await post(
      'second.csv',
      `${day},google,cpc,,HKD,120`,
      `${day},bing,cpc,,HKD,0`,
      `${day},x,,,HKD,7`,
    );
    api.setNow('2026-11-16T04:02:00Z');
    await post('again.csv', `${day},google,cpc,,HKD,120`);
    const [again, second, first] = await imports();
    expect([again, second, first]).toMatchObject([
      { fileName: 'again.csv', same: 1, mayUndo: false },
      { fileName: 'second.csv', total: 127, added: 1, changed: 1, removed: 1, mayUndo: true },
      { fileName: 'first.csv', from: day, to: day, total: 150, added: 2, mayUndo: false },
    ]);
    expect(codeOf(await undo(first?.id))).toEqual([409, 'conflict']);
    const answers = await Promise.all([undo(second?.id), undo(second?.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list()).data).toMatchObject([
      { source: 'bing', amount: 50 },
      { source: 'google', amount: 100 },
    ]);
    expect((await imports()).map(({ mayUndo, undoneBy }) => [mayUndo, undoneBy])).toEqual([
      [false, null],
      [false, 'amy'],
      [true, null],
    ]);
    expect((await undo(first?.id)).status).toBe(200);
    expect(await list()).toMatchObject({ rows: 0 });
    expect(codeOf(await undo('zzzzzz'))).toEqual([404, 'not_found']);
    const path = '/desk/campaigns/costs/imports';
    expect((await browser.get(path)).status).toBe(200);
    const refused = await browser.post(`${path}/${first?.id}/undo`, {});
    expect(codeOf(refused)).toEqual([403, 'forbidden']);
  });

  it('come back from their export as they were', async () => {
    await importFile('2026-11-15,-1+2,cpc,"a b",HKD,7.5');
    const { text } = await api.desk('GET', '/campaigns/costs/export');
    expect(text).toContain("2026-11-15,'-1+2,cpc,a b,HKD,7.50");
    const again = await api.desk('POST', '/campaigns/costs', { body: { content: text } });
    expect(dataOf(again)).toMatchObject({ imported: { same: 1, added: 0 } });
  });

  it('stand in the report beside what they brought', async () => {
    const { pool } = api.testDatabase.database;
    await pool.query(
      `insert into campaign_count (day, source, medium, campaign, step2, submitted) values
       ('2026-11-15', 'google', 'cpc', 'brand', 4, 2), ('2026-11-15', 'bus', '', '', 1, 0)`,
    );
    await importFile(
      '2026-11-15,google,cpc,brand,HKD,1000',
      '2026-11-15,tram,,,HKD,30',
      '2026-10-01,google,cpc,brand,HKD,400',
    );
    const report = (await api.desk('GET', '/campaigns?from=2026-11-01&to=2026-11-16'))
      .body as CampaignReport;
    expect(report.total).toMatchObject({ cost: 1_030, costPerLead: 206, costPerApplication: 515 });
    expect(report.data).toMatchObject([
      {
        value: 'google',
        cost: 1_000,
        costPerLead: 250,
        costPerApplication: 500,
        costPerLoan: null,
      },
      { value: 'bus', cost: 0, costPerLead: null },
      { value: 'tram', cost: 30, costPerLead: null, earnedPerDollar: 0 },
    ]);
    const byPage = (await api.desk('GET', '/campaigns?by=landing')).body as CampaignReport;
    expect(byPage.data).toEqual([]);
    expect(byPage.total.cost).toBe(1_030);
  });

  it('are compared with the interest and fees of the loans that they brought', async () => {
    const { pool } = api.testDatabase.database;
    const campaign = { utm_source: 'Google', utm_medium: 'cpc', utm_campaign: 'brand' };
    const { appl_no: number } = await applicantBrowser(api).apply({ campaign });
    await pool.query(
      `insert into loan (loan_no, customer_id, appl_no, kind, state, rate_micros, original_cents, tenor_months, starts_on, instalment_cents, unpaid_since, created_at)
       select 'L1', customer_id, number, 'interestOnly', 'active', 90000, 300000000, 12, '2026-11-16', 0, null, '2026-11-16T04:00:00Z' from application where number = $1`,
      [number],
    );
    await pool.query(
      `insert into ledger_entry (loan_no, seq, kind, "on", posted_at, reference, cash, principal, billed, interest, deferred, income, credit,
         principal_after, billed_after, interest_after, deferred_after, credit_after) values
       ('L1', 1, 'disbursement', '2026-11-16', now(), 'a', -300000000, 300000000, 0, 0, 0, 0, 0, 300000000, 0, 0, 0, 0),
       ('L1', 2, 'interest', '2026-11-16', now(), 'b', 0, 0, 0, 225000, 0, -225000, 0, 300000000, 0, 225000, 0, 0),
       ('L1', 3, 'payment', '2026-11-16', now(), 'c', 225000, 0, 0, -225000, 0, 0, 0, 300000000, 0, 0, 0, 0)`,
    );
    await importFile('2026-11-16,google,cpc,brand,HKD,1000');
    const { data, total } = (await api.desk('GET', '/campaigns?by=campaign'))
      .body as CampaignReport;
    // 2,250 for 1,000.
    const loan = { funded: 1, lent: 3_000_000, costPerLoan: 1_000, earned: 2_250 };
    expect(data).toMatchObject([{ value: 'brand', ...loan, earnedPerDollar: 2.25 }]);
    expect(total).toMatchObject(loan);
  });

  it('are shared in the funnel among those who came, applied and were lent money, by the names of their links', async () => {
    const { pool } = api.testDatabase.database;
    const bus = { source: 'bus', medium: 'poster', campaign: 'spring' };
    await api.container.campaigns.visits.count([
      visitBy('ann', bus),
      visitBy('ben', bus),
      visitBy('cat', { source: 'google', medium: 'organic' }),
    ]);
    const person = applicantBrowser(api);
    const { appl_no: number } = await person.apply({
      campaign: { utm_source: 'bus', utm_medium: 'poster', utm_campaign: 'spring' },
    });
    await pool.query(
      `insert into stage_count (day, touch, stage, source, medium, campaign, people)
       select '2026-11-16', touch, 'property', 'bus', 'poster', 'spring', 4 from unnest(array['first', 'last']) touch
       on conflict (day, touch, stage, source, medium, campaign) do update set people = excluded.people`,
    );
    await pool.query(
      `insert into loan (loan_no, customer_id, appl_no, kind, state, rate_micros, original_cents, tenor_months, starts_on, instalment_cents, unpaid_since, created_at)
       select 'L1', customer_id, number, 'interestOnly', 'active', 90000, 300000000, 12, '2026-12-20', 0, null, '2026-12-20T04:00:00Z' from application where number = $1`,
      [number],
    );
    await pool.query(
      `insert into ledger_entry (loan_no, seq, kind, "on", posted_at, reference, cash, principal, billed, interest, deferred, income, credit,
         principal_after, billed_after, interest_after, deferred_after, credit_after) values
       ('L1', 1, 'disbursement', '2026-12-20', now(), 'a', -300000000, 300000000, 0, 0, 0, 0, 0, 300000000, 0, 0, 0, 0),
       ('L1', 2, 'interest', '2026-12-20', now(), 'b', 0, 0, 0, 225000, 0, -225000, 0, 300000000, 0, 225000, 0, 0)`,
    );
    await importFile(
      // Names are read as those of links are; the day before is not asked for.
      '2026-11-16,Bus,Poster,Spring,HKD,1000',
      '2026-11-15,bus,poster,spring,HKD,700',
      '2026-11-16,tram,board,,HKD,30',
    );
    const report = async (query: string): Promise<Funnel> => {
      await api.container.campaigns.flush();
      return (await api.desk('GET', `/campaigns/funnel${query}`)).body as Funnel;
    };
    const onDay = '?from=2026-11-16&to=2026-11-16';
    for (const touch of ['first', 'last']) {
      const { data, total } = await report(`${onDay}&touch=${touch}&by=source`);
      // 1,000 for two people, four leads, an application and its loan, which was charged 2,250.
      const spent = { costPerVisit: 500, costPerLead: 250, costPerApplication: 1_000 };
      const bought = { cost: 1_000, ...spent, costPerLoan: 1_000, earned: 2_250 };
      const rows = new Map(data.map((row) => [row.value, row]));
      expect(rows.get('bus')).toMatchObject({ ...bought, earnedPerDollar: 2.25 });
      expect(rows.get('google')).toMatchObject({ cost: 0, costPerVisit: null });
      expect(rows.get('tram')).toMatchObject({ cost: 30, costPerVisit: null, earnedPerDollar: 0 });
      expect(total).toMatchObject({ cost: 1_030, costPerLoan: 1_030, counts: { funded: 1 } });
    }
    expect((await report(`${onDay}&medium=board`)).total).toMatchObject({ cost: 30, earned: 0 });
    const { text } = await api.desk('GET', `/campaigns/funnel/export${onDay}&by=source`);
    expect(text).toMatch(/^bus,2,.*,3000000,1000,500,250,1000,1000,2250,2\.25\r?$/m);
  });

  it('are imported by marketers and read by all who may read campaigns', async () => {
    const { browser } = await signInStaff(api, { email: 'ann@lender.hk', roles: ['auditor'] });
    expect((await browser.get('/desk/campaigns/costs')).status).toBe(200);
    const refused = await browser.post('/desk/campaigns/costs', { content: header });
    expect(codeOf(refused)).toEqual([403, 'forbidden']);
  });
});
