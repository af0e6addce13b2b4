import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';

const flows = ['/loan-calculator', '/apply/first', '/upload-document', '/account/sign-in'];

for (const path of flows)
  test(`${path} loads nothing of the help with its first scripts`, async ({ site }) => {
    const { text } = await fetchPath(site, `/en${path}`);
    const sources = [...text.matchAll(/<script\b[^>]* src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of new Set(sources)) {
      const script = await fetchPath(site, source ?? '', { 'accept-encoding': 'identity' });
      expect(script.text, source).not.toContain('questions.search');
    }
  });

test('the help finds an answer in Chinese on a phone, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hk/apply/first', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: '幫助' });
  await button.click();
  const help = page.getByRole('dialog', { name: '幫助' });
  const search = help.getByRole('searchbox', { name: '你想知道甚麼？' });
  await expect(search).toBeFocused();
  await expect(help.locator('summary').first()).toBeVisible();
  await search.fill('提早還款');
  await expect(help.getByRole('status').first()).toHaveText(/找到[1-9]\d*個答案/);
  await expect(
    help.getByRole('link', { name: /貸款計算機|按揭計算機|計算/ }).first(),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(button).toBeFocused();
});

test('a legal text opens over the form and leaves it as it was', async ({ page }) => {
  await page.goto('/en/contact-us', { waitUntil: 'networkidle' });
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Chan Siu Ming');
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Privacy policy' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Chan Siu Ming');
  expect(new URL(page.url()).pathname).toBe('/en/contact-us');
});

test.describe('on a network that comes and goes', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to load resource|Failed to load chunk/] });

  test('the help says that it could not be loaded, leaves the page, and opens later', async ({
    page,
  }) => {
    await page.goto('/en/apply/first/privacy', { waitUntil: 'networkidle' });
    // The step is a file of its own, which the network may still bring.
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    const scripts = '**/_next/static/**/*.js';
    await page.route(scripts, (route) => route.abort());
    const button = page.getByRole('button', { name: 'Help' });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.unroute(scripts);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Help' }).getByRole('searchbox')).toBeVisible();
  });
});
