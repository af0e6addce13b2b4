import type { Page } from '@playwright/test';
import { expect, test } from '@test/support/browser/e2e';
import { leaveToLongRun } from '@test/support/browser/long-walks';
import { freePort, startSite, type RunningSite } from '@test/support/site/site-process';

test.use({
  serviceWorkers: 'allow',
  // The tests take the line or the whole site away; what is left must show neither a raw text nor an exception.
  expectedProblems: [
    /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|foreign request: http:\/\/localhost|status (?:of )?503/,
  ],
});
test.describe.configure({ timeout: 180_000 });

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
const isKept = async (page: Page, path: string): Promise<boolean> =>
  (await keptPaths(page)).includes(path);
const workerCount = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const patience = { timeout: 60_000 };

async function keep(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/hk/account/sign-in`);
  await page.goto(`${url}/hk/apply/first`);
  await page.goto(`${url}/hk/rmb-loan`);
  await page.waitForLoadState('networkidle');
  expect(await workerCount(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => {
      // On a page that comes alive by the first key, the next one is heard.
      await page.keyboard.press('Tab');
      return isKept(page, '/hk/faq');
    }, patience)
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

test('calculator and questions of the language work without a line, and nothing personal is kept', async ({
  page,
  context,
  site: { url },
}) => {
  await keep(page, url);
  const kept = await keptPaths(page);
  expect(
    kept
      .filter((path) => !path.startsWith('/_next/static/'))
      .map((path) => path.replace(/^\/_page\/\w+\/[\w-]+/, '/_page'))
      .toSorted(),
  ).toEqual(['/_page/hk/faq.js', '/_page/hk/loan-calculator.js', '/hk/faq', '/hk/loan-calculator']);

  await context.setOffline(true);
  await page.goto(`${url}/hk/loan-calculator`);
  await expect(page.getByText(/這是 20\d\d年\d+月\d+日.*的副本/)).toBeVisible();
  const amount = page.getByRole('textbox', { name: '貸款額', exact: true });
  await amount.fill('4,000,000');
  await amount.press('Enter');
  await expect(page.getByTestId('amount')).toHaveText('HK$48,531.04');
  await page.goto(`${url}/hk/faq`);
  await expect(page.getByText(/的副本/)).toBeVisible();
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open]').first()).toBeVisible();
  await page.goto(`${url}/hk/second-mortgage`);
  await expect(page.getByRole('heading', { name: '現時離線' })).toBeVisible();
  await page.getByRole('link', { name: '按揭計算機' }).click();
  await expect(page.getByTestId('amount')).toBeVisible();
});

test.describe('with a site that ends', () => {
  leaveToLongRun('starts a site twice');

  test('copies are shown meanwhile, and a setting removes them all', async ({ page }) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    let site: RunningSite = await startSite({ PORT: String(port), SITE_URL: url });
    try {
      await keep(page, url);
      await site.stop();
      await page.goto(`${url}/hk/faq`);
      await expect(page.getByText(/的副本/)).toBeVisible();

      site = await startSite({ PORT: String(port), SITE_URL: url, OFFLINE_PAGES: 'false' });
      // A site that answers late after its start is still shown as its copy.
      await expect(async () => {
        await page.goto(`${url}/hk/faq`);
        await expect(page.getByText(/的副本/)).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expect.poll(() => workerCount(page), patience).toBe(0);
      expect(await keptPaths(page)).toEqual([]);
    } finally {
      await site.stop();
    }
  });
});
