import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { walkedLanguages } from '@test/support/browser/long-walks';
import type { RunningSite } from '@test/support/site/site-process';

const message = 'How much could I borrow on a flat in Tai Koo?';
const narrow = { width: 320, height: 720 };

async function open(page: Page, locale = 'en'): Promise<void> {
  await page.goto(`/${locale}/contact-us`);
  await page.waitForLoadState('networkidle');
}

async function fillIn(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Chan Siu Ming');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page
    .getByRole('combobox', { name: 'What is your message about?' })
    .selectOption({ label: 'The value of a property' });
  await page.getByRole('textbox', { name: 'Your message' }).fill(message);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    narrow.width,
  );
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** Mails that the site would have sent, newest last. */
function mails(site: RunningSite): { channel: string; text: string }[] {
  const path = join(site.dataDir, 'outbox.ndjson');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line)).filter(({ channel }) => channel === 'mail');
}

test('a message is written and sent by keyboard alone, reaches the lender, and the form rests for 180 seconds', async ({
  page,
  site,
}) => {
  await page.setViewportSize(narrow);
  await open(page);
  await page.getByRole('textbox', { name: 'Your name' }).focus();
  await page.keyboard.type('Chan Siu Ming');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9123 4567');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The value');
  await page.keyboard.press('Tab');
  await page.keyboard.type(message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('status').filter({ hasText: 'Your message has arrived' });
  await expect(receipt).toBeFocused();
  const [reference] = /MS-[0-9A-Z]{8}/.exec((await receipt.textContent()) ?? '') ?? [''];
  await expect.poll(() => mails(site).at(-1)?.text ?? '').toContain(`Reference: ${reference}`);
  expect(mails(site).at(-1)?.text).toContain('Topic: The value of a property');
  expect(mails(site).at(-1)?.text).toContain(message);
  await expect(page.getByText(/You can send another message in (3:00|2:5\d)\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
});

test.describe('A second message', () => {
  test.use({ expectedProblems: [/429/] });

  test('waits, also after the page was opened anew, and what is written stays', async ({
    page,
  }) => {
    await open(page);
    await fillIn(page, '6123 4567');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message has arrived', { exact: true })).toBeVisible();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await fillIn(page, '6987 6543');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('A message was sent from here a moment ago.')).toBeVisible();
    await expect(page.getByText(/You can send another message in (3:00|2:\d\d)\./)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(message);
  });
});

test.describe('When the service is away', () => {
  test.use({ expectedProblems: [/ERR_FAILED|failed request/] });

  test('what is written stays, is said to stay, and is sent when the service is back', async ({
    page,
  }) => {
    await open(page);
    await page.route('**/api/v1/contactUs', (route) => route.abort('failed'));
    await fillIn(page, '9234 5678');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(
      page.getByText('Your message could not be sent. What you wrote is still here.'),
    ).toBeVisible();
    await expect(page.locator('#message [role=alert]')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(message);
    await page.unroute('**/api/v1/contactUs');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message has arrived', { exact: true })).toBeVisible();
  });
});

test('what is written survives a change of language', async ({ page }) => {
  await open(page);
  await fillIn(page, '9345 6789');
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page.getByRole('textbox', { name: '留言' })).toHaveValue(message);
  await expect(page.getByRole('textbox', { name: '電話號碼' })).toHaveValue('9345 6789');
  await expect(page.getByRole('combobox', { name: '查詢事項' })).toHaveValue('valuation');
  await page.getByRole('button', { name: '送出留言' }).click();
  await expect(page.getByText('已收到你的留言')).toBeVisible();
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page.getByText('已收到您的留言')).toBeVisible();
  await expect(page.getByText(/后可以再次留言。/)).toBeVisible();
});

for (const { locale } of walkedLanguages) {
  test(`in ${locale} the form passes axe at 320 px, empty and with every error`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await open(page, locale);
    await expectAccessible(page);
    await page.locator('#message form button[type=submit]').click();
    await expect(page.locator('#message [role=alert]')).toBeFocused();
    await expect(page.locator('#message [role=alert]').getByRole('link')).toHaveCount(4);
    await expectAccessible(page);
  });
}

test('what sends a message is loaded at the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => void (request.resourceType() === 'script' && scripts.push(request.url())),
  );
  await open(page);
  const before = scripts.length;
  await page.getByRole('textbox', { name: 'Your name' }).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
