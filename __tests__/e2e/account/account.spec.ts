import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { movedTexts, shiftSum, sumShifts, watchShifts } from '@test/support/browser/layout-shifts';
import { demoCustomer, setSessionCookie } from '@test/support/account/account-session';
import { casesTried, walkedLanguages } from '@test/support/browser/long-walks';
import { expect, test as base } from '@test/support/browser/e2e';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { fetchPath } from '@test/support/site/site-client';

const sections = [
  '',
  '/applications',
  '/statements',
  '/payments',
  '/withdrawal',
  '/credit-limit',
  '/payment-holiday',
  '/details',
  '/contact',
] as const;
const test = base.extend({
  context: async ({ context, baseURL, customerToken: token }, provide) => {
    await setSessionCookie(context, { url: baseURL ?? '', token });
    await provide(context);
  },
});

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(demoCustomer.name).first()).toBeAttached();
}

async function axeProblems(page: Page): Promise<string[]> {
  return accessibilityProblems(page);
}

for (const { locale } of walkedLanguages) {
  test(`every page in ${locale} passes axe, names the customer, fits 320 px and pushes nothing out of sight while it loads`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    await watchShifts(page, '.site-end');
    for (const section of sections) {
      await page.goto(`/${locale}/account${section}`);
      await waitUntilLoaded(page);
      expect(await movedTexts(page), section).toEqual([]);
      expect(await axeProblems(page), section).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        section,
      ).toBeLessThanOrEqual(320);
    }
  });
}

for (const { width, height } of casesTried(
  [{ width: 390, height: 844 }],
  [{ width: 1440, height: 900 }],
))
  test(`the overview stands still at ${width} px, with and without loans, whichever answer comes last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sumShifts(page);
    for (const [path, waitMs] of [
      ['**/los/custApplLoanList', 600],
      ['**/los/requests', 400],
      ['**/los/threads', 200],
    ] as const)
      await page.route(path, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        await route.continue();
      });
    const isStill = async () => {
      await page.goto('/en/account');
      await waitUntilLoaded(page);
      await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
      return shiftSum(page);
    };
    const withLoans = await isStill();
    await page.route('**/los/loans', (route) => route.fulfill({ json: { data: [] } }));
    const shifts = [withLoans, await isStill()];
    expect(Math.max(...shifts)).toBeLessThanOrEqual(0.1);
  });

test('no document holds anything of the customer, whoever asks for it', async ({
  site,
  customerToken: token,
}) => {
  for (const section of sections) {
    const { text, headers } = await fetchPath(site, `/en/account${section}`, {
      cookie: `login_token=${token}`,
    });
    expect(headers.get('set-cookie'), section).toBeNull();
    expect(text, section).not.toContain(demoCustomer.name);
    expect(text, section).not.toMatch(demoCustomer.loanNumbers);
    expect(text, section).toContain('<meta name="robots" content="noindex, nofollow"');
  }
});

test('each page loads at most 320 KiB of script first', async ({ site }) => {
  for (const section of [...sections, '/sign-in'])
    await expectFirstScripts(
      { site, path: `/en/account${section}` },
      { budgetKiB: 320, without: [] },
    );
});

test('the overview says what to pay now, next and in all on one screen of a phone, and its tabs lead on by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/account');
  await waitUntilLoaded(page);
  const totals = page.getByRole('region', { name: 'What you owe' });
  await expect(totals.getByText(/^Second mortgage: overdue since /)).toBeInViewport({ ratio: 1 });
  await expect(totals.getByText(/ mortgage: due on /)).toBeInViewport({ ratio: 1 });
  await expect(totals.getByText('principal, and interest charged so far')).toBeInViewport({
    ratio: 1,
  });
  await expect(totals.getByRole('link', { name: 'Pay now' })).toBeInViewport({ ratio: 1 });
  const tabs = page.getByRole('navigation', { name: 'Your account' });
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByText('More').focus();
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible();
  const application = page.getByRole('article', { name: 'First mortgage HK$2,400,000' });
  await expect(
    application.getByText(
      /^Once your documents are complete, our decision comes by the same time on the next working day/,
    ),
  ).toBeVisible();
  await expect(application.getByText('send us the documents that are missing.')).toBeVisible();
  await expect(
    application.getByRole('listitem').filter({ hasText: 'Documents needed' }),
  ).toHaveAttribute('aria-current', 'step');
  await expect(application.getByRole('listitem').filter({ hasText: /^Payslips/ })).toBeVisible();
});

test('a loan shows its course as a chart and as a table that opens at its start under a heading that stays', async ({
  page,
}) => {
  await page.goto('/en/account');
  await waitUntilLoaded(page);
  const loan = page.getByRole('article', { name: 'First mortgage' });
  await loan.getByRole('button', { name: 'Details and schedule' }).click();
  await expect(loan.getByRole('img', { name: /^What is owed: HK\$3,800,000/ })).toBeVisible();
  const balances = await loan
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent ?? ''));
  expect(balances.at(-1)).toBe('HK$0.00');
  const shownBalance = await loan.locator('dd').first().textContent();
  expect(balances).toContain(shownBalance?.replace(/of HK.*/, ''));
  await loan.getByRole('group', { name: 'Schedule' }).scrollIntoViewIfNeeded();
  await expect(loan.getByRole('row').nth(1)).toBeInViewport();
  await loan.getByRole('button', { name: 'Go to the next payment' }).click();
  await expect(loan.getByRole('row').filter({ hasText: 'Next' })).toBeInViewport();
  await expect(loan.getByRole('row').nth(1)).not.toBeInViewport();
  await expect(loan.getByRole('columnheader', { name: 'Principal' })).toBeInViewport();
});

test('a statement is saved as PDF, as CSV and with those of its year, and the CSV says what the page says', async ({
  page,
}) => {
  await page.goto('/hk/account/statements');
  await waitUntilLoaded(page);
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  const closing = (await first.locator('dd').last().textContent())?.replace('HK$', '') ?? '?';
  const save = async (name: RegExp): Promise<{ name: string; bytes: Buffer }> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      first.getByRole('button', { name }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const pdf = await save(/^PDF/);
  const csv = await save(/^CSV/);
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.bytes.toString()).toContain(closing.replaceAll(',', ''));
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /ZIP/ }).first().click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^statements-.*\.zip$/);
  expect(
    readFileSync(await archive.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('a payment holiday is worked out before it is asked for, and asked for by keyboard alone', async ({
  page,
}) => {
  await page.goto('/en/account/payment-holiday');
  await waitUntilLoaded(page);
  await page.getByRole('combobox', { name: 'Months without payment' }).selectOption('2');
  await expect(page.getByText('simple interest, never added to the principal')).toBeVisible();
  const ask2 = page.getByRole('button', { name: 'Ask for this payment holiday' });
  await ask2.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Why you need it' })).toBeFocused();
  await page.keyboard.insertText('Between two jobs until February.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  const reference = await page.getByText(/^RQ-/).first().textContent();
  const past = page.getByRole('region', { name: 'Earlier payment holidays' });
  await expect(past.getByText(reference ?? '?').first()).toBeAttached();
  await past.getByRole('button', { name: `Withdraw ${reference ?? '?'}` }).click();
  await expect(past.getByText('Withdrawn').first()).toBeVisible();
});

test('settling early shows the amount of a day, and a message waits three minutes for the next', async ({
  page,
}) => {
  await page.goto('/cn/account/payments');
  await waitUntilLoaded(page);
  await expect(page.getByText('当日应付')).toBeVisible();
  await page.goto('/en/account/contact');
  await waitUntilLoaded(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('When does my rate change?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeFocused();
  await expect(page.getByRole('listitem').getByText('When does my rate change?')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^You can write again in 1[67]\d seconds$/ }),
  ).toBeVisible();
});

test('what is not saved yet is told as such, and language of messages and marketing can be chosen', async ({
  page,
}) => {
  await page.goto('/en/account/details');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Change Email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill('not an address');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Enter an email address/ })).toBeVisible();
  await page
    .getByRole('combobox', { name: /^Language of text messages/ })
    .selectOption({ label: 'English' });
  await page.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
});
