import type { Page } from '@playwright/test';
import { expect, test } from '@test/support/browser/e2e';
import { fetchPath, desk } from '@test/support/site/site-client';

const purgeTimeoutMs = 3_000;

interface Notice {
  _id: string;
  version: number;
}

declare global {
  interface Window {
    noticeFrames: number;
    layoutShift: number;
    hasRun?: boolean;
  }
}

/** Counts the frames in which a notice is visible and sums the layout shifts, from before the first paint. */
async function watchNotice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noticeFrames = 0;
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const notice = document.querySelector<HTMLElement>('aside[id^="notification"]');
      if (notice && notice.offsetHeight > 0) window.noticeFrames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('a dismissed notice never shows again: no flash, no shift of the layout', async ({
  page,
  context,
}) => {
  await watchNotice(page);
  await page.goto('/en');
  const notice = page.getByRole('complementary', { name: 'Notice' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(
    (await context.cookies())
      .filter(({ name }) => name.startsWith('notification'))
      .map(({ name, value }) => [name, value]),
  ).toEqual([['notificationn1', 'close']]);

  for (const address of ['/en', '/hk/faq']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('#notificationn1')).toBeHidden();
    expect(
      await page.evaluate(() => ({
        noticeFrames: window.noticeFrames,
        layoutShift: window.layoutShift,
      })),
      address,
    ).toEqual({ noticeFrames: 0, layoutShift: 0 });
  }
});

test('a visitor who dismissed nothing sees the notice from the first paint on, without a shift', async ({
  page,
}) => {
  await watchNotice(page);
  await page.goto('/cn/rmb-loan', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => window.noticeFrames)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
});

test('a dismissed notice stays away after a soft navigation to another language', async ({
  page,
}) => {
  await page.goto('/en/faq');
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page).toHaveURL(/\/hk\/faq$/);
  await expect(page.locator('#notificationn1')).toBeHidden();
});

test('a notice written by staff shows at once, and what could run in it does not', async ({
  page,
  site,
}) => {
  const {
    data: [before],
  } = (await desk(site, { method: 'GET', path: '/notifications' })) as { data: [Notice] };
  const attack =
    '<b>Closed on Monday</b><script>window.hasRun=true</script><img src=x onerror="window.hasRun=true"><a href="javascript:window.hasRun=true" onclick="window.hasRun=true">more</a><p style="position:fixed">x</p><iframe src="https://evil.example"></iframe>';
  await desk(site, {
    method: 'PUT',
    path: `/notifications/${before._id}`,
    version: before.version,
    body: { contentEn: attack, contentHk: attack, contentCn: attack },
  });
  try {
    await expect
      .poll(async () => (await fetchPath(site, '/en')).text, { timeout: purgeTimeoutMs })
      .toContain('Closed on Monday');
    await page.goto('/en');
    const notice = page.getByRole('complementary', { name: 'Notice' });
    await expect(notice.locator('b')).toHaveText('Closed on Monday');
    await expect(
      notice.locator('img, iframe, [style], [onclick], [onerror], a[href^="javascript"]'),
    ).toHaveCount(0);
    await notice.getByText('more').click();
    expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
  } finally {
    await desk(site, {
      method: 'PUT',
      path: `/notifications/${before._id}`,
      version: before.version + 1,
      body: before,
    });
  }
});
