import { contentPaths } from '@/config/paths';
import { completeBrand, expect, test } from '@test/support/browser/e2e';
import { languages, localPath } from '@test/support/browser/expected-languages';
import { leaveToLongRun } from '@test/support/browser/long-walks';
import { fetchPath, headValue } from '@test/support/site/site-client';
import { startSite, type RunningSite, type Settings } from '@test/support/site/site-process';

const canonicalPattern = /<link rel="canonical" href="([^"]+)"/;
const imagePattern = /<meta property="og:image" content="([^"]+)"/;
const robotsPattern = /<meta name="robots" content="([^"]+)"/;
const neverIndexed = ['/upload-document', '/private-link'];

// One worker, one site with a brand; some of these tests start their own, too.
test.describe.configure({ mode: 'default', timeout: 180_000 });

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

test('with a complete brand every content page may be found, and no application or upload', async ({
  brandSite,
}) => {
  const robots = async (path: string): Promise<[string, string | undefined]> => [
    path,
    headValue((await fetchPath(brandSite, localPath('en', path))).text, robotsPattern),
  ];
  const shown = await Promise.all(Object.values(contentPaths).map(robots));
  expect(
    shown
      .filter(([, value]) => value === 'noindex, nofollow')
      .map(([path]) => path)
      .sort(),
  ).toEqual([...neverIndexed].sort());
  expect(
    shown
      .filter(([, value]) => value !== 'index, follow')
      .map(([path]) => path)
      .sort(),
  ).toEqual([...neverIndexed].sort());
  expect((await robots('/apply/first'))[1]).toBe('noindex, nofollow');
});

test('the sitemap lists each page that may be found, in each language with its alternates', async ({
  brandSite,
}) => {
  const { text } = await fetchPath(brandSite, '/sitemaps/pages.xml');
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const wanted = Object.values(contentPaths)
    .filter((path) => !neverIndexed.includes(path))
    .flatMap((path) =>
      languages.map(({ locale }) => `https://www.example.hk${localPath(locale, path)}`),
    );
  expect(listed.sort()).toEqual(wanted.sort());
  expect(text).toContain(
    '<xhtml:link rel="alternate" hreflang="zh-HK" href="https://www.example.hk/hk/rmb-loan"',
  );
  expect(text).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.hk/en/rmb-loan"',
  );
});

test('with a complete brand jobs and loans are described to search engines', async ({
  brandSite,
}) => {
  const graph = async (path: string): Promise<Record<string, unknown>[]> => {
    const { text } = await fetchPath(brandSite, path);
    return (
      JSON.parse(
        headValue(text, /<script type="application\/ld\+json">([^<]+)<\/script>/) ?? '{}',
      ) as { '@graph': Record<string, unknown>[] }
    )['@graph'];
  };
  const jobs = (await graph('/hk/career')).filter((item) => item['@type'] === 'JobPosting');
  const open = JSON.parse((await fetchPath(brandSite, '/api/v1/site/jobs')).text) as {
    data: unknown[];
  };
  expect(jobs).toHaveLength(open.data.length);
  expect(jobs[0]).toMatchObject({
    title: expect.any(String),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    employmentType: expect.any(String),
  });
  const loans = (await graph('/en/first-mortgage')).filter((item) =>
    JSON.stringify(item['@type']).includes('LoanOrCredit'),
  );
  expect(loans).toEqual([
    expect.objectContaining({
      currency: 'HKD',
      url: 'https://www.example.hk/en/first-mortgage',
      annualPercentageRate: expect.objectContaining({ '@type': 'QuantitativeValue' }),
    }),
  ]);
});

test('a complete brand shows its licence number and hotline on every language, and https headers', async ({
  brandSite,
}) => {
  for (const { locale } of languages) {
    const { text, headers } = await fetchPath(brandSite, `/${locale}`);
    expect(text).toContain(`Money Lender’s Licence No. ${completeBrand.LICENCE_NUMBER}`);
    expect(text).toContain(completeBrand.COMPLAINT_HOTLINE);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});
