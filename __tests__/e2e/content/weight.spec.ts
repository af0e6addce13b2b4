import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { contentPaths } from '@/config/paths';
import { locales } from '@/contracts/locale';
import { isAlive, wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { fetchPath } from '@test/support/site/site-client';
import { localPath } from '@test/support/browser/expected-languages';

const homeBudgetBytes = 300_000;

/** Strings that occur only in the code of one library. */
const libraries: Record<string, string> = {
  MUI: 'MuiButtonBase',
  Emotion: 'data-emotion',
  Redux: '@@redux/',
  'Redux-Saga': '@@redux-saga',
  axios: 'AxiosError',
  i18next: 'i18next',
};

// Tool pages have a store and form controls and are not plain content pages; each has its own budget in its spec.
const tools: readonly string[] = [
  contentPaths.loanCalculator,
  contentPaths.onlineProperty,
  contentPaths.productFinder,
];
const plainPaths = Object.values(contentPaths).filter((path) => !tools.includes(path));

for (const path of plainPaths) {
  test(`${path} loads at most 150 KiB of script first, and no library of the flows`, async ({
    site,
  }) => {
    await expectFirstScripts(
      { site, path: localPath('en', path) },
      { budgetKiB: 150, without: Object.values(libraries) },
    );
  });
}

test('the words that tell the libraries apart are really in them', async () => {
  const folders: Record<string, string> = {
    MUI: '@mui/material/ButtonBase',
    Emotion: '@emotion/cache/dist',
    Redux: 'redux/dist',
    'Redux-Saga': '@redux-saga/symbols/dist',
    axios: 'axios/lib/core',
    i18next: 'i18next/dist/esm',
  };
  for (const [name, folder] of Object.entries(folders)) {
    const root = join('node_modules', folder);
    const texts = readdirSync(root)
      .filter((file) => /\.[cm]?js$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    expect(
      texts.some((text) => text.includes(libraries[name] ?? '?')),
      name,
    ).toBe(true);
  }
});

test('the pages of the server have no database engine in them: that belongs to its process alone', async () => {
  const scripts = readdirSync('.next/server', { encoding: 'utf8', recursive: true })
    .filter((file) => /\.(?:js|mjs)$/.test(file))
    .map((file) => join('.next/server', file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(
    scripts.filter((file) => /@electric-sql\/pglite|drizzle-orm/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

const scriptTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  );

test('no script of a tool is asked for before there is something to read', async ({ page }) => {
  await page.goto(localPath('en', contentPaths.loanCalculator), { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  expect(painted).toBeGreaterThan(0);
  const asked = await scriptTimes(page);
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('a content page runs no script but its own few lines until somebody wants something of it', async ({
  page,
}) => {
  const answer = await page.goto(localPath('en', contentPaths.faq), { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs)]
    .map(([, code = '']) => code)
    .join('');
  expect(inline).toContain('earlyInput');
  expect(inline.length).toBeLessThanOrEqual(12 * 1024);
  expect(await scriptTimes(page)).toEqual([]);
  expect(await isAlive(page)).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(() => isAlive(page)).toBe(true);
});

test('the home page runs no script until somebody wants something of it, then first that of its estimate, 12 KiB with its own lines', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const lines = await page.locator('script:not([src]):not([type])').allTextContents();
  await page.locator('[data-estimate] input').first().focus();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  const [first = ''] = asked;
  expect(first).toMatch(/^\/_next\/static\/early\/estimate-[\w-]+\.js$/);
  const codes = [lines.join(''), await (await request.get(first)).text()];
  const bytes = codes.map((code) => brotliCompressSync(code).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(12 * 1024);
});

// One of each kind: with the estimate, a table, a form, a search, a form of another feature, drawings.
const alivePaths = [
  contentPaths.home,
  contentPaths.firstMortgage,
  contentPaths.contactUs,
  contentPaths.faq,
  contentPaths.career,
  contentPaths.bridgingLoan,
];
for (const path of alivePaths) {
  test(`${path} comes to life when somebody points at it, and looks the same`, async ({ page }) => {
    await page.goto(localPath('en', path), { waitUntil: 'load' });
    const look = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    const before = await look();
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await look()) - before)).toBeLessThan(1);
  });
}

for (const path of [contentPaths.home, contentPaths.faq, contentPaths.loanCalculator]) {
  test(`${path} holds its style sheets, and none of the private pages or the desk`, async ({
    request,
  }) => {
    const html = await (await request.get(localPath('en', path))).text();
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)]
      .map(([, css = '']) => css)
      .join('');
    expect(styles).toContain('@media');
    expect(styles.length).toBeLessThanOrEqual(70_000);
    expect(html.match(/<link rel="stylesheet"(?![^>]* disabled="")/g)).toBeNull();
  });
}

for (const locale of locales) {
  test(`the document of the home page is at most 20 KB of brotli in ${locale}`, async ({
    site,
  }) => {
    const { text } = await fetchPath(site, `/${locale}`);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 7 };
    expect(brotliCompressSync(text, { params: quality }).length).toBeLessThanOrEqual(20_000);
  });
}

test('the home page is at most 300 KB in all', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes: number[] = [];
  session.on(
    'Network.loadingFinished',
    ({ encodedDataLength }) => void sizes.push(encodedDataLength),
  );
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(homeBudgetBytes);
});

test('a page that a visitor approaches is fetched ahead by the rules of the site', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) errors.push(ruleSet.errorType);
  });
  // A browser under remote control fetches what it would otherwise render as well.
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/en/about-us', { waitUntil: 'networkidle' });
  for (const path of ['/en/loan-calculator', '/en/first-mortgage'])
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).hover();
  await expect.poll(() => fetched).toEqual(['/en/first-mortgage']);
  expect(errors).toEqual([]);
  const tool = await page.goto('/en/loan-calculator');
  expect(tool?.headers()['speculation-rules']).toBeUndefined();
});
