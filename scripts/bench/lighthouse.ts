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
/** How far pages may stay below the bare Next page: content pages not at all, tools and flows a little. */
const measured: Record<string, number> = {
  '/en': 0,
  '/hk/first-mortgage': 0,
  '/cn/faq': 0,
  '/en/terms-and-conditions': 0,
  '/hk/loan-calculator': 0.03,
  '/en/online-property': 0.03,
  '/hk/product-finder': 0.03,
  '/en/apply/first': 0.03,
  '/en/account/sign-in': 0.03,
};
/** Search engines are kept out of these. */
const isPrivate = (path: string): boolean => /\/(?:apply|account)\//.test(path);

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
    for (const [path, margin] of Object.entries(measured)) {
      const scores = await medianScores(site.origin + path, chrome.port);
      const performance = scores.values.performance ?? 0;
      rows.push({
        name: `${path} performance`,
        value: performance,
        unit: '',
        baseline: bareScore,
        target: margin === 0 ? '≥ bare' : `≥ bare − ${margin}`,
        isTargetMet: Math.round((bareScore.value - performance) * 100) <= margin * 100,
      });
      for (const category of categories.slice(1))
        if (category !== 'seo' || !isPrivate(path))
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
