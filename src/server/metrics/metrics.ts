import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '@/lib/async/with-timeout';
import type { ApiReadings } from '../api/site-api';
import type { Meter, MeterSources } from './meter';
import { vitalHistograms } from './vital-histograms';

export interface Metrics {
  meter: Meter;
  /** Everything in Prometheus' text format; what cannot be read is left out, and `site_readings_failed` is 1. */
  text: (sources: MeterSources) => Promise<string>;
  contentType: string;
  /** The names that Prometheus stores, those of histograms with their suffixes. */
  names: () => Promise<string[]>;
}

const readingsTimeoutMs = 3_000;
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const queryBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** The metrics of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `site_${name}`, help, labelNames, registers });
  const seconds = (
    name: string,
    { help, labelNames = [], buckets }: { help: string; labelNames?: string[]; buckets: number[] },
  ) => new Histogram({ name: `site_${name}_seconds`, help, labelNames, buckets, registers });

  const requests = seconds('http_request_duration', {
    help: 'Requests that were not answered from the page cache, until their answer was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
  });
  const hits = new Counter({
    name: 'site_page_hits_total',
    help: 'Pages and payloads answered from memory.',
    registers,
  });
  const renders = seconds('page_render_duration', {
    help: 'Renderings of pages and payloads.',
    labelNames: ['result'],
    buckets: requestBuckets,
  });
  const queries = seconds('database_query_duration', {
    help: 'Queries, until their last row.',
    buckets: queryBuckets,
  });
  const observeVital = vitalHistograms((options) => new Histogram({ ...options, registers }));
  const browserErrors = new Counter({
    name: 'site_browser_errors_total',
    help: 'Errors of scripts that browsers reported.',
    labelNames: ['page'],
    registers,
  });
  const info = gauge('info', 'Always 1; says which build runs.', ['release']);
  const pages = gauge('pages_kept', 'Pages in memory.', ['kind']);
  const oldest = gauge(
    'page_oldest_seconds',
    'Time since the oldest page was rendered or found unchanged.',
    ['kind'],
  );
  const failed = gauge('readings_failed', '1 while the database could not be asked.');
  const setReadings = backOfficeGauges(gauge);
  const verdicts = new Counter({
    name: 'site_bot_check_verdicts_total',
    help: 'Verdicts of the bot check; unknown means that it could not be asked.',
    labelNames: ['verdict'],
    registers,
  });

  return {
    contentType: registry.contentType,
    meter: {
      request: ({ seconds: duration, ...labels }) => requests.observe(labels, duration),
      pageHit: () => hits.inc(),
      pageRender: ({ isGood, seconds: duration }) =>
        renders.observe({ result: isGood ? 'good' : 'failed' }, duration),
      query: (duration) => queries.observe(duration),
      vital: observeVital,
      browserError: (page) => browserErrors.inc({ page }),
    },
    async text({ release, pageCaches, backOffice }) {
      info.set({ release }, 1);
      for (const [kind, state] of Object.entries(pageCaches())) {
        pages.set({ kind }, state.pages);
        oldest.set({ kind }, state.oldestMs / 1_000);
      }
      const readings = await withTimeout(backOffice?.() ?? Promise.resolve(undefined), {
        timeoutMs: readingsTimeoutMs,
        toError: () => new Error('The database did not answer in time'),
      }).catch(() => null);
      failed.set(readings === null ? 1 : 0);
      setReadings(readings ?? undefined);
      verdicts.reset();
      for (const [verdict, count] of Object.entries(readings?.botCheckVerdicts ?? {}))
        verdicts.inc({ verdict }, count);
      return registry.metrics();
    },
    async names() {
      const metrics = await registry.getMetricsAsJSON();
      return metrics.flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      );
    },
  };
}

type NewGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

/** Gauges of the back office's readings; each update also removes series that no longer exist. */
function backOfficeGauges(gauge: NewGauge): (readings: ApiReadings | undefined) => void {
  const connections = gauge(
    'database_connections',
    'Connections of the pool; waiting counts calls without one.',
    ['state'],
  );
  const waiting = gauge('outbox_waiting', 'Messages that wait for delivery.', ['channel']);
  const dead = gauge('outbox_dead', 'Messages that were given up and that nobody looked at.', [
    'channel',
  ]);
  const waitingSince = gauge('outbox_oldest_seconds', 'Time that the oldest of them has waited.', [
    'channel',
  ]);
  const succeeded = gauge(
    'job_last_success_timestamp_seconds',
    'When a job last succeeded, on any instance.',
    ['job'],
  );
  const failedAt = gauge(
    'job_last_failure_timestamp_seconds',
    'When a job last failed, on any instance.',
    ['job'],
  );
  const duration = gauge('job_last_duration_seconds', 'How long its last run took.', ['job']);
  const period = gauge('job_period_seconds', 'How often it is to run.', ['job']);
  const isRunning = gauge('job_running', '1 while an instance works on it.', ['job']);
  const sent = gauge('sms_sent', 'Codes and links that strangers caused in the current period.', [
    'scope',
  ]);
  const limit = gauge('sms_budget', 'How many of them may go out in it.', ['scope']);
  const halted = gauge('sms_halted', '1 while staff have stopped them.');
  const all = [
    connections,
    waiting,
    dead,
    waitingSince,
    succeeded,
    failedAt,
    duration,
    period,
    isRunning,
    sent,
    limit,
    halted,
  ];
  return (readings) => {
    for (const one of all) one.reset();
    if (!readings) return;
    for (const [state, count] of Object.entries(readings.connections))
      connections.set({ state }, count);
    for (const { channel, messages, dead: given, oldestMs } of readings.outbox) {
      waiting.set({ channel }, messages);
      dead.set({ channel }, given);
      waitingSince.set({ channel }, oldestMs / 1_000);
    }
    for (const job of readings.jobs) {
      const labels = { job: job.name };
      period.set(labels, job.periodSeconds);
      isRunning.set(labels, job.isRunning ? 1 : 0);
      if (job.lastSucceededAt) succeeded.set(labels, Date.parse(job.lastSucceededAt) / 1_000);
      if (job.lastFailedAt) failedAt.set(labels, Date.parse(job.lastFailedAt) / 1_000);
      if (job.lastDurationMs !== null) duration.set(labels, job.lastDurationMs / 1_000);
    }
    for (const { scope, sent: count, limit: most } of readings.sms.budgets) {
      sent.set({ scope }, count);
      limit.set({ scope }, most);
    }
    halted.set(readings.sms.halt ? 1 : 0);
  };
}
