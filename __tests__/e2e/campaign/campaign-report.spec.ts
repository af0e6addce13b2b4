import { expect, test } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';

test('visits of a campaign are counted once for each arrival, and staff read them', async ({
  page,
  site,
}) => {
  const report = async (): Promise<unknown> =>
    JSON.parse(
      (
        await fetchPath(site, '/api/v1/desk/campaigns?source=leaflet', {
          authorization: `Bearer ${site.deskToken}`,
        })
      ).text,
    );
  await page.goto('/en?source=leaflet&utm_medium=print&utm_campaign=autumn');
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await page.waitForURL('**/contact-us');
  await page.goto('/hk/faq');
  await expect.poll(report, { timeout: 15_000 }).toEqual({
    data: [
      {
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        source: 'leaflet',
        medium: 'print',
        campaign: 'autumn',
        visits: 2,
        step2: 0,
        submitted: 0,
        refused: 0,
      },
    ],
  });
  expect((await fetchPath(site, '/api/v1/desk/campaigns')).status).toBe(401);
});
