import AxeBuilder from '@axe-core/playwright';
import { codeAfter, demoCustomer, signInByKeyboard } from '@test/support/account-session';
import { expect, test as base } from '@test/support/e2e';

// A site of its own: codes to one phone are a minute apart, and this customer needs two.
const test = base.extend({
  baseURL: async ({ brandSite }, provide) => provide(brandSite.url),
});
test.use({ expectedProblems: [/status 401|Unauthorized/] });

test('a customer signs in, withdraws with a code for exactly that, and signs out for good', async ({ page, brandSite }) => {
  test.setTimeout(240_000);
  await page.goto('/en');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.waitForLoadState('networkidle');
  await signInByKeyboard(page, brandSite);
  await expect(page).toHaveURL(/\/en\/account$/);
  await expect(page.getByText(demoCustomer.name).first()).toBeAttached();

  await page.getByRole('link', { name: 'Withdraw' }).first().click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const figure = (label: string) => page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').first();
  await expect(figure('Left today')).toContainText('HK$200,000.00');
  await amount.fill('9,000,000');
  await amount.press('Enter');
  await expect(page.getByRole('link', { name: /^The most you can withdraw now is HK\$/ })).toBeVisible();
  await amount.fill('5萬');
  await amount.press('Enter');
  await expect(page.getByText(/^HK\$50,000\.00 from Revolving loan/)).toBeVisible();

  const send = page.getByRole('button', { name: 'Send the code' });
  // The first code went out less than a minute ago.
  const code = await codeAfter(brandSite, async () => {
    await expect(async () => {
      await send.click();
      await expect(page.locator('#otp-code')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 90_000, intervals: [5_000] });
  });
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The money is on its way' })).toBeFocused();
  const past = page.getByRole('region', { name: 'Withdrawals' });
  await expect(past.getByText(/RQ-.*HK\$50,000\.00/)).toBeVisible();
  await expect(figure('Left today')).toContainText('HK$150,000.00');

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(/\/en\/account\/sign-in$/);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('login_token');
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/account\/sign-in/);
  await expect(page.getByText(demoCustomer.name)).toHaveCount(0);
});
