import {
  startBotScriptServer,
  type BotScriptServer,
} from '@test/support/servers/bot-script-server';
import { wake } from '@test/support/browser/alive';
import { collectBrowserProblems } from '@test/support/browser/browser-watch';
import { expect, test } from '@test/support/browser/e2e';
import { casesTried } from '@test/support/browser/long-walks';
import { startSite, type RunningSite } from '@test/support/site/site-process';

const siteKey = 'site-key-0123456789-0123456789';
const secret = 'secret-0123456789-0123456789';

const others = [
  '/en/apply/first',
  '/en',
  '/hk/contact-us',
  '/en/loan-calculator',
  '/hk/account/sign-in',
];

// One worker, one guarded site.
test.describe.configure({ mode: 'default' });

test.describe('With a reCAPTCHA key', () => {
  let host: BotScriptServer;
  let guarded: RunningSite;
  test.beforeAll(async () => {
    host = await startBotScriptServer();
    guarded = await startSite({
      RECAPTCHA_SITE_KEY: siteKey,
      RECAPTCHA_SECRET: secret,
      RECAPTCHA_BASE_URL: host.url,
    });
  });
  test.afterAll(async () => {
    await guarded.stop();
    await host.close();
  });

  for (const path of casesTried(['/cn/faq'], others)) {
    test(`${path} loads the script once it rests, under the strict policy`, async ({ browser }) => {
      const context = await browser.newContext();
      const problems = await collectBrowserProblems(context, {
        origin: guarded.url,
        expected: [],
        allowedOrigins: [host.url],
      });
      const page = await context.newPage();
      const before = host.scriptRequests.length;
      await page.goto(`${guarded.url}${path}`);
      await expect.poll(() => host.scriptRequests.length).toBe(before + 1);
      expect(host.scriptRequests.at(-1)).toBe(siteKey);
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  test('in a flow one script stays through a change of language, and the provider of the library makes the token', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${guarded.url}/en/account/sign-in`);
    await wake(page);
    await expect(page.locator('script#bot-check')).toHaveCount(1);
    const before = host.scriptRequests.length;
    await page.getByRole('link', { name: '简体中文' }).first().click();
    await page.waitForURL(/\/cn\/account\/sign-in/);
    host.setScore(0.9);
    const judged = host.verifications.length;
    await page.locator('#otp-phone').fill('9123 4567');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('#otp-code')).toBeVisible();
    expect(host.verifications.slice(judged).map(({ response }) => response)).toEqual([
      'token:send_code',
    ]);
    // The library's provider leaves this name on the window when it is mounted.
    expect(await page.evaluate(() => 'onRecaptchaLoadCallback' in window)).toBe(true);
    await expect(page.locator('script[src*="/recaptcha/"]')).toHaveCount(1);
    expect(host.scriptRequests).toHaveLength(before);
    await context.close();
  });

  test('the contact form says that it is guarded, sends a token made for it, and tells a robot so', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const problems = await collectBrowserProblems(context, {
      origin: guarded.url,
      expected: [/status of 400|status 400/],
      allowedOrigins: [host.url],
    });
    const page = await context.newPage();
    await page.goto(`${guarded.url}/en/contact-us`);
    await wake(page);
    await expect(page.getByText('This form is protected by reCAPTCHA.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Chan Siu Ming');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9123 4567');
    await page
      .getByRole('combobox', { name: 'What is your message about?' })
      .selectOption({ label: 'Something else' });
    await page.getByRole('textbox', { name: 'Your message' }).fill('A question');
    host.setScore(0.1);
    const judged = host.verifications.length;
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We could not confirm that a person sent this.')).toBeVisible();
    host.setScore(0.9);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message has arrived', { exact: true })).toBeVisible();
    expect(
      host.verifications.slice(judged).map(({ response, secret: given }) => [response, given]),
    ).toEqual([
      ['token:contact', secret],
      ['token:contact', secret],
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('without a key there is neither script nor sentence', async ({ page }) => {
  await page.goto('/en/contact-us', { waitUntil: 'networkidle' });
  await expect(page.locator('script#bot-check')).toHaveCount(0);
  await expect(page.getByText('reCAPTCHA', { exact: false })).toHaveCount(0);
});
