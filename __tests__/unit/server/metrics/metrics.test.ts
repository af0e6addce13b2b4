import { readFileSync } from 'node:fs';
import inject from 'light-my-request';
import type { ApiReadings } from '@/server/api/site-api';
import { endpoints } from '@/contracts/endpoints';
import type { MeterSources } from '@/server/metrics/meter';
import { createMetrics } from '@/server/metrics/metrics';
import { metricsListener } from '@/server/metrics/metrics-server';

const readings: ApiReadings = {
  connections: { used: 3, idle: 6, waiting: 1 },
  outbox: [{ channel: 'sms', messages: 4, dead: 2, oldestMs: 90_000 }],
  jobs: [
    {
      name: 'audit.chain',
      periodSeconds: 60,
      isRunning: false,
      lastStartedAt: '2026-11-16T04:00:00.000Z',
      lastDurationMs: 250,
      lastSucceededAt: '2026-11-16T04:00:00.000Z',
      lastFailedAt: null,
      lastFailure: null,
      nextRunAt: '2026-11-16T04:01:00.000Z',
    },
  ],
  sms: {
    halt: null,
    budgets: [{ scope: 'hour', sent: 7, limit: 1_000, endsAt: '2026-11-16T05:00:00.000Z' }],
  },
  botCheckVerdicts: { human: 5, robot: 2, unknown: 0 },
};

function scraped(backOffice: MeterSources['backOffice'] = async () => readings) {
  const metrics = createMetrics();
  const listener = metricsListener(metrics, {
    release: 'r-7',
    pageCaches: () => ({ document: { pages: 81, oldestMs: 12_000 } }),
    backOffice,
  });
  return {
    ...metrics,
    ask: (url = '/metrics') => inject(listener, { url }),
    lines: async () => (await inject(listener, { url: '/metrics' })).payload.split('\n'),
  };
}

describe('Metrics', () => {
  it('say what the server did, how its pages and its back office are', async () => {
    const { meter, lines } = scraped();
    meter.request({ method: 'GET', route: '/faq', status: '200', seconds: 0.2 });
    meter.request({ method: 'GET', route: '/faq', status: '200', seconds: 0.02 });
    meter.pageHit();
    meter.pageRender({ isGood: false, seconds: 3 });
    meter.query(0.004);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'site_http_request_duration_seconds_count{method="GET",route="/faq",status="200"} 2',
        'site_http_request_duration_seconds_bucket{le="0.1",method="GET",route="/faq",status="200"} 1',
        'site_page_hits_total 1',
        'site_page_render_duration_seconds_count{result="failed"} 1',
        'site_database_query_duration_seconds_bucket{le="0.005"} 1',
        'site_info{release="r-7"} 1',
        'site_pages_kept{kind="document"} 81',
        'site_page_oldest_seconds{kind="document"} 12',
        'site_database_connections{state="waiting"} 1',
        'site_outbox_waiting{channel="sms"} 4',
        'site_outbox_dead{channel="sms"} 2',
        'site_outbox_oldest_seconds{channel="sms"} 90',
        'site_job_last_success_timestamp_seconds{job="audit.chain"} 1794801600',
        'site_job_last_duration_seconds{job="audit.chain"} 0.25',
        'site_job_running{job="audit.chain"} 0',
        'site_sms_sent{scope="hour"} 7',
        'site_sms_budget{scope="hour"} 1000',
        'site_sms_halted 0',
        'site_bot_check_verdicts_total{verdict="robot"} 2',
        'site_readings_failed 0',
      ]),
    );
  });

  it('do without the back office while the database is away, and say so', async () => {
    let isAway = false;
    const { meter, lines } = scraped(async () => {
      if (isAway) throw new Error('away');
      return readings;
    });
    meter.pageHit();
    await lines();
    isAway = true;
    const away = await lines();
    expect(away).toEqual(
      expect.arrayContaining(['site_readings_failed 1', 'site_page_hits_total 1']),
    );
    expect(away.filter((line) => line.startsWith('site_outbox_waiting{'))).toEqual([]);
  });

  it('count verdicts once, however often they are scraped', async () => {
    const { lines } = scraped();
    await lines();
    expect(await lines()).toContain('site_bot_check_verdicts_total{verdict="human"} 5');
  });

  it('stand at one address, and nothing else does', async () => {
    const { ask } = scraped();
    const [found, other] = [await ask(), await ask('/en')];
    expect([found.statusCode, found.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(other.statusCode).toBe(404);
  });
});

describe('Dashboard and alert rules', () => {
  const dashboard = readFileSync('deploy/grafana/site.json', 'utf8');
  const alerts = readFileSync('deploy/prometheus/alerts.yaml', 'utf8');
  const namesIn = (text: string): string[] => [
    ...new Set(text.match(/\b(?:site|process|nodejs)_[a-z0-9_]+/g)),
  ];

  it('name only metrics that there are, and the dashboard shows each of ours', async () => {
    const known = await createMetrics().names();
    const used = namesIn(dashboard + alerts);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    const families = known
      .filter((name) => name.startsWith('site_') && !/_(?:sum|bucket)$/.test(name))
      .filter((name) => !namesIn(dashboard).includes(name));
    expect(families).toEqual([]);
  });

  it('name only routes of the API that there are', () => {
    const paths = Object.values(endpoints).map(({ path }) => String(path));
    const routes = [...(dashboard + alerts).matchAll(/route=\\?"([^"\\]+)\\?"/g)].map(
      ([, route]) => route,
    );
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route) => !paths.includes(route ?? ''))).toEqual([]);
  });
});
