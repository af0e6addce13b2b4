import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';
import { acceptInvitation, inviteToDesk } from '@test/support/staff/desk-visit';

// The browser of the tests names itself a program, and programs are not counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

test('a visitor of a campaign is counted once, and a marketer sees it beside those of before', async ({
  page,
  site,
  administrator,
}) => {
  test.setTimeout(120_000);
  const report = async (): Promise<unknown> =>
    JSON.parse(
      (
        await fetchPath(site, '/api/v1/desk/campaigns?source=leaflet', {
          authorization: `Bearer ${site.deskToken}`,
        })
      ).text,
    );
  await page.goto('/en?source=Leaflet&utm_medium=print&utm_campaign=autumn');
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await page.waitForURL('**/contact-us');
  await page.goto('/en?source=leaflet&utm_medium=print&utm_campaign=autumn');
  await page.goto('/hk/faq');
  await page.goto('/hk/first-mortgage?source=leaflet&utm_medium=print&utm_campaign=winter');
  const leaflet = { value: 'leaflet', visitors: 1, visits: 2, submitted: 0 };
  await expect.poll(report).toMatchObject({ data: [leaflet] });

  const link = await inviteToDesk(site, administrator, {
    name: 'May Tse',
    email: 'may@example.com',
    roles: ['marketer'],
  });
  const { cookie } = await acceptInvitation(site, link);
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await page.goto('/en/desk/campaigns?source=leaflet');
  await expect(page.getByRole('row', { name: /^leaflet 1 2 0/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'By' }).selectOption({ label: 'Campaign' });
  await expect(page.getByRole('row', { name: /^winter 0 1 0/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('campaigns.csv');
});
