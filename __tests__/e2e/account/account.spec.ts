import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import {
  demoCustomer,
  signedInToken,
  setSessionCookie,
} from '@test/support/account/account-session';
import { expect, test as base } from '@test/support/browser/e2e';
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
const languages = ['en', 'hk', 'cn'] as const;
const budgetBytes = 320 * 1024;

// Codes are rate-limited, so all tests of a worker share one session; none of them ends it on the server.
const test = base.extend<object, { token: string }>({
  token: [async ({ site }, provide) => provide(await signedInToken(site)), { scope: 'worker' }],
  context: async ({ context, baseURL, token }, provide) => {
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

for (const locale of languages) {
  test(`every page in ${locale} passes axe, names the customer and fits 320 px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    for (const section of sections) {
      await page.goto(`/${locale}/account${section}`);
      await waitUntilLoaded(page);
      expect(await axeProblems(page), section).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        section,
      ).toBeLessThanOrEqual(320);
    }
  });
}

test('no document holds anything of the customer, whoever asks for it', async ({ site, token }) => {
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
  for (const section of [...sections, '/sign-in']) {
    const { text } = await fetchPath(site, `/en/account${section}`);
    const tags = [...text.matchAll(/<script\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\snomodule/i.test(tag));
    const sources = [...new Set(tags.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []))];
    const scripts = await Promise.all(
      sources.map(
        async (source) =>
          (
            await fetchPath(site, source.replaceAll('&amp;', '&'), {
              'accept-encoding': 'identity',
            })
          ).text,
      ),
    );
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(scripts.length).toBeGreaterThan(3);
    expect(bytes, section).toBeLessThanOrEqual(budgetBytes);
  }
});

test('the overview shows what is overdue, how an application stands, and each loan’s course as a chart and as a table', async ({
  page,
}) => {
  await page.goto('/en/account');
  await waitUntilLoaded(page);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(page.getByText(/is overdue since/)).toBeVisible();
  const application = page.getByRole('article', { name: 'First mortgage HK$2,400,000' });
  await expect(
    application.getByText(
      /^Our decision comes by the same time of the next working day after your documents/,
    ),
  ).toBeVisible();
  await expect(application.getByText('send us the documents that are missing.')).toBeVisible();
  await expect(
    application.getByRole('listitem').filter({ hasText: 'Documents needed' }),
  ).toHaveAttribute('aria-current', 'step');
  await expect(application.getByRole('listitem').filter({ hasText: /^Payslips/ })).toBeVisible();
  const loan = page.getByRole('article', { name: 'Instalment loan' });
  await loan.getByRole('button', { name: 'Show course and schedule' }).click();
  await expect(loan.getByRole('img', { name: /^What is owed: HK\$3,800,000/ })).toBeVisible();
  const balances = await loan
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent ?? ''));
  expect(balances.at(-1)).toBe('HK$0.00');
  const shownBalance = await loan.locator('dd').first().textContent();
  expect(balances).toContain(shownBalance?.replace(/of HK.*/, ''));
});

test('a statement is saved as PDF and as CSV, and the CSV says what the page says', async ({
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
});

test('a payment holiday is worked out before it is asked for, and asked for by keyboard alone', async ({
  page,
}) => {
  await page.goto('/en/account/payment-holiday');
  await waitUntilLoaded(page);
  await page.getByRole('combobox', { name: 'Months without payment' }).selectOption('2');
  await expect(page.getByText('simple interest, not capitalised')).toBeVisible();
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
  await past.getByRole('button', { name: `Take back ${reference ?? '?'}` }).click();
  await expect(past.getByText('Taken back').first()).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(
    page.getByRole('button', { name: /^You can write again in 1[67]\d seconds$/ }),
  ).toBeVisible();
});

test('what is typed, and a confirmation in its middle, outlives a change of language but not the page', async ({
  page,
}) => {
  await page.goto('/en/account/withdrawal');
  await waitUntilLoaded(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('12,345');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^HK\$12,345\.00 from Revolving loan/)).toBeVisible();
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page).toHaveURL(/\/hk\/account\/withdrawal$/);
  await expect(page.getByText(/提取HK\$12,345\.00/)).toBeVisible();
  await page.getByRole('button', { name: '返回修改' }).click();
  await expect(page.getByRole('textbox', { name: '金額' })).toHaveValue('12,345');
  await page.getByRole('link', { name: '聯絡我們' }).first().click();
  await page.getByRole('textbox', { name: '留言' }).fill('何時加息？');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(/\/cn\/account\/contact$/);
  await expect(page.getByRole('textbox', { name: '留言' })).toHaveValue('何時加息？');
  await page.goBack();
  await expect(page).toHaveURL(/\/hk\/account\/contact$/);
  await expect(page.getByRole('textbox', { name: '留言' })).toHaveValue('何時加息？');
  await page.goBack();
  await expect(page).toHaveURL(/\/hk\/account\/withdrawal$/);
  await expect(page.getByRole('textbox', { name: '金額' })).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('textbox', { name: '留言' })).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      window.location.href,
    ]),
  );
  expect(kept).not.toMatch(/12,345|何時/);
});

test('what is not saved yet is told as such, and language of messages and marketing can be chosen', async ({
  page,
}) => {
  await page.goto('/en/account/details');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Change E-mail' }).click();
  await page.getByRole('textbox', { name: 'New e-mail' }).fill('not an address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Enter an e-mail address/ })).toBeVisible();
  await page
    .getByRole('combobox', { name: /^Language of text messages/ })
    .selectOption({ label: 'English' });
  await page.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
});

test('after 28 quiet minutes the customer is warned, and stays by a key', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/account/statements');
  await waitUntilLoaded(page);
  await page.clock.fastForward('28:01');
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.clock.runFor(1_000);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await expect(warning).toBeHidden();
  await expect(page.getByText(demoCustomer.name).first()).toBeAttached();
});

test('a session elsewhere is listed and ended, and this one stays', async ({ page, site }) => {
  test.setTimeout(120_000);
  const elsewhere = await signedInToken(site);
  const isIn = async () =>
    (await fetchPath(site, '/api/v1/user/info', { cookie: `login_token=${elsewhere}` })).status;
  expect(await isIn()).toBe(200);
  await page.goto('/en/account/details');
  await waitUntilLoaded(page);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText('This device')).toHaveCount(1);
  const before = await sessions.getByRole('listitem').count();
  await sessions.getByRole('button', { name: /^End / }).first().click();
  await expect(sessions.getByRole('listitem')).toHaveCount(before - 1);
  expect(await isIn()).toBe(403);
  await page.reload();
  await waitUntilLoaded(page);
});

test.describe('A session that ended', () => {
  test.use({ expectedProblems: [/40[13]/] });

  test('leads to sign-in with everything gone, and back to the page afterwards', async ({
    page,
    context,
    baseURL,
    token,
  }) => {
    await page.goto('/en/account/details');
    await waitUntilLoaded(page);
    await page.route('**/api/v1/los/loans', (route) =>
      route.fulfill({
        status: 403,
        headers: { 'set-cookie': 'login_token=; Path=/; Max-Age=0' },
        json: { code: 'session_ended', msg: 'Over', message: 'Over', requestId: 'x' },
      }),
    );
    await page.getByRole('link', { name: 'Statements' }).click();
    await expect(page).toHaveURL(/\/en\/account\/sign-in\?next=%2Faccount%2Fstatements$/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByText(demoCustomer.name)).toHaveCount(0);
    await page.unroute('**/api/v1/los/loans');
    await setSessionCookie(context, { url: baseURL ?? '', token });
    await page.evaluate(() => window.localStorage.setItem('account-session', '1'));
    await page.reload();
    await expect(page).toHaveURL(/\/en\/account\/statements$/);
    await waitUntilLoaded(page);
  });

  test('of a stranger is no session at all: every page leads to sign-in', async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    await page.goto('/hk/account/withdrawal');
    await expect(page).toHaveURL(/\/hk\/account\/sign-in\?next=%2Faccount%2Fwithdrawal$/);
    await page.goto('/hk/account/sign-in?next=https://evil.example');
    await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
  });
});
