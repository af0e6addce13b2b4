import type { Page } from '@playwright/test';
import { accessibilityProblems, waitUntilStill } from '@test/support/browser/accessibility';
import { signInByKeyboard, smsMessages } from '@test/support/account/account-session';
import { expect, test } from '@test/support/browser/e2e';
import { virtualAuthenticator } from '@test/support/browser/virtual-authenticator';
import type { RunningSite } from '@test/support/site/site-process';

test.use({ expectedProblems: [/status 401|Unauthorized/] });

// A page of the account comes only after session and words are there.

/** A customer of this test alone: its end takes the other sessions of the customer with it. */
async function addCustomer(
  site: RunningSite,
  { phone, email }: { phone: string; email: string },
): Promise<void> {
  const answer = await fetch(`${site.url}/api/v1/desk/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.deskToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone, email, name: 'Ho Wing Yan', language: 'en' }),
  });
  expect(answer.status).toBe(200);
}

async function mailed(
  site: RunningSite,
  { to, pattern }: { to: string; pattern: RegExp },
): Promise<string> {
  const find = () =>
    smsMessages(site)
      .filter((message) => message.to === to)
      .map(({ text }) => pattern.exec(text)?.[1])
      .findLast((found) => found !== undefined) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function expectFits(page: Page): Promise<void> {
  // What took the focus may still be on its way into view.
  await waitUntilStill(page);
  // Where the page is scrolled, the tabs lie over a part of some button, which counts as too small then.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('a customer changes mail address, bank account and phone by passkey, confirms the address by its link, and removes the lost passkey by a code that is mailed, with the keyboard at 320 px', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const phone = '5198 2001';
  await addCustomer(site, { phone, email: 'old.address@example.hk' });
  await page.setViewportSize({ width: 320, height: 700 });
  const authenticator = await virtualAuthenticator(page);
  await page.goto('/en/account/sign-in');
  await page.waitForLoadState('networkidle');
  await signInByKeyboard(page, { site, phone });
  await expect(page).toHaveURL(/\/en\/account$/);
  await page.goto('/en/account/details');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await press(page, 'Add a passkey');
  await expect(passkeys.getByText('Your passkey was added.')).toBeFocused();
  await expect(passkeys.getByText(/only our staff can help/)).toBeVisible();

  const email = 'ho.wing.yan@example.hk';
  await press(page, 'Change Email');
  await page.getByRole('textbox', { name: 'New email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Change your email address to ${email}`)).toBeVisible();
  await authenticator.setVerified(false);
  await press(page, 'Confirm with your passkey');
  await expect(page.getByText(/^Your device did not confirm the passkey/)).toBeVisible();
  await authenticator.setVerified(true);
  await press(page, 'Confirm with your passkey');
  await expect(page.getByRole('heading', { name: 'Changed', exact: true })).toBeFocused();
  await expectFits(page);

  await press(page, 'Change Bank account for withdrawals');
  await page.getByRole('textbox', { name: 'Bank code' }).fill('004');
  await page.getByRole('textbox', { name: 'Account number' }).fill('123-456789-833');
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Ho Wing Yan');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Pay withdrawals to account 004/)).toBeVisible();
  await press(page, 'Confirm with your passkey');
  await expect(page.getByText(/withdrawals are on hold for 24 hours after/)).toBeVisible();

  await press(page, 'Change Mobile number');
  await page.getByRole('textbox', { name: 'New mobile number' }).fill('5198 2002');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Change your number to +852 5198 2002')).toBeVisible();
  await press(page, 'Confirm with your passkey');
  await expect(page.getByRole('heading', { name: 'Then, a code to the new number' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible();

  const link = await mailed(site, { to: email, pattern: /(http\S+\/verify-email#[\w-]{43})/ });
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Confirm this address' })).toBeVisible();
  await expectFits(page);
  await press(page, 'Confirm this address');
  await expect(page.getByText('Your email address is confirmed.')).toBeFocused();

  for (const locale of ['en', 'hk', 'cn']) {
    await page.goto(`/${locale}/account/details`);
    await expect(page.locator('#passkeys h3')).toBeVisible();
    await expectFits(page);
  }
  await page.goto('/en/account/details');
  await expect(page.getByText(/^Confirmed: you opened/)).toBeVisible();
  await press(page, 'Email me a code');
  const field = page.getByRole('textbox', { name: 'Eight-digit code' });
  await expect(field).toBeFocused();
  await field.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the eight digits from our email').first()).toBeVisible();
  await expectFits(page);
  await field.fill(await mailed(site, { to: email, pattern: /\b(\d{8})\b/ }));
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText(/^All passkeys were removed/)).toBeFocused();
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
  await expectFits(page);
  await mailed(site, { to: email, pattern: /(all passkeys were removed)/ });
});
