import { gzipSync } from 'node:zlib';
import { contentPaths } from '@/config/paths';
import { expect, test } from '@test/support/browser/e2e';
import { localPath } from '@test/support/browser/expected-languages';
import { fetchPath } from '@test/support/site/site-client';
import type { RunningSite } from '@test/support/site/site-process';

const scriptBudgetBytes = 150 * 1024;
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

async function firstLoadScripts(site: RunningSite, address: string): Promise<string[]> {
  const { text } = await fetchPath(site, address);
  const tags = [...text.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\snomodule/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []));
  return Promise.all(
    [...sources].map(async (source) => {
      const answer = await fetchPath(site, source.replaceAll('&amp;', '&'), {
        'accept-encoding': 'identity',
      });
      expect(answer.status, source).toBe(200);
      return answer.text;
    }),
  );
}

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
    const scripts = await firstLoadScripts(site, localPath('en', path));
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    const found = Object.entries(libraries)
      .filter(([, word]) => scripts.some((script) => script.includes(word)))
      .map(([name]) => name);
    expect(scripts.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(scriptBudgetBytes);
  });
}

test('the words that tell the libraries apart are really in them', async () => {
  const { readFileSync, readdirSync } = await import('node:fs');
  const { join } = await import('node:path');
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

test('no script is asked for before there is something to read', async ({ page }) => {
  await page.goto(localPath('en', contentPaths.faq), { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

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
