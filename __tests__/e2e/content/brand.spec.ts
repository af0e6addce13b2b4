import { contentPaths } from '@/config/paths';
import { completeBrand, expect, test } from '@test/support/browser/e2e';
import { languages, localPath } from '@test/support/browser/expected-languages';
import { casesTried } from '@test/support/browser/long-walks';
import { observatoryScore } from '@test/support/browser/observatory';
import { fetchPath, headValue } from '@test/support/site/site-client';

// One worker, one site with a complete brand, as in production.
test.describe.configure({ mode: 'default' });

const robotsPattern = /<meta name="robots" content="([^"]+)"/;
const kornhill = '/online-property/quarry-bay/kornhill';
/** Of the pages that may be found: every run asks for these, `npm run test:long` for all. */
const oneOfEachKind = [
  '/',
  '/first-mortgage',
  '/loan-calculator',
  '/online-property',
  '/faq',
  '/privacy',
];
const neverIndexed = ['/upload-document', '/private-link'];

test('with a complete brand each kind of content page may be found, and no application or upload', async ({
  brandSite,
}) => {
  const robots = async (path: string): Promise<[string, string | undefined]> => [
    path,
    headValue((await fetchPath(brandSite, localPath('en', path))).text, robotsPattern),
  ];
  const paths = Object.values(contentPaths);
  const shown = await Promise.all(
    casesTried(
      paths.filter((path) => neverIndexed.includes(path) || oneOfEachKind.includes(path)),
      paths.filter((path) => !neverIndexed.includes(path) && !oneOfEachKind.includes(path)),
    ).map(robots),
  );
  expect(shown.length).toBeGreaterThanOrEqual(neverIndexed.length + oneOfEachKind.length);
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

test('the sitemap lists what search engines may list, in parts, and nothing else', async ({
  brandSite,
}) => {
  // A site that has just started answers 503 until it has read its places.
  const read = () => fetchPath(brandSite, '/sitemap.xml');
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe(200);
  const index = await read();
  const parts = [...index.text.matchAll(/<loc>[^<]+(\/sitemaps\/[^<]+)<\/loc>/g)].map(
    ([, part = '']) => part,
  );
  expect(parts).toContain('/sitemaps/estates-hong-kong-island.xml');
  const island = await fetchPath(brandSite, '/sitemaps/estates-hong-kong-island.xml');
  expect(island.text).toContain(`/cn${kornhill}</loc>`);
  expect(island.text).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  const pages = (await (await fetch(`${brandSite.url}/api/v1/evaluation/estate-pages`)).json()) as {
    data: { district: string; unlisted: string[] }[];
  };
  const hidden = pages.data.flatMap(({ district, unlisted }) =>
    unlisted.map((estate) => `/online-property/${district}/${estate}`),
  );
  expect(hidden.length).toBeGreaterThan(0);
  const all = await Promise.all(parts.map((part) => fetchPath(brandSite, part)));
  expect(hidden.filter((address) => all.some(({ text }) => text.includes(`${address}<`)))).toEqual(
    [],
  );
  for (const address of casesTried(hidden.slice(0, 3), hidden.slice(3))) {
    const { text } = await fetchPath(brandSite, `/en${address}`);
    expect(headValue(text, /<meta name="robots" content="([^"]+)"/)).toBe('noindex, nofollow');
  }
  const listed = await fetchPath(brandSite, `/en${kornhill}`);
  expect(headValue(listed.text, /<meta name="robots" content="([^"]+)"/)).toBe('index, follow');
  expect((await fetchPath(brandSite, '/sitemaps/estates-atlantis.xml')).status).toBe(404);
});

test('campaign cookies of an https site travel over https only', async ({ brandSite }) => {
  expect((await fetchPath(brandSite, '/en?utm_source=mail')).cookies).toEqual([
    'utm_source=mail; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
  ]);
});

const kinds = [
  '/en',
  '/hk/first-mortgage',
  '/cn/loan-calculator?utm_source=news',
  '/en/online-property',
  '/en/privacy',
  '/hk/apply/first/loan',
  '/en/upload-document',
  '/cn/account/sign-in',
  '/en/account',
  '/en/no-such-page',
  '/api/v1/docs',
];

const asDocument = { way: 'as a document', headers: {} };
/** What Next's client, and whoever pretends to be it, asks pages with. */
const otherWays: Record<string, Record<string, string>> = {
  'as a prefetch': { 'next-router-prefetch': '1' },
  'as a prefetch of its payload': { rsc: '1', 'next-router-prefetch': '1' },
  'as a prefetch of a segment': {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  },
  'as a soft navigation': { rsc: '1' },
};

const others = Object.entries(otherWays).map(([way, headers]) => ({ way, headers }));
for (const { way, headers } of casesTried([asDocument], others))
  test(`every kind of page, asked for ${way}, scores 130 or more by the rules of the HTTP Observatory`, async ({
    brandSite,
  }) => {
    const low: string[] = [];
    for (const path of kinds) {
      const answer = await fetchPath(brandSite, path, headers);
      const { score, reasons } = observatoryScore(answer.headers);
      if (score < 130) low.push(`${path} ${answer.status}: ${score} (${reasons.join(', ')})`);
      expect(answer.headers.get('cache-control') ?? '').not.toMatch(/s-maxage|stale-while/);
    }
    expect(low).toEqual([]);
  });

test('whom to tell of a weakness stands where those who found one look', async ({ brandSite }) => {
  const { status, headers, text } = await fetchPath(brandSite, '/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^Contact: /);
});
