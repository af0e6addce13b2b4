import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { demoBorrower, signInByKeyboard } from '@test/support/account/account-session';
import { expect, test } from '@test/support/browser/e2e';
import { virtualAuthenticator } from '@test/support/browser/virtual-authenticator';

test.use({ expectedProblems: [/status 401|Unauthorized/] });

// A page of the account comes only after session and words are there.

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function expectFits(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const refused = 'Your device did not confirm the passkey. Please try again.';

test('a customer adds a passkey after signing in by code, signs in by it from the field and by the button, confirms with it, names it and removes it, with the keyboard at 320 px', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const authenticator = await virtualAuthenticator(page);
  await authenticator.setPresent(false);
  await page.goto('/en/account/sign-in');
  await page.waitForLoadState('networkidle');
  await signInByKeyboard(page, { site, phone: demoBorrower.phone });
  await expect(
    page.getByRole('heading', { name: 'Next time, sign in without a code' }),
  ).toBeVisible();
  await expectFits(page);
  await authenticator.setPresent(true);
  await press(page, 'Add a passkey');
  await expect(page.getByText(/^Next time, sign in with your face/)).toBeFocused();
  expect(await authenticator.count()).toBe(1);

  await page.context().clearCookies();
  await page.goto('/en/account/sign-in');
  // The browser fills the passkey in below the field of the phone number.
  await expect(page).toHaveURL(/\/en\/account$/);
  await expect(page.getByText(demoBorrower.name).first()).toBeAttached();

  await authenticator.setPresent(false);
  await page.context().clearCookies();
  await page.goto('/en/account/sign-in');
  await expect(phoneField(page)).toHaveAttribute('autocomplete', 'tel webauthn');
  await phoneField(page).fill('9876 54');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectFits(page);
  await authenticator.setVerified(false);
  await authenticator.setPresent(true);
  await press(page, 'Sign in with a passkey');
  await expect(page.getByText(refused)).toBeVisible();
  await expect(phoneField(page)).toHaveValue('9876 54');
  // Present already, it would answer the field before the button is pressed.
  await authenticator.setPresent(false);
  await authenticator.setVerified(true);
  await press(page, 'Sign in with a passkey');
  await authenticator.setPresent(true);
  await expect(page).toHaveURL(/\/en\/account$/);

  await page.goto('/en/account/withdrawal');
  await amountField(page).fill('1,000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^HK\$1,000\.00 from Revolving loan/)).toBeVisible();
  await expectFits(page);
  await authenticator.setVerified(false);
  await press(page, 'Confirm with your passkey');
  await expect(page.getByText(refused)).toBeVisible();
  await press(page, 'Go back and change it');
  await expect(amountField(page)).toHaveValue('1,000');
  await page.keyboard.press('Enter');
  await authenticator.setVerified(true);
  await press(page, 'Confirm with your passkey');
  await expect(page.getByRole('heading', { name: 'The money is on its way' })).toBeFocused();

  await page.goto('/en/account/details');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await press(page, 'Add a passkey');
  await press(page, 'Confirm with your passkey');
  await expect(
    passkeys.getByText('This device already has a passkey for your account.'),
  ).toBeVisible();
  await press(page, 'Rename Chrome · Linux');
  await passkeys.getByRole('textbox', { name: 'Name of this passkey' }).fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('The passkey is now called My laptop.')).toBeFocused();
  for (const locale of ['en', 'hk', 'cn']) {
    await page.goto(`/${locale}/account/details`);
    await expect(page.locator('#passkeys b', { hasText: 'My laptop' })).toBeVisible();
    await expectFits(page);
  }

  await page.goto('/en/account/details');
  await press(page, 'Remove My laptop');
  await press(page, 'Confirm with your passkey');
  await expect(passkeys.getByText('The passkey My laptop was removed.')).toBeFocused();
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
});

test.describe('A site under an address', () => {
  test.use({
    baseURL: async ({ site }, provide) => provide(site.url.replace('localhost', '127.0.0.1')),
  });

  test('offers no passkeys', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/hk/account/sign-in');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: '發送驗證碼' })).toBeVisible();
    await expect(page.getByRole('button', { name: '以通行密鑰登入' })).toHaveCount(0);
    expect(calls.filter((url) => url.includes('/passkeys/'))).toEqual([]);
  });
});
