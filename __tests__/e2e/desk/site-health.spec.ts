import { accessibilityProblems } from '@test/support/browser/accessibility';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';

// Programs report nothing: this one passes for a person.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  expectedProblems: [/A123456\(7\)/],
  // Patterns of pages name their parts in braces.
  expectedRawTexts: [/\{district\}|\{estate\}/],
});

test('a page and an error of its scripts are reported, and staff read figures and the line in the sources', async ({
  page,
  site,
  administrator,
}) => {
  test.setTimeout(120_000);
  const { cookie } = administrator;
  const asked = async (path: string) =>
    JSON.parse(
      (
        await fetchPath(site, `/api/v1/desk/site-health/${path}`, {
          authorization: `Bearer ${site.deskToken}`,
        })
      ).text,
    );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    if (location.pathname !== '/hk/faq') return;
    HTMLElement.prototype.focus = () => {
      throw new RangeError('A123456(7) was typed');
    };
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/hk/faq');
  await wake(page);
  // An error before what measures was loaded is kept until then.
  await page.waitForLoadState('networkidle');
  await page.locator('summary', { hasText: '選單' }).click();
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest(/site-health\/reports/);
  // As when the phone is put away; requests of a page that is left are not shown to tests.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const report = await sent;
  expect(report.postDataJSON()).toMatchObject({
    page: '/hk/faq',
    vitals: { ttfb: expect.any(Number), lcp: expect.any(Number), cls: expect.any(Number) },
    errors: [{ name: 'RangeError', page: '/hk/faq' }],
  });
  expect(report.postData()).not.toContain('A123456');
  expect((await report.allHeaders()).cookie).toBeUndefined();
  await expect
    .poll(async () => (await asked('vitals?language=hk')).data)
    .toContainEqual(expect.objectContaining({ value: '/faq' }));
  const { data } = await asked('errors?page=/faq');
  const [error] = data;

  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await page.goto('/en/desk/site-health');
  await expect(page.getByRole('row', { name: /^\/faq/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Errors in browsers' }).click();
  await page
    .getByRole('row', { name: /^RangeError \/faq/ })
    .getByRole('link')
    .click();
  await expect(page.getByText(/^src\/.+\.tsx?:\d+:\d+$/).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const { frames } = (await asked(`errors/${error.id}`)).data;
  const [{ file }] = frames;
  const script = await fetchPath(site, file);
  expect(script.status).toBe(200);
  expect(script.text).not.toContain('sourceMappingURL');
  expect((await fetchPath(site, `${file}.map`)).status).toBe(404);
});
