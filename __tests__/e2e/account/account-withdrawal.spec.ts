import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import {
  codeSentDuring,
  demoBorrower,
  smsMessages,
  signedInToken,
  signInByKeyboard,
} from '@test/support/account/account-session';
import { expect, test as base } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';
import type { RunningSite } from '@test/support/site/site-process';

// A separate site: a phone number gets at most five codes an hour, and this customer needs them all. By https behind a proxy, as in production.
const test = base.extend({
  baseURL: async ({ tlsSite }, provide) => provide(tlsSite.tlsUrl),
});
test.use({ expectedProblems: [/status 401|Unauthorized/], ignoreHTTPSErrors: true });

const newPhone = { typed: '6123 9876', e164: '+85261239876' } as const;

/** Enters the code that the page asks for. */
async function confirm(page: Page, site: RunningSite): Promise<void> {
  const code = await codeSentDuring(site, () =>
    page.getByRole('button', { name: 'Send the code' }).click(),
  );
  await expect(page.locator('#otp-code')).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

test('a customer signs in, withdraws, asks for a higher limit, changes bank account and phone, each with a code for exactly that, and signs out everywhere', async ({
  page,
  tlsSite,
}) => {
  test.setTimeout(240_000);
  await page.goto('/en');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  await signInByKeyboard(page, { site: tlsSite, phone: demoBorrower.phone });
  await expect(page).toHaveURL(/\/en\/account$/);
  await expect(page.getByText(demoBorrower.name).first()).toBeAttached();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['__Host-login_token', '__Host-trusted_browser']),
  );

  await page.getByRole('link', { name: 'Withdraw' }).first().click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const figure = (label: string) =>
    page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').first();
  await expect(figure('Left today')).toContainText('HK$200,000.00');
  await amount.fill('9,000,000');
  await amount.press('Enter');
  await expect(
    page.getByRole('link', { name: /^The most you can withdraw now is HK\$/ }),
  ).toBeVisible();
  await amount.fill('5萬');
  await amount.press('Enter');
  await expect(page.getByText(/^HK\$50,000\.00 from Revolving loan/)).toBeVisible();

  // A code must be sent at once, although the one for signing in has only just been sent.
  await confirm(page, tlsSite);
  await expect(page.getByRole('heading', { name: 'The money is on its way' })).toBeFocused();
  const past = page.getByRole('region', { name: 'Withdrawals' });
  await expect(past.getByText(/RQ-.*HK\$50,000\.00/)).toBeVisible();
  await expect(figure('Left today')).toContainText('HK$150,000.00');

  await page.getByRole('link', { name: 'Raise a limit' }).first().click();
  await page.getByRole('textbox', { name: 'Limit you would like' }).fill('1,000,000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A limit of HK$1,000,000.00 for Revolving loan')).toBeVisible();
  await confirm(page, tlsSite);
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  await expect(
    page.getByRole('region', { name: 'Earlier requests' }).getByText(/RQ-.*HK\$1,000,000\.00/),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Your details' }).first().click();
  await page.getByRole('button', { name: 'Change Bank account for withdrawals' }).click();
  await page.getByRole('textbox', { name: 'Bank code' }).fill('024');
  await page.getByRole('textbox', { name: 'Account number' }).fill('222-333444-001');
  await page.getByRole('textbox', { name: 'Account holder' }).fill('LEE MEI LING');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Pay withdrawals to account 024 222-333444-001 of LEE MEI LING'),
  ).toBeVisible();
  await confirm(page, tlsSite);
  await expect(page.getByRole('heading', { name: 'Changed' })).toBeFocused();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('024 ••••4001').first()).toBeVisible();

  await page.getByRole('button', { name: 'Change Mobile number' }).click();
  await page.getByRole('textbox', { name: 'New mobile number' }).fill(newPhone.typed);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'First, a code to your present number' }),
  ).toBeVisible();
  await confirm(page, tlsSite);
  await expect(page.getByRole('heading', { name: 'Then, a code to the new number' })).toBeVisible();
  const told = smsMessages(tlsSite).length;
  await confirm(page, tlsSite);
  await expect(page.getByText('We have told both numbers by text message.')).toBeVisible();
  await expect
    .poll(() =>
      smsMessages(tlsSite)
        .slice(told)
        .map(({ to }) => to),
    )
    .toEqual(expect.arrayContaining([newPhone.e164, demoBorrower.e164]));

  const elsewhere = await signedInToken(tlsSite, newPhone.e164);
  const isIn = async () =>
    (await fetchPath(tlsSite, '/api/v1/user/info', { cookie: `__Host-login_token=${elsewhere}` }))
      .status;
  expect(await isIn()).toBe(200);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/en\/account\/sign-in$/);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect(await isIn()).toBe(403);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('login_token')]),
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/account\/sign-in/);
  await expect(page.getByText(demoBorrower.name)).toHaveCount(0);
});
