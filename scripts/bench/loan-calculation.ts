import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { findDatabaseTemplate } from '@/backoffice/db/assets';
import { calculateLoan } from '@/lib/loan/calculate';
import { usageOf } from '../instances/growth';
import { startServer } from './processes';
import type { BenchmarkRow } from './row';
import { runLoadTest, type LoadResult } from './wrk';

const folder = 'node_modules/.cache/bench/loan-calculation';
const path =
  '/api/v1/loan-cal/principalAndInterest?loanAmount=4000000&annualRate=2.5&tenorMonths=360&propertyValue=6000000';

interface Measured extends LoadResult {
  /** Requests for each second of processor time of the server, whatever else the machine does. */
  perCpuSecond: number;
}

/**
 * `calculate` over HTTP beside a bare Hono route in the same run, each alone in a process of its own under 32 connections, and the full
 * 360-month schedule in this process.
 */
export async function benchLoanCalculation(): Promise<BenchmarkRow[]> {
  await bundleServer();
  const bare = await measure('bare');
  const api = await measure('api');
  const scheduleMs = medianScheduleMs();
  return [
    {
      name: 'calculate',
      value: api.requestsPerSecond,
      unit: 'req/s',
      baseline: { name: 'bare Hono', value: bare.requestsPerSecond },
      target: '≥ 8,000',
      isTargetMet: api.requestsPerSecond >= 8_000,
    },
    {
      name: 'calculate',
      value: api.perCpuSecond,
      unit: 'req/CPU s',
      baseline: { name: 'bare Hono', value: bare.perCpuSecond },
      target: '≥ 8,000',
      isTargetMet: api.perCpuSecond >= 8_000,
    },
    {
      name: 'calculate',
      value: api.p99Ms,
      unit: 'ms p99',
      baseline: { name: 'bare Hono', value: bare.p99Ms },
      target: '≤ 10',
      isTargetMet: api.p99Ms <= 10,
    },
    {
      name: '360-month schedule',
      value: scheduleMs,
      unit: 'ms median',
      target: '≤ 2',
      isTargetMet: scheduleMs <= 2,
    },
  ];
}

async function bundleServer(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: {
      server: 'scripts/bench/loan-calculation-server.ts',
      'pglite.worker': 'src/backoffice/db/pglite.worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
  cpSync('src/backoffice/db/migrations', join(folder, 'migrations'), { recursive: true });
  const template = findDatabaseTemplate();
  if (template) copyFileSync(template, join(folder, 'database-template.tar.gz'));
}

async function measure(kind: 'api' | 'bare'): Promise<Measured> {
  const server = await startServer([join(folder, 'server.mjs'), kind], {
    env: {},
    readyPath: path,
  });
  try {
    await runLoadTest(server.origin + path, { seconds: 2 });
    const before = usageOf(server.child.pid ?? 0).cpuSeconds;
    const result = await runLoadTest(server.origin + path, { seconds: 5 });
    return {
      ...result,
      perCpuSecond:
        (result.requestsPerSecond * 5) / (usageOf(server.child.pid ?? 0).cpuSeconds - before),
    };
  } finally {
    await server.stop();
  }
}

function medianScheduleMs(): number {
  const times = Array.from({ length: 2_001 }, (_, run) => {
    const start = performance.now();
    calculateLoan({
      paymentType: 'principalAndInterest',
      loanAmount: 4_000_000 + run,
      annualRate: 2.5,
      tenorMonths: 360,
      startDate: '2026-01-31',
    });
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[1_000] ?? NaN;
}
