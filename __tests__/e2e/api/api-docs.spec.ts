import type { Locator, Page } from '@playwright/test';
import { test, expect } from '@test/support/browser/e2e';
import { leaveToLongRun } from '@test/support/browser/long-walks';
import { fetchPath } from '@test/support/site/site-client';

// Path parameters, and the patterns of texts.
test.use({ expectedRawTexts: [/^\/api\/v1\/|^\^.*\$$/] });

const operation = (page: Page, { tag, id }: { tag: string; id: string }): Locator =>
  page.locator(`[id="tag/${tag}/operation/${id}"]`);

async function openReference(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  expect(response?.status()).toBe(200);
  const title = page.getByRole('heading', { level: 1, name: 'Mortgage site API' });
  // Redoc shows nothing until it has made every endpoint, which takes seconds on a busy machine.
  await expect(title).toBeVisible({ timeout: 60_000 });
}

test('the description of the API is served through the site', async ({ site }) => {
  const description = JSON.parse((await fetchPath(site, '/api/v1/openapi.json')).text) as {
    openapi: string;
    paths: object;
  };
  expect(description.openapi).toMatch(/^3\.1/);
  expect(Object.keys(description.paths)).toContain('/api/v1/site/navs');
});

// Redoc takes seconds to make hundreds of endpoints.
test.describe('drawn by Redoc', () => {
  leaveToLongRun('draws both references');

  test('the API reference shows each group of endpoints, who may call them, and finds one by its words', async ({
    site,
    page,
  }) => {
    test.slow();
    await openReference(page, `${site.url}/api/v1/docs`);
    await expect(
      page.getByRole('heading', { level: 2, name: 'tag/application Applications' }),
    ).toBeAttached();

    const navigation = operation(page, { tag: 'content', id: 'navs' });
    await expect(navigation).toContainText('Navigation of header and footer');
    await expect(navigation).toContainText('/api/v1/site/navs');
    await expect(navigation).not.toContainText('Token');

    const loans = operation(page, { tag: 'loan', id: 'loans' });
    await expect(loans).toContainText('loginToken');
    await expect(loans).not.toContainText('deskToken');
    const documents = operation(page, { tag: 'document', id: 'listDocuments' });
    await expect(documents).toContainText('loginToken');
    await expect(documents).toContainText('proofToken');

    await page.getByRole('textbox').fill('footer');
    await page.getByRole('search').getByText('Navigation of header and footer').click();
    await expect(page).toHaveURL(/#tag\/content\/operation\/navs$/);
  });

  test('the API reference of the desk is of its own', async ({ site, page }) => {
    test.slow();
    await openReference(page, `${site.url}/api/v1/docs/desk`);
    const staffPages = operation(page, { tag: 'desk-content', id: 'deskContents' });
    await expect(staffPages).toContainText('deskToken');
  });
});
