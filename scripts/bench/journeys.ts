import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../lib/chromium.mjs';
import { applicantAnswers, fastPassAnswers, mortgagorAnswers } from './journey/applicant-answers';
import { walkApplication, type JourneyCount } from './journey/walk-application';
import { startServer } from './processes';
import type { BenchmarkRow } from './row';

interface Target {
  title: string;
  product: string;
  answers: Readonly<Record<string, string>>;
  most: Partial<JourneyCount>;
}

const journeys: readonly Target[] = [
  {
    title: 'first mortgage',
    product: 'first',
    answers: applicantAnswers,
    most: { screens: 8, fields: 24, codes: 1, handSeconds: 360 },
  },
  {
    title: 'second mortgage',
    product: 'second',
    answers: mortgagorAnswers,
    most: { screens: 8, fields: 24, codes: 1, handSeconds: 360 },
  },
  {
    title: 'fast pass',
    product: 'fast-pass',
    answers: fastPassAnswers,
    most: { screens: 4, codes: 1, handSeconds: 120 },
  },
];

const measures = {
  screens: 'screens',
  fields: 'fields',
  codes: 'codes',
  handSeconds: 's with every visible word read once',
  askedSeconds: 's with what is asked read once',
  resultSeconds: 's until the page before sending is read',
  actSeconds: 's of typing and pointing alone',
  siteSeconds: 's of the site',
} as const satisfies Record<keyof JourneyCount, string>;

/** The typical applications from their first page to the reference, counted on the built site. */
export async function benchJourneys(): Promise<BenchmarkRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-journeys-'));
  const site = await startServer(['dist/server/main.mjs'], {
    env: { DATA_DIR: folder },
    readyPath: '/readyz',
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const rows: BenchmarkRow[] = [];
    for (const [index, { title, product, answers, most }] of journeys.entries()) {
      const context = await browser.newContext({ locale: 'en-HK', timezoneId: 'Asia/Hong_Kong' });
      const { count, reading } = await walkApplication({
        page: await context.newPage(),
        origin: site.origin,
        folder,
        product,
        phone: `9123 40${String(index).padStart(2, '0')}`,
        answers,
      });
      await context.close();
      for (const [screen, seconds] of Object.entries(reading))
        rows.push({ name: `${title}: s of reading, ${screen}`, value: seconds, unit: '' });
      for (const [name, unit] of Object.entries(measures)) {
        const key = name as keyof JourneyCount;
        const limit = most[key];
        rows.push({
          name: `${title}: ${unit}`,
          value: count[key],
          unit: '',
          ...(limit === undefined
            ? {}
            : { target: `≤ ${limit}`, isTargetMet: count[key] <= limit }),
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
