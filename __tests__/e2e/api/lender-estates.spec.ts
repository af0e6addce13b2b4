import { expect, test } from '@test/support/lender-api/lender-site';
import { fetchPath } from '@test/support/site/site-client';

test('a lender without pages of estates has none, no link to them and no part of the sitemap', async ({
  lenderSite: site,
}) => {
  for (const path of ['/en/online-property/kowloon', '/en/online-property/quarry-bay/kornhill'])
    expect((await fetchPath(site, path)).status, path).toBe(404);
  const valuation = await fetchPath(site, '/en/online-property');
  expect(valuation.status).toBe(200);
  expect(valuation.text).not.toMatch(/href="\/en\/online-property\/(?!steps)[a-z]/);
  expect((await fetchPath(site, '/sitemap.xml')).text).not.toContain('estates-');
});
