import { test as base, expect, type BrowserContext } from '@playwright/test';
import { rawTexts, collectBrowserProblems } from './browser-watch';
import { startSite, type RunningSite } from '../site/site-process';

interface TestFixtures {
  /** Problems that the test provokes on purpose, such as the console line of a 404. */
  expectedProblems: RegExp[];
  /** Origins besides the site's that the test lets through on purpose. */
  allowedOrigins: string[];
  /** Texts that look like raw keys or unfilled tokens but are what the page means to show. */
  expectedRawTexts: RegExp[];
}

interface WorkerFixtures {
  /** A site with only port and folder configured; one per worker, so tests may change its content and restore it. */
  site: RunningSite;
  /** A site with complete brand settings, as in production. */
  brandSite: RunningSite;
}

export const completeBrand = {
  LICENCE_NUMBER: '0000/2026',
  COMPLAINT_HOTLINE: '3000 0000',
  SITE_URL: 'https://www.example.hk',
} as const;

async function provideSite(
  settings: Record<string, string>,
  provide: (site: RunningSite) => Promise<void>,
): Promise<void> {
  const site = await startSite(settings);
  await provide(site);
  await site.stop();
}

async function expectNoRawTexts(
  context: BrowserContext,
  expected: readonly RegExp[],
): Promise<void> {
  for (const page of context.pages()) {
    const found = await rawTexts(page);
    const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, `raw keys or unfilled tokens on ${page.url()}`).toEqual([]);
  }
}

/** Playwright's `test` against the built site; any problem collected in the browser fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedProblems: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
  expectedRawTexts: [[], { option: true }],
  site: [async ({}, provide) => provideSite({}, provide), { scope: 'worker', timeout: 90_000 }],
  brandSite: [
    async ({}, provide) => provideSite({ ...completeBrand }, provide),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  context: async (
    { context, baseURL, expectedProblems, allowedOrigins, expectedRawTexts },
    provide,
  ) => {
    const problems = await collectBrowserProblems(context, {
      origin: new URL(baseURL ?? '').origin,
      expected: expectedProblems,
      allowedOrigins,
    });
    await provide(context);
    await expectNoRawTexts(context, expectedRawTexts);
    expect(problems, 'unclean in the browser').toEqual([]);
  },
});

export { expect };
