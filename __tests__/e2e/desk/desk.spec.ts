import { pageSchema } from '@/contracts/content/page';
import { expect, test } from '@test/support/browser/e2e';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { fetchPath, desk, openContent } from '@test/support/site/site-client';
import type { RunningSite } from '@test/support/site/site-process';

const purgeTimeoutMs = 3_000;

interface Maintenance {
  showButton1: boolean;
}

async function switchMaintenance(site: RunningSite, showButton1: boolean): Promise<void> {
  const notice = (await desk(site, { method: 'GET', path: '/maintenance' })) as Maintenance;
  await desk(site, { method: 'PUT', path: '/maintenance', body: { ...notice, showButton1 } });
}

const isBlocked = async (site: RunningSite, path: string): Promise<boolean> =>
  (await fetchPath(site, path)).text.includes('role="alertdialog"');

test('maintenance blocks every page within a second and lets go as quickly', async ({
  page,
  site,
}) => {
  const addresses = ['/en', '/hk/rmb-loan', '/cn/apply/first'];
  for (const address of addresses) expect(await isBlocked(site, address), address).toBe(false);
  await switchMaintenance(site, true);
  try {
    for (const address of addresses)
      await expect
        .poll(() => isBlocked(site, address), { message: address, timeout: purgeTimeoutMs })
        .toBe(true);
    await page.goto('/hk/rmb-loan');
    const popup = page.getByRole('alertdialog', { name: '網站維護中' });
    await expect(popup).toBeVisible();
    await expect(popup).toHaveAttribute('aria-modal', 'true');
    // Everything else is inert: neither found by assistive technology nor reached by keyboard or pointer.
    const reachable = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
        .filter((element) => !element.closest('[inert], [role="alertdialog"]'))
        .map((element) => element.outerHTML),
    );
    expect(reachable).toEqual([]);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('main, header, footer, .skip-link') ?? null,
      ),
    ).toBeNull();
  } finally {
    await switchMaintenance(site, false);
  }
  for (const address of addresses)
    await expect
      .poll(() => isBlocked(site, address), { message: address, timeout: purgeTimeoutMs })
      .toBe(false);
  await page.reload();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an edited page shows its new words within a second, on a soft navigation too', async ({
  page,
  site,
}) => {
  const { body: stored, publish } = await openContent(site, 'page/about-us');
  const heading = 'We lend against homes, edited';
  const { blocks } = pageSchema.parse(stored);
  const edited = {
    ...stored,
    blocks: blocks.map((block) =>
      block.type === 'hero' ? { ...block, headingEn: heading } : block,
    ),
  };
  await page.goto('/en/about-us');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  await publish(edited);
  try {
    await expect
      .poll(async () => (await fetchPath(site, '/en/about-us')).text, { timeout: purgeTimeoutMs })
      .toContain(heading);
    await page.goto('/en/faq');
    await page.getByRole('contentinfo').locator('a[href="/en/about-us"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  } finally {
    await publish(stored);
  }
  await expect
    .poll(async () => (await fetchPath(site, '/en/about-us')).text, { timeout: purgeTimeoutMs })
    .not.toContain(heading);
});

test('the desk answers nobody without a token', async ({ site }) => {
  const statuses = await Promise.all(
    [
      fetchPath(site, '/api/v1/desk/maintenance'),
      fetchPath(site, '/api/v1/desk/maintenance', { authorization: `Bearer ${site.deskToken}x` }),
    ].map(async (answer) => (await answer).status),
  );
  expect(statuses).toEqual([401, 401]);
});

test('every address of the desk is one document that nobody keeps or lists, with at most 350 KiB of script first', async ({
  site,
}) => {
  const [list, one] = await Promise.all([
    fetchPath(site, '/hk/desk/staff?role=auditor'),
    fetchPath(site, '/hk/desk/applications/HK-2026-DEM0APP1'),
  ]);
  expect([list.status, one.status]).toEqual([200, 200]);
  expect(one.text).toBe(list.text);
  expect(list.headers.get('cache-control')).toBe('no-store');
  expect(list.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await fetchPath(site, '/hk/desk/nothing')).status).toBe(404);
  await expectFirstScripts({ site, path: '/hk/desk' }, { budgetKiB: 350, without: [] });
});
