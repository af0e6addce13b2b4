import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { movedTexts, watchShifts } from '@test/support/browser/layout-shifts';
import {
  demoBorrower,
  signedInToken,
  setSessionCookie,
} from '@test/support/account/account-session';
import { expect, test as base } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';

const test = base.extend({
  context: async ({ context, baseURL, borrowerToken: token }, provide) => {
    await setSessionCookie(context, { url: baseURL ?? '', token });
    await provide(context);
  },
});

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(demoBorrower.name).first()).toBeAttached();
}

async function axeProblems(page: Page): Promise<string[]> {
  return accessibilityProblems(page);
}

test('who is signed in finds the name in the header of every page, nothing moves for it, and no document holds it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page, 'header');
  await page.goto('/en/account');
  await waitUntilLoaded(page);
  for (const path of ['/hk/faq', '/hk/apply/first', '/cn/loan-calculator']) {
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toContain(demoBorrower.name);
    await expect(
      page.getByRole('banner').getByRole('link', { name: demoBorrower.name }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await movedTexts(page), path).toEqual([]);
  }
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

test('after 28 quiet minutes the customer is warned, and stays by a key', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/account/statements');
  await waitUntilLoaded(page);
  await page.clock.fastForward('28:01');
  const warning = page.getByRole('alertdialog', { name: 'You will soon be signed out' });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.clock.runFor(1_000);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await expect(warning).toBeHidden();
  await expect(page.getByText(demoBorrower.name).first()).toBeAttached();
});

test('a session elsewhere is listed and ended, and this one stays', async ({ page, site }) => {
  test.setTimeout(120_000);
  const elsewhere = await signedInToken(site, demoBorrower.e164);
  const isIn = async () =>
    (await fetchPath(site, '/api/v1/user/info', { cookie: `login_token=${elsewhere}` })).status;
  expect(await isIn()).toBe(200);
  await page.goto('/en/account/details');
  await waitUntilLoaded(page);
  const sessions = page.getByRole('region', { name: 'Devices signed in' });
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
    borrowerToken: token,
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
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/account\/sign-in\?next=%2Faccount%2Fstatements$/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByText(demoBorrower.name)).toHaveCount(0);
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
