import type { Page } from '@playwright/test';
import { contentPaths } from '@/config/paths';
import { localPath } from '@test/support/browser/expected-languages';
import { walkedLanguages } from '@test/support/browser/long-walks';
import { expect, test } from '@test/support/browser/e2e';
import { setProofCookie } from '@test/support/document/upload-page';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, hasTouch: true, isMobile: true });

const screensOf = (page: Page): Promise<number> =>
  page.evaluate((height) => document.documentElement.scrollHeight / height, phone.height);

const mostScreens = [
  [contentPaths.home, 9],
  [contentPaths.loanCalculator, 7],
  [contentPaths.uploadDocument, 4],
] as const;

for (const [path, most] of mostScreens) {
  test(`${path} is at most ${most} screens of a phone long`, async ({ page }) => {
    for (const { locale, warning } of walkedLanguages) {
      await page.goto(localPath(locale, path), { waitUntil: 'networkidle' });
      expect(await screensOf(page), locale).toBeLessThanOrEqual(most);
      await expect(page.getByRole('contentinfo').getByText(warning)).toBeVisible();
    }
  });
}

test('a list of documents to send is at most 4 screens of a phone long', async ({
  page,
  context,
  site,
  proof,
}) => {
  await setProofCookie(context, { url: site.url, proof });
  for (const { locale } of walkedLanguages) {
    await page.goto(localPath(locale, contentPaths.uploadDocument));
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect(await screensOf(page), locale).toBeLessThanOrEqual(4);
  }
});

test('what is closed on a phone opens by keyboard and is open on a wide screen', async ({
  page,
}) => {
  await page.goto('/en/loan-calculator', { waitUntil: 'networkidle' });
  const text = page.getByText('All your monthly debt payments as a share').first();
  await expect(text).toBeHidden();
  await page.locator('summary', { hasText: 'Can I afford the payment?' }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(text).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
});
