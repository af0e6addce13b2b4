import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { casesTried, walkedLanguages } from '@test/support/browser/long-walks';
import { openContent } from '@test/support/site/site-client';

const money = /^HK\$[\d,]+$/;
const kornhill = '?area=HK&district=s:quarry-bay&estate=e:kornhill&areaSqft=580';

const value = (page: Page) => page.getByTestId('value');
const box = (page: Page) => page.getByRole('combobox', { name: 'Estate, building or street' });
const pick = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Show the value' });

async function ready(page: Page): Promise<void> {
  await wake(page);
  await page.waitForLoadState('networkidle');
}

test('an example stands there before anything is chosen, labelled, and without script', async ({
  browser,
  baseURL,
}) => {
  for (const [locale, badge] of [
    ['en', 'Example'],
    ['hk', '示例'],
    ['cn', '示例'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/${locale}/online-property`);
    await expect(value(page)).toHaveText(money);
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
    await context.close();
  }
});

test('a name in either script or misspelt leads to a value by keyboard alone', async ({ page }) => {
  for (const [words, estate] of [
    ['康怡花園', 'Kornhill'],
    ['kornhil', 'Kornhill'],
    ['whampao gardn', 'Whampoa Garden'],
  ] as const) {
    await page.goto('/en/online-property');
    await ready(page);
    const example = await value(page).textContent();
    await box(page).focus();
    await page.keyboard.insertText(words);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^\d+ places? found\./)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue(new RegExp(`^${estate}`));
    await expect(pick(page, 'Estate or street').locator('option:checked')).toHaveText(estate);
    await field(page, 'Saleable area').focus();
    await page.keyboard.insertText('６１２');
    await page.keyboard.press('Enter');
    await expect(value(page)).not.toHaveText(example ?? '');
    await expect(page.getByText('612 sq ft (56.9 m²)')).toBeVisible();
    await expect(page.getByText('Example', { exact: true })).toBeHidden();
  }
});

test('step by step, the address brings the same value back and survives the language switch', async ({
  page,
  context,
}) => {
  await page.goto('/en/online-property?utm_source=card');
  await ready(page);
  await pick(page, 'Area').selectOption('HK');
  await pick(page, 'District').selectOption({ label: 'Quarry Bay' });
  await pick(page, 'Estate or street').selectOption({ label: 'Kornhill' });
  await pick(page, 'Floor').selectOption('f:12');
  await field(page, 'Flat').fill('A');
  await field(page, 'Saleable area').fill('60 m²');
  await submit(page).click();
  await expect(
    page.getByRole('heading', { name: /^Kornhill, Quarry Bay, 12\/F, Flat A$/ }),
  ).toBeVisible();
  const figure = await value(page).textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: /^Kornhill, Quarry Bay, 12\/F/ })).toBeVisible();
  await expect(value(other)).toHaveText(figure ?? '');
  await other.close();

  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page).toHaveURL(/\/hk\/online-property\?.*estate=e%3Akornhill/);
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('card');
  await expect(page.getByRole('heading', { name: /康怡花園/ })).toBeVisible();
  await expect(value(page)).toHaveText(figure ?? '');
  await expect(page.getByRole('textbox', { name: '單位' })).toHaveValue('A');
});

test('the value leads on to the calculator and to an application, and carries the property through reload, language and back', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/en/online-property${kornhill}&floor=f:12`);
  const apply = page.getByRole('link', { name: 'Apply with this property' });
  await expect(apply).toHaveAttribute(
    'href',
    /^\/en\/apply\/first\?propertyValue=\d+&area=HK&district=s%3Aquarry-bay&estate=e%3Akornhill&floor=f%3A12&areaSqft=580$/,
  );
  const amount = (await value(page).textContent())?.replace('HK$', '') ?? '';
  await page.getByRole('link', { name: 'Work out the payment' }).first().click();
  await expect(page).toHaveURL(/\/en\/loan-calculator\?propertyValue=/);
  await expect(field(page, 'Property value')).toHaveValue(amount);
  const along = page.getByText(/^Your application takes the property along: .*Kornhill/);
  await expect(along).toBeVisible();
  await page.reload();
  await expect(along).toBeVisible();
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page.getByText(/康怡花園/)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Apply with these figures' }).first().click();
  await page.waitForURL(/\/en\/apply\/first\?/);
  await page.goBack();
  await expect(along).toBeVisible();
  await page.goForward();
  await page.reload();
  await page.locator('main form [type=submit]').click();
  await page.waitForURL('**/apply/first/property');
  await expect(page.getByText('12/F, Kornhill')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a place that was found leads to the next field in view, and the value stands at the top', async ({
    page,
  }) => {
    await page.goto('/en/online-property');
    await ready(page);
    await box(page).fill('Kornhill');
    await page.getByRole('listbox').getByRole('option').first().tap();
    await expect(field(page, 'Saleable area')).toBeInViewport({ ratio: 1 });
    await expect(box(page)).not.toBeFocused();
    await field(page, 'Saleable area').fill('580');
    await submit(page).tap();
    await expect(page.getByText('Example', { exact: true })).toHaveCount(0);
    await expect(value(page)).toBeInViewport({ ratio: 1 });
  });
});

test('an address typed by hand goes to a person, survives the language switch and never enters the page’s address', async ({
  page,
}) => {
  await page.goto('/en/online-property');
  await ready(page);
  await page.getByRole('tab', { name: 'By hand' }).click();
  await pick(page, 'Area').selectOption('NT');
  await pick(page, 'District').selectOption({ label: 'Tai Po' });
  await pick(page, 'Property type').selectOption('flat');
  await field(page, 'Address').fill('<img src=x onerror=alert(1)> 12 Quiet Lane');
  await field(page, 'Floor').fill('３樓');
  await field(page, 'Saleable area').fill('60');
  await pick(page, 'Unit of area').selectOption('sqm');
  await submit(page).click();
  await expect(
    page.getByText(/We do not know enough about homes like this one/).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'This property needs a manual valuation' }),
  ).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page.getByRole('textbox', { name: '地址' })).toHaveValue(/12 Quiet Lane/);
  await expect(page.getByRole('textbox', { name: '楼层' })).toHaveValue('３樓');
});

const person = (page: Page) =>
  page.getByRole('heading', { name: 'This property needs a manual valuation' });

const range = /saleable area of 50–10,000 square feet/;
for (const { area, problem, persons } of casesTried(
  [{ area: '100,000', problem: range, persons: 1 }],
  [
    { area: '0', problem: range, persons: 0 },
    { area: 'big', problem: /Enter a number such as 650/, persons: 0 },
  ],
)) {
  test(`an area of ${area} is answered in words and nothing typed is lost`, async ({ page }) => {
    await page.goto(`/en/online-property${kornhill}`);
    await ready(page);
    await field(page, 'Saleable area').fill(area);
    await submit(page).click();
    await expect(page.getByText(problem).first()).toBeVisible();
    await expect(field(page, 'Saleable area')).toHaveValue(area);
    await expect(person(page)).toHaveCount(persons);
    await expect(
      page.getByRole('link', { name: 'Ask for a manual valuation' }).first(),
    ).toHaveAttribute('href', '/en/contact-us');
  });
}

test('ids that do not belong together are refused in words', async ({ page }) => {
  await page.goto(
    '/en/online-property?area=KL&district=s:quarry-bay&estate=e:kornhill&areaSqft=580',
  );
  await expect(page.getByRole('alert').filter({ hasText: /do not belong together/ })).toBeVisible();
  await expect(field(page, 'Saleable area')).toHaveValue('580');
});

test('a car park without known sales leads to a person, not to an error', async ({ page }) => {
  await page.goto('/en/online-property');
  await ready(page);
  await page.getByRole('tab', { name: 'Car park' }).click();
  await pick(page, 'Area').selectOption('HK');
  await pick(page, 'District').selectOption({ label: 'Quarry Bay' });
  await pick(page, 'Car park').selectOption({ label: 'Car park, Kornhill' });
  await submit(page).click();
  await expect(person(page)).toBeVisible();
});

test('inputs that staff close are not offered, and their notice is shown', async ({
  page,
  site,
}) => {
  const { body: stored, publish } = await openContent(site, 'valuation-switch/valuation-switch');
  await publish({
    ...stored,
    search: false,
    carPark: false,
    noticeEn: 'Car parks are back on Monday.',
  });
  try {
    await expect(async () => {
      await page.goto('/en/online-property');
      await expect(page.getByText('Car parks are back on Monday.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('tab')).toHaveText(['Step by step', 'By hand']);
  } finally {
    await publish(stored);
  }
});

test('prints the value without the form', async ({ page }) => {
  await page.goto(`/en/online-property${kornhill}`);
  await expect(page.getByRole('heading', { name: /^Kornhill/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(value(page)).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await expect(page.getByText(/not a valuation report/).first()).toBeVisible();
});

for (const { locale } of walkedLanguages) {
  test(`is accessible in every way and fits a small phone: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const query of [
      '',
      kornhill,
      '?way=hand',
      '?way=carPark',
      '?area=HK&district=s:quarry-bay&estate=e:kornhill&areaSqft=0',
    ]) {
      await page.goto(`/${locale}/online-property${query}`);
      await ready(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        query,
      ).toBeLessThanOrEqual(320);
      expect(await accessibilityProblems(page), query).toEqual([]);
    }
  });
}

test('the open list of the search is accessible', async ({ page }) => {
  await page.goto('/en/online-property');
  await ready(page);
  await box(page).fill('taikoo');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('loads at most 250 KiB of script first; store and client come later', async ({ site }) => {
  await expectFirstScripts(
    { site, path: '/en/online-property' },
    { budgetKiB: 250, without: ['AxiosError', '@@redux-saga', 'ZodError'] },
  );
});
