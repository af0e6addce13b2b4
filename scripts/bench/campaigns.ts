import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@test/support/database/postgres-cluster';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { createCampaignReportRepository } from '@/backoffice/domains/campaign/campaign-report.repository';
import { createCampaignService } from '@/backoffice/domains/campaign/campaign.service';
import { createCampaignRepository } from '@/backoffice/domains/campaign/campaign.repository';
import { createFunnelRepository } from '@/backoffice/domains/campaign/funnel/funnel.repository';
import { createFunnelService } from '@/backoffice/domains/campaign/funnel/funnel.service';
import { parseEnv } from '@/config/env.server';
import { countedStages } from '@/contracts/campaign/funnel';
import { startServer } from './processes';
import { processorTimes } from './processor-times';
import { median, type BenchmarkRow } from './row';

const rounds = 5;
const countingSeconds = 60;
const reportTargetMs = 500;
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** A hit that is counted beside the same hit from one of our own pages, which is not, in turn. */
async function benchCounting(): Promise<BenchmarkRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-campaigns-'));
  const site = await startServer(['dist/server/main.mjs'], {
    env: { DATA_DIR: folder },
    readyPath: '/readyz',
  });
  try {
    const headersOf = (fetchSite: string) => ({
      'Accept-Encoding': 'gzip, deflate, br',
      'User-Agent': browser,
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Site': fetchSite,
    });
    const asked = {
      port: Number(new URL(site.origin).port),
      pid: site.child.pid ?? 0,
      path: '/en',
    };
    const requests = [headersOf('same-origin'), headersOf('cross-site')] as const;
    await processorTimes({ ...asked, seconds: 5 }, requests);
    const [plain, counted] = await processorTimes({ ...asked, seconds: countingSeconds }, requests);
    return [
      {
        name: 'processor time of a page from memory, counted as a visit',
        value: counted,
        unit: 'µs',
        baseline: { name: 'not counted', value: plain },
        target: '≤ 1.05 × not counted',
        isTargetMet: counted <= 1.05 * plain,
      },
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Size {
  days: number;
  /** Different rows of visits a day, and what is counted in them on average. */
  rowsPerDay: number;
  visitsPerRow: number;
  campaigns: number;
}

/** Fills the sums as a year of visits leaves them. */
async function fill({ pool }: DatabaseHandle, size: Size): Promise<void> {
  await pool.query(
    `insert into visit_count (day, key, source, medium, campaign, content, term, referrer, landing, language, device, visitors, visits)
     select date '2026-11-30' - d, md5(d || '-' || n), 'source-' || n % 40, 'medium-' || n % 8, 'campaign-' || n % $3::int, 'content-' || n % 60, '', 'site-' || n % 200,
       '/page-' || n % 90, (array['en', 'hk', 'cn'])[n % 3 + 1], (array['phone', 'tablet', 'computer'])[n % 3 + 1], $4::int, $4::int
     from generate_series(0, $1::int - 1) d, generate_series(1, $2::int) n`,
    [size.days, size.rowsPerDay, size.campaigns, size.visitsPerRow],
  );
  await pool.query(
    `insert into stage_count (day, touch, stage, source, medium, campaign, people)
     select date '2026-11-30' - d, touch, stage, 'source-' || n % 40, 'medium-' || n % 8, 'campaign-' || n, 3
     from generate_series(0, $1::int - 1) d, generate_series(1, $2::int) n, unnest(array['first', 'last']) touch, unnest($3::text[]) stage`,
    [size.days, size.campaigns, [...countedStages]],
  );
  await pool.query(
    `insert into campaign_cost (day, source, medium, campaign, amount_cents, imported_at, imported_by)
     select date '2026-11-30' - d, 'source-' || n % 40, 'medium-' || n % 8, 'campaign-' || n, 12345, now(), 'may'
     from generate_series(0, $1::int - 1) d, generate_series(1, $2::int) n`,
    [size.days, size.campaigns],
  );
  await pool.query('analyze visit_count');
  await pool.query(
    `insert into stage_part_count (is_sum, dimension, touch, day, stage, source, medium, campaign, value, people)
     select is_sum, dimension, touch, day, stage, case when is_sum then '' else source end, case when is_sum then '' else medium end,
       case when is_sum then '' else campaign end, value, count(*) from stage_count, (values (true), (false)) as level(is_sum),
       lateral (values ('device', 'phone'), ('device', 'tablet'), ('device', 'computer'), ('landing', '/page-' || abs(hashtext(campaign)) % 40),
         ('term', 'words-' || abs(hashtext(source || campaign || stage)) % 200)) as part(dimension, value) group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  );
  await pool.query('analyze stage_count');
  // As the database does by itself in the course of such a year.
  await pool.query('vacuum analyze stage_part_count');
}

/** The slowest of the reports of a month and of a year. */
async function benchReports(
  name: string,
  database: DatabaseHandle,
  size: Size,
): Promise<BenchmarkRow[]> {
  await fill(database, size);
  const { db } = database;
  const now = (): Date => new Date('2026-11-30T04:00:00Z');
  const campaigns = createCampaignService({
    campaigns: createCampaignRepository(db),
    reports: createCampaignReportRepository(db),
    now,
  });
  const funnels = createFunnelService({ funnels: createFunnelRepository(db), now });
  const reports: Record<string, () => Promise<unknown>> = {
    'visits by source, a month': () => campaigns.report({ by: 'source' }),
    'visits and costs by campaign, a year': () =>
      campaigns.report({ by: 'campaign', from: '2025-12-01' }),
    'visits by first page, a year': () => campaigns.report({ by: 'landing', from: '2025-12-01' }),
    'funnel by campaign, a month': () => funnels.report({ by: 'campaign', touch: 'last' }),
    'funnel by medium, a year': () =>
      funnels.report({ by: 'medium', touch: 'first', from: '2025-12-01' }),
    'funnel by device, a year': () =>
      funnels.report({ by: 'device', touch: 'last', from: '2025-12-01' }),
    'funnel by search words, a year': () =>
      funnels.report({ by: 'term', touch: 'last', from: '2025-12-01' }),
    'funnel by first page, a year': () =>
      funnels.report({ by: 'landing', touch: 'last', from: '2025-12-01' }),
  };
  const visits = size.days * size.rowsPerDay * size.visitsPerRow;
  const rows: BenchmarkRow[] = [];
  for (const [report, run] of Object.entries(reports)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await run();
      times.push(performance.now() - startedAt);
    }
    rows.push({
      name: `${report}, ${visits.toLocaleString('en')} visits, ${name}`,
      value: median(times),
      unit: 'ms',
      target: `≤ ${reportTargetMs} ms`,
      isTargetMet: median(times) <= reportTargetMs,
    });
  }
  return rows;
}

async function benchPostgres(): Promise<BenchmarkRow[]> {
  const cluster = await startCluster();
  try {
    const database = await openDatabase({
      env: { ...parseEnv({}), DATABASE_URL: cluster.url },
      onConnectionError: () => undefined,
    });
    const size = { days: 365, rowsPerDay: 2_000, visitsPerRow: 14, campaigns: 100 };
    const rows = await benchReports('PostgreSQL', database, size);
    await database.close();
    return rows;
  } finally {
    await cluster.stop();
  }
}

async function benchEmbedded(): Promise<BenchmarkRow[]> {
  const database = await openDatabase({
    env: parseEnv({ DATA_DIR: 'memory://' }),
    onConnectionError: () => undefined,
  });
  const size = { days: 365, rowsPerDay: 110, visitsPerRow: 5, campaigns: 20 };
  const rows = await benchReports('PGlite', database, size);
  await database.close();
  return rows;
}

/** What counting costs a page, and how long reports of it take. */
export async function benchCampaigns(): Promise<BenchmarkRow[]> {
  return [...(await benchCounting()), ...(await benchPostgres()), ...(await benchEmbedded())];
}
