import type { Page } from '@playwright/test';
import { annuity } from '@test/support/content/annuity';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';

/** Opens a page whose scripts are held back; returns the function that releases them. */
async function openWithDelayedScripts(page: Page, address: string): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return arrive;
}

test('a search that was typed before the page came to life is made', async ({ page }) => {
  const arrive = await openWithDelayedScripts(page, '/hk/faq');
  const search = page.getByRole('searchbox');
  await search.fill('印花稅');
  const all = await page.locator('[data-faq]:visible').count();
  arrive();
  await expect.poll(() => page.locator('[data-faq]:visible').count()).toBeLessThan(all);
  await expect(search).toHaveValue('印花稅');
});

test('the estimate answers before the page came to life, by keyboard, and stays', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/hk');
  const card = page.locator('[data-estimate]');
  const annualRate = Number(await card.getAttribute('data-rate'));
  const payment = card.locator('output');
  const first = (await payment.textContent()) ?? '';
  const slider = (name: 'loan' | 'years') => card.locator('input').nth(name === 'loan' ? 1 : 2);
  const expected = async (): Promise<string> =>
    annuity({
      loan: Number(await slider('loan').inputValue()),
      annualRate,
      months: Number(await slider('years').inputValue()) * 12,
    });
  expect(first).toBe(await expected());
  await slider('years').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'PageDown']) await page.keyboard.press(key);
  await expect(payment).not.toHaveText(first);
  await expect(payment).toHaveText(await expected());
  const drawn = await card.textContent();
  expect(await card.getAttribute('data-hydrated')).toBeNull();
  arrive();
  await expect(card).toHaveAttribute('data-hydrated');
  await page.waitForFunction(() => window.earlyInput?.size === 0);
  await expect(card).toHaveText(drawn ?? '');
  await slider('loan').focus();
  await page.keyboard.press('Home');
  await expect(payment).toHaveText(await expected());
});

test('a figure that was confirmed by the Enter key before the calculator came to life is written out', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/loan-calculator');
  const loan = page.getByRole('textbox', { name: 'Loan amount', exact: true });
  await loan.fill('400萬');
  await loan.press('Enter');
  arrive();
  await expect(loan).toHaveValue('4,000,000');
});

test('a way to repay that was chosen by key before the calculator came to life is taken', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/loan-calculator');
  await page.getByRole('tab', { name: 'Principal and interest' }).focus();
  await page.keyboard.press('ArrowRight');
  arrive();
  await expect(page.getByRole('tab', { name: 'Interest only' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('figures that were entered before the calculator came to life are reckoned with', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/loan-calculator');
  await page.getByLabel('Loan amount', { exact: true }).fill('4,000,000');
  await page.getByLabel('Repayment period', { exact: true }).fill('120');
  await page.getByLabel('Annual rate', { exact: true }).fill('6');
  arrive();
  // 4,000,000 × 0.005 / (1 − 1.005^−120)
  await expect(page.getByText('HK$44,408.20').filter({ visible: true }).first()).toBeVisible();
});

test('a way to repay that was pressed before the calculator came to life lets somebody go on typing', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/loan-calculator');
  const interestOnly = page.getByRole('tab', { name: 'Interest only' });
  await interestOnly.click();
  await page.getByRole('textbox', { name: 'Loan amount', exact: true }).fill('2,400,000');
  const rate = page.getByRole('textbox', { name: 'Annual rate', exact: true });
  await rate.focus();
  arrive();
  await expect(interestOnly).toHaveAttribute('aria-selected', 'true');
  await expect(rate).toBeFocused();
  await page.keyboard.insertText('12');
  await page.keyboard.press('Tab');
  // 2,400,000 × 0.12 / 12
  await expect(page.getByTestId('amount')).toHaveText('HK$24,000.00');
});

test('an answer that was chosen before the finder came to life stays chosen and counts', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/product-finder');
  const answers = page.getByRole('radio');
  await answers.nth(2).check();
  const chosen = await answers.nth(2).getAttribute('value');
  arrive();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await page.waitForFunction(() => window.earlyInput?.size === 0);
  await expect(page.locator(`input[value="${chosen}"]`)).toBeChecked();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await expect(page.locator(`input[value="${chosen}"]`)).toHaveCount(0);
});

test('a number that was typed before the sign-in came to life stays', async ({ page }) => {
  const arrive = await openWithDelayedScripts(page, '/cn/account/sign-in');
  await page.locator('#otp-phone').fill('5123 4567');
  arrive();
  await page.waitForFunction(() => window.earlyInput?.size === 0);
  await expect(page.locator('#otp-phone')).toHaveValue('5123 4567');
});

test('a code that was asked for before the sign-in came to life is sent then, and the number stays out of the address', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/cn/account/sign-in');
  await page.locator('#otp-phone').fill('5123 4568');
  await page.locator('#otp-phone').press('Enter');
  await page.locator('form:has(#otp-phone) button[type="submit"]').click();
  arrive();
  await expect(page.locator('#otp-code')).toBeVisible();
  expect(page.url()).toMatch(/\/cn\/account\/sign-in$/);
});

test.describe('Where another test has sent a message within three minutes', () => {
  test.use({ expectedProblems: [/status 429|429 \(Too Many Requests\)/] });

  test('a message that was sent before the contact page came to life is sent then, by keyboard alone', async ({
    page,
  }) => {
    const arrive = await openWithDelayedScripts(page, '/hk/contact-us');
    await page.locator('#contact-name').fill('陳大文');
    await page.locator('#contact-phone').fill('9123 4567');
    await page.locator('#contact-topic').selectOption('valuation');
    await page.locator('#contact-message').fill('太古城一個單位值多少？');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('form:has(#contact-name) button[type="submit"]')).toBeFocused();
    const sent = page.waitForRequest(/\/contactUs$/);
    await page.keyboard.press('Enter');
    arrive();
    expect((await sent).postDataJSON()).toMatchObject({
      name: '陳大文',
      topic: 'valuation',
      message: '太古城一個單位值多少？',
    });
    expect(page.url()).toMatch(/\/hk\/contact-us$/);
  });
});

test('a call that was asked for before the contact page came to life can be booked then', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/contact-us');
  await page.getByRole('button', { name: 'Choose a time' }).click();
  arrive();
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeVisible();
});

const heldEntries = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => window.earlyInput?.size);

test('nothing is kept of what is typed into a page that lives, or into another one', async ({
  page,
}) => {
  await page.goto('/en/account/sign-in');
  await wake(page);
  await page.waitForLoadState('networkidle');
  await page.locator('#otp-phone').fill('5123 4567');
  expect(await heldEntries(page)).toBe(0);
  await page.getByRole('link', { name: 'Calculator' }).first().click();
  await page.waitForURL(/loan-calculator/);
  await page.getByLabel('Loan amount', { exact: true }).fill('4,000,000');
  expect(await heldEntries(page)).toBe(0);
});

test('nothing that is typed into a step of an application holds up a change of language', async ({
  page,
}) => {
  await page.goto('/en/apply/second');
  await wake(page);
  await page.waitForLoadState('networkidle');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/apply/second/property');
  await page.reload();
  await wake(page);
  await page.locator('[id="property.estimatedValue"]').fill('8,000,000');
  expect(await heldEntries(page)).toBe(0);
});

test('a place that was typed before the valuation came to life is searched for, and holds up no change of language', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/online-property');
  await page.getByRole('combobox', { name: 'Estate, building or street' }).fill('Kornhill');
  arrive();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Kornhill');
  expect(await heldEntries(page)).toBe(0);
});

test('a notice that was closed before the page came to life stays closed', async ({ page }) => {
  const arrive = await openWithDelayedScripts(page, '/en/faq');
  const notice = page.locator('#notificationn1');
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toBeHidden();
  arrive();
  await page.waitForLoadState('networkidle');
  await expect(notice).toBeHidden();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('the language that was chosen before the page came to life is remembered, and the query kept', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/faq?q=1#fees');
  await page.locator('header a[data-language="hk"]:visible').click();
  await page.waitForURL(/\/hk\/faq\?q=1#fees$/, { waitUntil: 'commit' });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('hk');
  arrive();
});

test('a message that was written before the contact page came to life survives a change of language', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/contact-us');
  await page.locator('#contact-message').fill('How much is a flat in Tai Koo?');
  await page.locator('#contact-topic').selectOption('valuation');
  await page.locator('header a[data-language="hk"]:visible').click();
  arrive();
  await page.waitForURL(/\/hk\/contact-us$/);
  await expect(page.getByRole('textbox', { name: '留言' })).toHaveValue(
    'How much is a flat in Tai Koo?',
  );
  await expect(page.locator('#contact-topic')).toHaveValue('valuation');
});

test('a button that was pressed before the page came to life does what it says then', async ({
  page,
}) => {
  const arrive = await openWithDelayedScripts(page, '/en/loan-calculator');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});
