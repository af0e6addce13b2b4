import type { CampaignReport } from '@/contracts/campaign/campaign';
import type { Touch } from '@/lib/visit/touch';
import type { Visit } from '@/lib/visit/visit';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { visitBy } from '@test/support/campaign/visits';
import { usualEngines } from '@test/support/database/test-database';

const bus: Partial<Touch> = { source: 'bus', medium: 'poster', campaign: 'spring' };
const google: Partial<Touch> = { source: 'google', medium: 'organic', referrer: 'google.com' };

describe.each(usualEngines)('Visits on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate visit_count, visit_seen, visit_salt, campaign_count, stage_count',
    );
    api.setNow('2026-11-16T04:00:00Z');
  });
  const count = (...visits: Visit[]) => api.container.campaigns.visits.count(visits);
  const report = async (query = ''): Promise<CampaignReport> =>
    (await api.desk('GET', `/campaigns${query}`)).body as CampaignReport;
  const shown = async (query = '') =>
    (await report(query)).data.map(({ value, visitors, visits }) => [value, visitors, visits]);

  it('count a person once a day, and once more for each further link that brought them', async () => {
    await count(visitBy('ann', bus), visitBy('ann', bus), visitBy('ann'));
    await count(visitBy('ann', google), visitBy('ann', bus));
    await count(visitBy('ben'), visitBy('ben'));
    await count(visitBy('ben', bus));
    await count(visitBy('ann', bus, { at: '2026-11-16T16:00:00Z' }));
    expect(await shown('?to=2026-11-16')).toEqual([
      ['bus', 1, 2],
      ['', 1, 1],
      ['google', 0, 1],
    ]);
    expect(await shown('?from=2026-11-17&to=2026-11-17')).toEqual([['bus', 1, 1]]);
    expect((await report('?from=2026-11-17&to=2026-11-17')).previous).toMatchObject({
      visitors: 2,
      visits: 4,
    });
    // Compared with a day that was chosen, of one link: in total and row by row.
    const compared = '?from=2026-11-17&to=2026-11-17&comparedFrom=2026-11-16&comparedTo=2026-11-16';
    expect(await report(compared)).toMatchObject({
      compared: { from: '2026-11-16', to: '2026-11-16' },
      data: [
        { value: 'bus', visits: 1, previous: { visitors: 1, visits: 2 } },
        { value: '', visits: 0, previous: { visitors: 1, visits: 1 } },
        { value: 'google', visits: 0, previous: { visitors: 0, visits: 1 } },
      ],
    });
    expect(await report(`${compared}&source=bus`)).toMatchObject({
      data: [{ value: 'bus' }],
      previous: { visitors: 1, visits: 2 },
    });
  });

  it('are told apart by page, language, device and link, and chosen by their link', async () => {
    await count(
      visitBy('ann', bus, { landing: '/first-mortgage', language: 'hk', device: 'phone' }),
      visitBy('ben', { ...bus, content: 'hero' }),
      visitBy('eve', google),
    );
    expect(await shown('?by=landing')).toEqual([
      ['/', 2, 2],
      ['/first-mortgage', 1, 1],
    ]);
    expect(await shown('?by=device&source=bus')).toEqual([
      ['computer', 1, 1],
      ['phone', 1, 1],
    ]);
    expect(await shown('?by=language&medium=organic')).toEqual([['en', 1, 1]]);
    expect(await shown('?by=content')).toEqual([
      ['', 2, 2],
      ['hero', 1, 1],
    ]);
    expect((await report('?by=landing')).data[0]).toMatchObject({ submitted: null, lent: null });
  });

  it('are counted exactly when several instances count at once and again after a failure', async () => {
    const day = Array.from({ length: 60 }, (_, index) => [
      visitBy(`person-${index}`, index % 3 === 0 ? bus : {}),
      visitBy(`person-${index}`, index % 4 === 0 ? google : {}),
    ]).flat();
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) => count(...(turn % 2 === 0 ? day : day.toReversed()))),
    );
    const { total } = await report();
    // 60 people; 20 were brought by the bus, 15 by the search, and those 30 of neither came by themselves or first.
    expect(total.visitors).toBe(60);
    const rows = Object.fromEntries((await shown()).map(([value, , visits]) => [value, visits]));
    expect(rows).toMatchObject({ bus: 20, google: 15 });
    expect(await report()).toMatchObject({ total });
    await count(...day);
    expect(await report()).toMatchObject({ total });
  });

  it('are counted with the stages that they reached, or neither is', async () => {
    const { pool } = api.testDatabase.database;
    const sums = async () =>
      Promise.all(
        ['visit_count', 'visit_seen', 'stage_count'].map(
          async (table) => (await pool.query(`select count(*)::int as n from ${table}`)).rows[0],
        ),
      );
    await pool.query('alter table stage_count add constraint refused check (people < 0) not valid');
    await expect(count(visitBy('ann', bus), visitBy('ben'))).rejects.toThrow();
    await pool.query('alter table stage_count drop constraint refused');
    expect(await sums()).toEqual([{ n: 0 }, { n: 0 }, { n: 0 }]);
    await count(visitBy('ann', bus), visitBy('ben'));
    expect(await sums()).toEqual([{ n: 2 }, { n: 7 }, { n: 4 }]);
    expect((await report()).total).toMatchObject({ visitors: 2, visits: 2 });
  });

  it('hold nothing of a person, and forget an hour after midnight who it was', async () => {
    await count(visitBy('203.0.113.9\nMozilla/5.0', bus));
    const seen = async () =>
      (await api.testDatabase.database.pool.query('select * from visit_seen')).rows;
    expect(JSON.stringify(await seen())).not.toMatch(/203\.0|Mozilla/);
    expect(await seen()).toHaveLength(4);
    const { rows: columns } = await api.testDatabase.database.pool.query(
      `select column_name as name from information_schema.columns where table_name = 'visit_count'`,
    );
    expect(columns.map(({ name }: { name: string }) => name)).not.toContain('visitor');
    api.setNow('2026-11-16T16:59:59Z');
    await api.container.campaigns.removeExpired();
    expect(await seen()).toHaveLength(4);
    api.setNow('2026-11-16T17:00:00Z');
    await api.container.campaigns.removeExpired();
    expect(await seen()).toEqual([]);
    expect((await api.testDatabase.database.pool.query('select * from visit_salt')).rows).toEqual(
      [],
    );
    expect(await shown('?to=2026-11-16')).toEqual([['bus', 1, 1]]);
  });

  it('beyond five thousand different ones of a day share one row, and none is lost', async () => {
    const madeUp = (from: number, size: number) =>
      Array.from({ length: size }, (_, index) =>
        visitBy(`visitor-${from + index}`, { source: `made-up-${from + index}` }),
      );
    await count(visitBy('ann', bus), ...madeUp(0, 4_000));
    await count(visitBy('ben', bus), ...madeUp(4_000, 2_000));
    expect((await report()).total).toMatchObject({ visitors: 6_002, visits: 6_002 });
    expect(await shown('?source=bus')).toEqual([['bus', 2, 2]]);
    expect(await shown('?source=%28other%29')).toEqual([['(other)', 1_001, 1_001]]);
  });
});
