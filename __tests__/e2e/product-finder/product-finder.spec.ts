import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { walkedLanguages } from '@test/support/browser/long-walks';

const bridge = [
  'Buying the next home before the old one is sold',
  'No, everything is up to date',
  'A private flat or house in Hong Kong',
  'Up to 50%',
  'Until I sell a property, within 12 months',
  'A salary with payslips',
];

async function open(page: Page, locale = 'en'): Promise<void> {
  await page.goto(`/${locale}/product-finder`);
  await page.waitForLoadState('networkidle');
}

async function answer(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await page.getByRole('radio', { name: label }).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems(page)).toEqual([]);
}

test('leads from the questions to a loan with its reasons, and the answers survive the change of language', async ({
  page,
}) => {
  await open(page);
  await answer(page, bridge);
  await expect(page.getByRole('heading', { level: 2, name: 'Bridging loan' })).toBeFocused();
  await expect(
    page.getByText('You answered: Until I sell a property, within 12 months'),
  ).toBeVisible();
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: '過橋貸款' })).toBeVisible();
  await page.getByRole('button', { name: '更改：這筆資金需要使用多久？' }).click();
  await expect(page.getByRole('radio', { name: '直至賣出物業，12個月內' })).toBeChecked();
  await page.getByRole('radio', { name: '一筆過，分數年償還' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '一按' })).toBeFocused();
  await page.getByRole('button', { name: '重新開始' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '你的資金用途是甚麼？' })).toBeFocused();
});

test('tells a person to ask a bank first where that is likely cheaper', async ({ page }) => {
  await open(page);
  await answer(page, [
    'Buying a property',
    'No, everything is up to date',
    'A private flat or house in Hong Kong',
    'Up to 50%',
    'A salary with payslips',
    'Hong Kong dollars',
    'I have time',
  ]);
  await expect(
    page.getByRole('heading', { level: 2, name: 'None of our loans, for now' }),
  ).toBeFocused();
  await expect(page.getByText('Ask one or two banks first.')).toBeVisible();
});

test('can be done by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Are you behind with any payment?' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'No, everything is up to date' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Payment holiday' })).toBeFocused();
});

for (const { locale } of walkedLanguages) {
  test(`is accessible and fits a small phone in every state: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, locale);
    await expectAccessible(page);
    const next = page.locator('form button[type=submit]').first();
    await next.click();
    await expect(page.getByRole('radiogroup').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    for (const value of ['cash', 'no', 'private', 'keep', 'half', 'years', 'salary', 'hkd']) {
      await page.locator(`input[type=radio][value=${value}]`).check();
      await next.click();
    }
    await expect(page.locator('#finder-result')).toBeFocused();
    await expectAccessible(page);
  });
}

// Chromium under test hides `noscript` even with JavaScript disabled, so that part is checked in the response body.
test('shows the first question and what else is asked without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answered = await page.goto(`${baseURL}/cn/product-finder`);
  await expect(page.getByRole('heading', { level: 2, name: '您的资金用途是什么？' })).toBeVisible();
  const [, bare = ''] =
    /<noscript><div[^>]*>(.*?)<\/noscript>/s.exec((await answered?.text()) ?? '') ?? [];
  expect(bare).toContain('产品匹配需要启用 JavaScript');
  expect(bare).toContain('这套房产目前有按揭吗？');
  await context.close();
});

test('loads at most 250 KiB of script first; store and client come later', async ({ site }) => {
  await expectFirstScripts(
    { site, path: '/en/product-finder' },
    { budgetKiB: 250, without: ['AxiosError', '@@redux-saga', 'ZodError', 'MuiButtonBase'] },
  );
});
