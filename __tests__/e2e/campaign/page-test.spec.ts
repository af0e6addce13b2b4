import { landingBody } from '@test/support/content/landing-body';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { desk, fetchPath } from '@test/support/site/site-client';
import { acceptInvitation, inviteToDesk } from '@test/support/staff/desk-visit';

// The browser of the tests names itself a program, and programs see no test.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
test.use({ userAgent });

test('a marketer tests another head of a page: visitors see one of both, and everybody the one that was chosen', async ({
  page,
  site,
  administrator,
}) => {
  test.setTimeout(120_000);
  const path = '/content/landing-pages/tested-head';
  const [hero, ...blocks] = landingBody.blocks;
  await desk(site, {
    method: 'PUT',
    path: `${path}/draft`,
    version: 0,
    body: { body: landingBody },
  });
  await desk(site, {
    method: 'POST',
    path: `${path}/publication`,
    version: 1,
    body: { version: 1 },
  });
  const other = { ...landingBody, blocks: [{ ...hero, headingEn: 'Lower rates now' }, ...blocks] };
  await desk(site, { method: 'PUT', path: `${path}/draft`, version: 1, body: { body: other } });

  const link = await inviteToDesk(site, administrator, {
    name: 'May Tse',
    email: 'may.tests@example.com',
    roles: ['marketer'],
  });
  const { cookie } = await acceptInvitation(site, link);
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await page.goto('/en/desk/tests');
  await page.getByRole('button', { name: 'New test' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lower rates');
  await page.getByRole('combobox', { name: 'Document' }).selectOption('landing-pages:tested-head');
  await page.getByRole('checkbox', { name: /^Version 2/ }).check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lower rates' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const id = page.url().split('/').at(-1) ?? '';

  const open = (held: string) =>
    fetchPath(site, '/en/l/tested-head', { 'user-agent': userAgent, cookie: held });
  const usual = await open(`test_${id}=a`);
  const varied = await open(`test_${id}=b`);
  expect(usual.text).toContain('Rates of this spring');
  expect(varied.text).toContain('Lower rates now');
  const plain = (text: string): string =>
    text.replaceAll('Lower rates now', 'Rates of this spring');
  // Next puts this tag now here, now there.
  const unordered = '<meta name="next-size-adjust" content=""/>';
  const visible = (text: string): string =>
    plain(text)
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replace(unordered, '');
  expect(visible(varied.text)).toBe(visible(usual.text));
  for (const name of ['cache-control', 'vary', 'x-frame-options', 'x-robots-tag'])
    expect(varied.headers.get(name)).toBe(usual.headers.get(name));
  const fresh = await open('');
  expect(fresh.cookies.join()).toMatch(new RegExp(`^test_${id}=[ab];`));

  const visitor = await page.context().browser()?.newContext({ userAgent });
  const seen = await visitor?.newPage();
  await visitor?.addCookies([{ name: `test_${id}`, value: 'b', url: site.url }]);
  await seen?.goto(`${site.url}/en/l/tested-head`);
  await expect(seen?.getByRole('heading', { level: 1 }) ?? page.locator('none')).toHaveText(
    'Lower rates now',
  );
  await visitor?.close();
  await expect
    .poll(async () => (await desk(site, { method: 'GET', path: `/page-tests/${id}` })) as object)
    .toMatchObject({ data: { results: [{ variant: 'a' }, { variant: 'b' }] } });

  await page.reload();
  await page
    .getByRole('combobox', { name: 'What everybody sees from now on' })
    .selectOption({ label: 'B: version 2' });
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByRole('definition').getByText('Ended', { exact: true })).toBeVisible();
  await expect.poll(async () => (await open(`test_${id}=a`)).text).toContain('Lower rates now');
});
