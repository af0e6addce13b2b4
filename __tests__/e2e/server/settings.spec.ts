import { completeBrand, expect, test } from '@test/support/browser/e2e';
import { leaveToLongRun } from '@test/support/browser/long-walks';
import { fetchPath, headValue } from '@test/support/site/site-client';
import { startSite, type RunningSite, type Settings } from '@test/support/site/site-process';

const canonicalPattern = /<link rel="canonical" href="([^"]+)"/;
const imagePattern = /<meta property="og:image" content="([^"]+)"/;
const robotsPattern = /<meta name="robots" content="([^"]+)"/;

// At length these tests start sites of their own.
test.describe.configure({ timeout: 180_000 });

async function withSite<T>(
  settings: Settings,
  inspect: (site: RunningSite) => Promise<T>,
): Promise<T> {
  const site = await startSite(settings);
  try {
    return await inspect(site);
  } finally {
    await site.stop();
  }
}

async function addressesShown(site: RunningSite): Promise<Record<string, string | undefined>> {
  const [page, sitemap, robots] = await Promise.all([
    fetchPath(site, '/hk/rmb-loan'),
    fetchPath(site, '/sitemaps/pages.xml'),
    fetchPath(site, '/robots.txt'),
  ]);
  return {
    canonical: headValue(page.text, canonicalPattern),
    image: headValue(page.text, imagePattern),
    sitemap: headValue(sitemap.text, /<loc>([^<]+)<\/loc>/),
    robots: headValue(robots.text, /Sitemap: (\S+)/),
  };
}

const expectedAddresses = (origin: string) => ({
  canonical: `${origin}/hk/rmb-loan`,
  image: expect.stringContaining(`${origin}/hk/preview/rmb-loan`),
  sitemap: `${origin}/en`,
  robots: `${origin}/sitemap.xml`,
});

test.describe('started anew', () => {
  leaveToLongRun('starts a second and a third site from the same build');

  test('one build serves whatever address it is started with', async ({ brandSite }) => {
    const other = await withSite(
      { ...completeBrand, SITE_URL: 'https://other.example.hk' },
      addressesShown,
    );
    expect(await addressesShown(brandSite)).toEqual(expectedAddresses(completeBrand.SITE_URL));
    expect(other).toEqual(expectedAddresses('https://other.example.hk'));
  });

  test('with NOINDEX even a complete brand stays out of search engines', async () => {
    const { page, sitemap } = await withSite(
      { ...completeBrand, NOINDEX: 'true' },
      async (site) => ({
        page: await fetchPath(site, '/en'),
        sitemap: await fetchPath(site, '/sitemap.xml'),
      }),
    );
    expect(headValue(page.text, robotsPattern)).toBe('noindex, nofollow');
    expect(sitemap.text).not.toContain('<loc>');
  });
});

test('with a placeholder for the licence the site stays out of search engines and claims no loan or job', async ({
  site,
}) => {
  const [career, loan, sitemap] = await Promise.all([
    fetchPath(site, '/en/career'),
    fetchPath(site, '/en/first-mortgage'),
    fetchPath(site, '/sitemap.xml'),
  ]);
  for (const page of [career, loan])
    expect(headValue(page.text, robotsPattern)).toBe('noindex, nofollow');
  expect(career.text).not.toContain('JobPosting');
  expect(loan.text).not.toContain('LoanOrCredit');
  expect(sitemap.text).not.toContain('<loc>');
});
