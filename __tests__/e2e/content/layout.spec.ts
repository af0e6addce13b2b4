import type { Page } from '@playwright/test';
import { expect, test } from '@test/support/browser/e2e';

const phone = { width: 390, height: 844 };

test('the language switch keeps path, query and fragment and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/en/rmb-loan?loanAmount=3000000&x=a%20b#questions');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(/\/cn\/rmb-loan\?loanAmount=3000000&x=a%20b#questions$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN');
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('cn');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL(/\/cn$/);
});

test('the language switch alone sets the language cookie', async ({ page, context }) => {
  await page.goto('/hk');
  await page.goto('/hk/faq');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('lang');
});

test('the header menus open by keyboard, close on Escape and give the focus back', async ({
  page,
}) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  const menus = page.getByRole('navigation', { name: 'Main' }).locator('summary');
  const first = menus.nth(0);
  await first.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Main' }).locator('details[open] a').first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('details[open]')).toHaveCount(
    0,
  );
  await expect(first).toBeFocused();
});

test('only one header menu is open at a time, and a click elsewhere closes it', async ({
  page,
}) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  const menus = page.getByRole('navigation', { name: 'Main' }).locator('summary');
  const open = page.getByRole('navigation', { name: 'Main' }).locator('details[open]');
  await menus.nth(0).click();
  await menus.nth(1).click();
  await expect(open).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(open).toHaveCount(0);
});

test('a link of a header menu leads to its page and the menu closes behind it', async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').nth(0).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .locator('details[open] a[href="/en/first-mortgage"]')
    .click();
  await expect(page).toHaveURL(/\/en\/first-mortgage$/);
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('details[open]')).toHaveCount(
    0,
  );
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/en/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the search of the questions hides what does not match and says how many do', async ({
  page,
}) => {
  await page.goto('/en/faq');
  const entries = page.locator('main details:visible');
  const all = await entries.count();
  const search = page.getByRole('searchbox');
  await search.fill('  RENT   stamped ');
  await expect.poll(() => entries.count()).toBeLessThan(all);
  expect(await entries.count()).toBeGreaterThan(0);
  for (const text of await entries.allTextContents())
    expect(text.toLowerCase()).toMatch(/rent[\s\S]*stamped|stamped[\s\S]*rent/);
  await expect(page.getByRole('status')).toHaveText(`Questions found: ${await entries.count()}`);
  await search.fill('bankrupt');
  await expect(page.locator('#bad-credit')).toBeVisible();
  await search.fill('zzzz');
  await expect(entries).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/Nothing matches/);
  await search.fill('');
  await expect(entries).toHaveCount(all);
});

test('the search of the questions works in Chinese', async ({ page }) => {
  await page.goto('/hk/faq');
  const entries = page.locator('main details:visible');
  const all = await entries.count();
  await page.getByRole('searchbox').fill('印花稅');
  await expect.poll(() => entries.count()).toBeLessThan(all);
  for (const text of await entries.allTextContents()) expect(text).toContain('印花稅');
});

test('on a wide screen there is no sticky bar and the logo has its full width', async ({
  page,
}) => {
  await page.goto('/en');
  await expect(page.getByRole('link', { name: 'Value my flat', exact: true }).last()).toBeHidden();
  await expect(page.getByRole('banner').locator('svg').first()).toHaveCSS('width', '48px');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the logo has half its width', async ({ page }) => {
    await page.goto('/en');
    await expect(page.getByRole('banner').locator('svg').first()).toHaveCSS('width', '24px');
  });

  test('the two next steps come into reach where the page’s own have left the screen, cover nothing of its end and give way to typing', async ({
    page,
  }) => {
    await page.goto('/en/rmb-loan');
    const step = page
      .locator('.site-end')
      .getByRole('link', { name: 'Find my loan', exact: true, includeHidden: true })
      .last();
    await expect(step).toBeHidden();
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await expect(step).toBeInViewport({ ratio: 1 });
    const copyright = await page.getByText(/^© \d{4}/).boundingBox();
    const bar = await step.boundingBox();
    expect((copyright?.y ?? Infinity) + (copyright?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await step.tap();
    await expect(page).toHaveURL(/\/en\/product-finder$/);
    await expect(step).toBeHidden();
    await page.goto('/en/faq');
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
    await expect(step).toBeVisible();
    await page.getByRole('searchbox').focus();
    await expect(step).toBeHidden();
  });

  test('the menu opens, leads to a page and closes', async ({ page }) => {
    await page.goto('/hk');
    const toggle = page.getByRole('banner').locator('summary').filter({ hasText: '選單' });
    await toggle.tap();
    const menu = page.getByRole('navigation', { name: '選單' });
    await expect(menu).toBeVisible();
    await menu.locator('a[href="/hk/faq"]').first().tap();
    await expect(page).toHaveURL(/\/hk\/faq$/);
    await expect(menu).toBeHidden();
  });

  test('the menu closes on Escape and changes the language', async ({ page }) => {
    await page.goto('/hk/faq', { waitUntil: 'networkidle' });
    const toggle = page.getByRole('banner').locator('summary').filter({ hasText: '選單' });
    await toggle.tap();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: '選單' })).toBeHidden();
    await toggle.tap();
    await page
      .getByRole('navigation', { name: '選單' })
      .getByRole('link', { name: 'English' })
      .tap();
    await expect(page).toHaveURL(/\/en\/faq$/);
  });
});

const designedPages = [
  '/en',
  '/en/first-mortgage',
  '/en/buy-now-sell-later',
  '/en/loan-calculator',
  '/en/online-property',
  '/en/privacy',
  '/en/account/sign-in',
];

/** The width of what stands in the page's column, measured at the footer. */
const columnWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const column = document.querySelector('footer > div');
    if (!column) return Number.NaN;
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    return column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });

/** The paragraphs that have a line of more than `limit` characters. */
const longLines = (page: Page, limit: number): Promise<string[]> =>
  page.evaluate((most) => {
    const longest = (paragraph: Element): number => {
      const counts = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const line = Math.round(range.getBoundingClientRect().bottom / 8);
          counts.set(line, (counts.get(line) ?? 0) + 1);
        }
      }
      return Math.max(0, ...counts.values());
    };
    return [...document.querySelectorAll('main p, main li, main dd, footer p')]
      .filter((paragraph) => paragraph.checkVisibility() && longest(paragraph) > most)
      .map((paragraph) => `${longest(paragraph)}: ${(paragraph.textContent ?? '').slice(0, 60)}`);
  }, limit);

for (const path of designedPages) {
  test(`${path} uses the width of large screens, and no line of prose becomes too long`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const widths: number[] = [];
    for (const width of [1440, 1470, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      widths.push(await columnWidth(page));
    }
    const [medium = 0, large = 0, extraLarge = 0] = widths;
    expect(medium).toBe(1240);
    expect(large).toBeGreaterThan(medium + 60);
    expect(extraLarge).toBeGreaterThan(large + 200);
    expect(await longLines(page, 75)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920);
  });
}
