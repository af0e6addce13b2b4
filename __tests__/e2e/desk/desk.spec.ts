import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { fetchPath, switchMaintenance } from '@test/support/site/site-client';
import type { RunningSite } from '@test/support/site/site-process';

// The desk shows the tokens of what is edited.
test.use({ expectedRawTexts: [/^\{(?:brand|hotline)\}$/] });

const purgeTimeoutMs = 3_000;

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

test('a page that is edited and published at the desk shows its new words within 3 seconds, on a soft navigation too, and its old ones once that is undone', async ({
  page,
  site,
  administrator,
}) => {
  test.setTimeout(120_000);
  const heading = 'We lend against homes, edited';
  const isShown = async (): Promise<boolean> =>
    (await fetchPath(site, '/en/about-us')).text.includes(heading);
  const visitor = await page.context().newPage();
  await visitor.goto('/en/faq');
  await page
    .context()
    .addCookies([{ ...administrator.cookie, domain: 'localhost', path: '/api/v1' }]);
  await page.goto('/en/desk/content?kind=page&text=about');
  await page.getByRole('link', { name: /^About/ }).click();
  const form = page.getByRole('form', { name: 'What it says' });
  await form.getByText('Blocks 1: Head of the page').click();
  await form.getByRole('textbox', { name: 'Heading (English)' }).first().fill(heading);
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByText('The draft is saved.')).toBeVisible();
  await expect(form.getByText('Older than another language')).toHaveCount(2);
  await expect(page.getByRole('deletion')).toBeVisible();

  await page.getByRole('button', { name: 'Show the preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(frame.getByText('Version 1, not what visitors see.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const link = new URL((await preview.locator('iframe').getAttribute('src')) ?? '', page.url());
  await preview.getByRole('button', { name: '繁體中文' }).click();
  await preview.getByRole('button', { name: 'Desktop' }).click();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  // Whoever has the link sees it; nobody else does, however the renders mix.
  const path = `${link.pathname}${link.search}`;
  const answers = await Promise.all(
    [path, '/en/about-us', path, `${path}x`, '/en/about-us?utm_source=a', path].map((one) =>
      fetchPath(site, one),
    ),
  );
  expect(answers.map(({ status, text }) => [status, text.includes(heading)])).toEqual([
    [200, true],
    [200, false],
    [200, true],
    [404, false],
    [200, false],
    [200, true],
  ]);
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  expect(answers[0]?.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answers[0]?.headers.get('set-cookie')).toBeNull();
  const policies = answers.map(({ headers }) => headers.get('content-security-policy'));
  expect(policies[0]).toMatch(/frame-ancestors 'self'$/);
  expect(policies[1]).toMatch(/frame-ancestors 'none'$/);
  expect(await isShown()).toBe(false);
  await page
    .getByRole('region', { name: 'Publish' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect.poll(isShown, { timeout: purgeTimeoutMs }).toBe(true);
  await visitor.getByRole('contentinfo').locator('a[href="/en/about-us"]').first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading);

  const delivered = page
    .getByRole('region', { name: 'Versions' })
    .getByRole('listitem')
    .filter({ has: page.getByText('Version 0', { exact: true }) });
  await delivered.getByRole('button', { name: 'Publish again' }).click();
  await expect.poll(isShown, { timeout: purgeTimeoutMs }).toBe(false);
  for (const place of ['Draft', 'Visitors see this one'])
    await expect(delivered.getByText(place)).toBeVisible();
  await form.getByText('Blocks 1: Head of the page').click();
  await expect(form.getByRole('textbox', { name: 'Heading (English)' }).first()).not.toHaveValue(
    heading,
  );
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
