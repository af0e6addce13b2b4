import type { Page } from '@playwright/test';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';

const ninetyDaysInSeconds = 7_776_000;

interface TrackedEvent {
  event: string;
  path?: string;
  locale?: string;
  title?: string;
  source?: string;
}

const tracked = (page: Page): Promise<TrackedEvent[]> =>
  page.evaluate(() => (window.dataLayer ?? []) as TrackedEvent[]);

test('the source of a campaign beats utm_source and is kept for 90 days', async ({ site }) => {
  const { cookies } = await fetchPath(
    site,
    '/en/rmb-loan?utm_source=mail&source=sms&utm_medium=text&utm_campaign=spring%202026',
  );
  expect(cookies).toEqual([
    `utm_source=sms; Path=/; Max-Age=${ninetyDaysInSeconds}; SameSite=Lax`,
    `utm_medium=text; Path=/; Max-Age=${ninetyDaysInSeconds}; SameSite=Lax`,
    `utm_campaign=spring%202026; Path=/; Max-Age=${ninetyDaysInSeconds}; SameSite=Lax`,
  ]);
});

test('a redirect to a language sets the campaign too, and keeps it in the address', async ({
  site,
}) => {
  const answer = await fetchPath(site, '/?utm_source=mail');
  expect(answer.headers.get('location')).toBe('/en?utm_source=mail');
  expect(answer.cookies).toEqual([
    `utm_source=mail; Path=/; Max-Age=${ninetyDaysInSeconds}; SameSite=Lax`,
  ]);
});

test('a campaign value cannot add a header, a cookie or markup', async ({ site }) => {
  const attacks = [
    'a%0d%0aSet-Cookie:%20admin=1',
    'a%0aX-Evil:%201',
    'a;%20Domain=evil.example',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '%00',
    '%E0%A4%A',
  ];
  for (const attack of attacks) {
    const answer = await fetchPath(site, `/en?utm_source=${attack}&utm_medium=safe`);
    expect(answer.status, attack).toBe(200);
    expect(answer.headers.get('x-evil'), attack).toBeNull();
    expect(answer.cookies.at(-1), attack).toBe(
      `utm_medium=safe; Path=/; Max-Age=${ninetyDaysInSeconds}; SameSite=Lax`,
    );
    for (const cookie of answer.cookies)
      expect(cookie, attack).toMatch(
        /^utm_(?:source|medium)=[\w.%~-]*; Path=\/; Max-Age=7776000; SameSite=Lax$/,
      );
    expect(answer.text, attack).not.toContain('onerror=alert');
    expect(answer.text, attack).not.toContain('<script>alert');
  }
});

test('a visit reports its page and its source', async ({ page }) => {
  await page.goto('/hk/rmb-loan?source=sms');
  await expect
    .poll(() => tracked(page))
    .toEqual([
      { event: 'campaign_source', source: 'sms' },
      { event: 'page_view', path: '/hk/rmb-loan', locale: 'hk', title: await page.title() },
    ]);
});

test('a visit without a campaign reports its page only', async ({ page }) => {
  await page.goto('/en/faq');
  await expect
    .poll(() => tracked(page))
    .toEqual([{ event: 'page_view', path: '/en/faq', locale: 'en', title: await page.title() }]);
});

test('a soft navigation reports the new page with its own title and sets the campaign', async ({
  page,
  context,
}) => {
  await page.goto('/en/faq');
  await expect.poll(async () => (await tracked(page)).length).toBe(1);
  await wake(page);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
    window.history.replaceState(null, '', '/en/faq?utm_source=newsletter&utm_campaign=may');
  });
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page).toHaveURL(/\/hk\/faq\?utm_source=newsletter&utm_campaign=may$/);
  await expect(page).toHaveTitle(/常見問題/);
  await expect
    .poll(async () => (await tracked(page)).slice(1))
    .toEqual([
      { event: 'campaign_source', source: 'newsletter' },
      { event: 'page_view', path: '/hk/faq', locale: 'hk', title: await page.title() },
    ]);
  const cookies = await context.cookies();
  const campaign = cookies
    .filter(({ name }) => name.startsWith('utm_'))
    .map(({ name, value }) => `${name}=${value}`);
  expect(campaign.sort()).toEqual(['utm_campaign=may', 'utm_source=newsletter']);
  const days =
    (cookies.find(({ name }) => name === 'utm_source')?.expires ?? 0) / 86_400 -
    Date.now() / 86_400_000;
  expect(Math.round(days)).toBe(90);
});
