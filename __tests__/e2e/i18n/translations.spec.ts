import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { locales, type Locale } from '@/contracts/locale';
import {
  field,
  startApplication,
  submitStep,
  waitForPath,
} from '@test/support/application/apply-flow';
import { expect, test } from '@test/support/browser/e2e';
import { walkedLanguages } from '@test/support/browser/long-walks';
import { fetchPath } from '@test/support/site/site-client';

/** A text of each namespace that stands nowhere else, as it is written in the data of a document. */
const marks = {
  account: 'signedInAs',
  'account-screen': 'decisionDeadline',
  application: 'draftLoadError',
  'application-form': 'creditReference',
  calculation: 'sensitivity',
  document: 'slotMonths',
  evaluation: 'quoteLevel',
  otp: 'resendIn',
  'product-finder': 'weighing',
} as const;
type Namespace = keyof typeof marks;

const firstScreens: [string, Namespace[]][] = [
  ['/apply/first', ['application']],
  ['/apply/first/property', ['application']],
  ['/apply/first/phone', ['application']],
  ['/account', ['account']],
  ['/account/sign-in', ['account', 'otp']],
  ['/upload-document', ['document']],
  ['/loan-calculator', ['calculation']],
  ['/online-property', ['evaluation']],
  ['/product-finder', ['product-finder']],
];

const search = (page: Page) => page.locator('main input[role=combobox]');

/** Opens the step of the property, whose search has its words in a namespace of its own. */
async function openProperty(page: Page): Promise<void> {
  await startApplication(page, { product: 'first' });
  await submitStep(page);
  await waitForPath(page, '/apply/first/property');
}

const text = (locale: Locale, namespace: string): string =>
  readFileSync(`public/locales/${locale}/${namespace}.json`, 'utf8');

test('each mark is a key of its own namespace only', () => {
  for (const locale of locales)
    for (const [namespace, mark] of Object.entries(marks))
      expect(
        Object.keys(marks).filter((other) => text(locale, other).includes(`"${mark}"`)),
      ).toEqual([namespace]);
});

for (const [path, expected] of firstScreens) {
  test(`the document of ${path} carries the namespaces of its first screen only`, async ({
    site,
  }) => {
    for (const { locale } of walkedLanguages) {
      const { text: html } = await fetchPath(site, `/${locale}${path}`);
      const [, data] = / data-data="([^"]+)"/.exec(html) ?? [];
      const words = html + (data ? (await fetchPath(site, data)).text : '');
      const carried = Object.entries(marks)
        .filter(([, mark]) => words.includes(`\\"${mark}\\"`))
        .map(([namespace]) => namespace);
      expect(carried, locale).toEqual(expected);
    }
  });
}

test.describe('A namespace that fails to load', () => {
  test.use({ expectedProblems: [/status of 503|status 503/] });

  test('comes with the fifth request, after waits that double, and what was typed stays', async ({
    page,
  }) => {
    const times: number[] = [];
    await page.route('**/locales/en/evaluation.json', async (route) => {
      times.push(Date.now());
      if (times.length < 5) await route.fulfill({ status: 503, body: 'Unavailable' });
      else await route.continue();
    });
    await openProperty(page);
    const value = field(page, 'property.estimatedValue');
    await value.fill('488');
    await expect(page.getByRole('status').getByText('Loading')).toHaveCount(1);
    await expect(search(page)).toBeVisible();
    await expect(value).toHaveValue('488');
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
    expect(times).toHaveLength(5);
    for (const [index, wait] of waits.entries())
      expect(wait).toBeGreaterThanOrEqual(350 * 2 ** index - 5);
  });
});

test('the other language loads its namespaces in the browser when the visitor switches', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/locales/')) asked.push(pathname);
  });
  await openProperty(page);
  await expect(search(page)).toBeVisible();
  await field(page, 'property.estimatedValue').fill('488');
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page).toHaveURL(/\/hk\/apply\/first\/property/);
  await expect(field(page, 'property.estimatedValue')).toHaveValue('488');
  await expect.poll(() => asked).toContain('/locales/hk/evaluation.json');
  expect(asked.filter((path) => path.startsWith('/locales/cn/'))).toEqual([]);
});
