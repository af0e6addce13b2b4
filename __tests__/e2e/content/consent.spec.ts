import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@test/support/browser/e2e';

const tagManager = 'https://www.googletagmanager.com';

const test = base.extend({
  baseURL: async ({ measuredSite }, provide) => provide(measuredSite.url),
});

// One worker, one site with a tag manager.
test.describe.configure({ mode: 'default' });

async function countTagManager(context: BrowserContext): Promise<() => string[]> {
  const asked: string[] = [];
  await context.route(`${tagManager}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return () => asked;
}

const banner = (page: Page) =>
  page.getByRole('region', { name: 'May we measure how this site is used?' });

test('nothing third-party is asked for before the visitor answers, and nothing after a refusal', async ({
  page,
  context,
}) => {
  const asked = await countTagManager(context);
  await page.goto('/en', { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(asked()).toEqual([]);
  await banner(page).getByRole('button', { name: 'Do not allow' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/en/faq', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  expect(asked()).toEqual([]);
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
    'consent=denied',
  ]);
});

test('the question is asked in the language of the page, with the way to the privacy page', async ({
  page,
}) => {
  await page.goto('/hk');
  const question = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: '不同意' }) });
  await expect(question.getByRole('button')).toHaveText(['不同意', '同意']);
  await expect(question.locator('a[href="/hk/privacy"]')).toBeVisible();
});

test.describe('after consent', () => {
  test.use({ allowedOrigins: [tagManager] });

  test('the tag manager is loaded, now and on the next visit', async ({ page, context }) => {
    const asked = await countTagManager(context);
    await page.goto('/en');
    await banner(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(asked).toEqual([`${tagManager}/gtm.js?id=GTM-TEST123`]);
    await page.goto('/en/faq');
    await expect.poll(asked).toHaveLength(2);
    await expect(banner(page)).toHaveCount(0);
  });
});
