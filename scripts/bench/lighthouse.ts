import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startServer, type RunningServer } from './processes';
import type { BenchmarkRow } from './row';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Pages with the least performance that is wanted of them. */
const measured: Record<string, number> = {
  '/en': 0.97,
  '/hk/first-mortgage': 0.97,
  '/cn/faq': 0.97,
  '/hk/loan-calculator': 0.95,
  '/en/terms-and-conditions': 0.97,
};

interface Scores {
  values: Record<string, number>;
  layoutShift: number;
  bytes: number;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function score(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { lhr } = result;
  return {
    values: Object.fromEntries(
      categories.map((category) => [category, lhr.categories[category]?.score ?? 0]),
    ),
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    bytes: lhr.audits['total-byte-weight']?.numericValue ?? Number.NaN,
  };
}

async function medianScores(url: string, port: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await score(url, port));
  return {
    values: Object.fromEntries(
      categories.map((category) => [
        category,
        median(all.map((entry) => entry.values[category] ?? 0)),
      ]),
    ),
    layoutShift: median(all.map((entry) => entry.layoutShift)),
    bytes: median(all.map((entry) => entry.bytes)),
  };
}

/** Content pages with a complete test brand beside a bare Next page in the same run. */
export async function benchLighthouse(): Promise<BenchmarkRow[]> {
  const servers: RunningServer[] = [];
  const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags });
  try {
    const site = await startServer(['dist/server/main.mjs'], {
      env: {
        DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
        LICENCE_NUMBER: '0000/2026',
        COMPLAINT_HOTLINE: '2000 0000',
      },
      readyPath: '/readyz',
    });
    servers.push(site);
    const rows: BenchmarkRow[] = [];
    const bare = await bareNextPage();
    servers.push(bare);
    const baseline = await medianScores(bare.origin, chrome.port);
    const bareScore = { name: 'bare Next page', value: baseline.values.performance ?? 0 };
    for (const [path, least] of Object.entries(measured)) {
      const scores = await medianScores(site.origin + path, chrome.port);
      const performance = scores.values.performance ?? 0;
      rows.push({
        name: `${path} performance`,
        value: performance,
        unit: '',
        baseline: bareScore,
        target: `≥ ${least} or bare − 0.02`,
        isTargetMet: performance >= Math.min(least, bareScore.value - 0.02),
      });
      for (const category of categories.slice(1))
        rows.push({
          name: `${path} ${category}`,
          value: scores.values[category] ?? 0,
          unit: '',
          target: '1.00',
          isTargetMet: scores.values[category] === 1,
        });
      rows.push({
        name: `${path} layout shift`,
        value: scores.layoutShift,
        unit: '',
        target: '≤ 0.01',
        isTargetMet: scores.layoutShift <= 0.01,
      });
      if (path === '/en')
        rows.push({
          name: `${path} weight`,
          value: scores.bytes / 1024,
          unit: 'KiB',
          target: '≤ 300 KB',
          isTargetMet: scores.bytes <= 300_000,
        });
    }
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    chrome.kill();
  }
}

/** A Next page with nothing on it, through the same front: what the framework alone costs. */
async function bareNextPage(): Promise<RunningServer> {
  const { buildBareNext } = await import('./bare-next');
  const directory = buildBareNext();
  return startServer(['scripts/bench/next-server.mjs'], {
    env: { NEXT_DIR: directory },
    readyPath: '/',
  });
}
