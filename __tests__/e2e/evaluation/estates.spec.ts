import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { walkedLanguages } from '@test/support/browser/long-walks';
import { fetchPath, headValue } from '@test/support/site/site-client';

const path = '/online-property/quarry-bay/kornhill';
const callNames = {
  en: 'Value your flat in Kornhill',
  hk: '為你的康怡花園單位估價',
  cn: '为您在康怡花园的房产估价',
};
const jsonLd = (html: string): string =>
  headValue(html, /<script type="application\/ld\+json">(.+?)<\/script>/) ?? '';

for (const { locale } of walkedLanguages) {
  test(`in ${locale} the way from the valuation to an estate and back needs no script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 700 },
    });
    const page = await context.newPage();
    await page.goto(`${baseURL}/${locale}/online-property`);
    await page.locator('main a[href$="/online-property/hong-kong-island"]').click();
    await page.locator('main a[href$="/online-property/quarry-bay"]').click();
    await page.locator(`main a[href$="${path}"]`).first().click();
    await expect(page).toHaveURL(`${baseURL}/${locale}${path}`);
    await expect(page.locator('main svg:visible polyline')).toHaveCount(2);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.getByRole('link', { name: callNames[locale] }).first().click();
    await expect(page).toHaveURL(/estate=e%3Akornhill/);
    await context.close();
  });

  test(`in ${locale} the pages of an estate, its district and its area are accessible`, async ({
    page,
  }) => {
    for (const address of [path, '/online-property/quarry-bay', '/online-property/kowloon']) {
      await page.goto(`/${locale}${address}`);
      expect(await accessibilityProblems(page), address).toEqual([]);
    }
  });
}

test('a page in Chinese calls the estate and its neighbours by their Chinese names', async ({
  page,
}) => {
  await page.goto(`/hk${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('康怡花園');
  await expect(page.getByRole('navigation', { name: '目前位置' })).toContainText('鰂魚涌');
  await expect(page.getByRole('table').last().getByRole('link').first()).toHaveText(
    /\p{Script=Han}/u,
  );
});

test('the figure of the page is that of the valuation of the same flat', async ({ page, site }) => {
  const answer = await page.request.get(
    `${site.url}/api/v1/evaluation/estates/quarry-bay/kornhill`,
  );
  const { value, ids } = await answer.json();
  const quote = await page.request.post(`${site.url}/api/v1/evaluation/quote`, {
    data: { ...ids, areaSqft: value.areaSqft, floor: value.floor },
  });
  const { data } = await quote.json();
  expect([data.low, data.value, data.high]).toEqual([value.low, value.value, value.high]);
});

test('its structured data name the place and the questions, and neither a rating nor an offer', async ({
  site,
}) => {
  const { text } = await fetchPath(site, `/en${path}`);
  const graph: { '@type': string }[] = JSON.parse(jsonLd(text))['@graph'];
  expect(graph.map((item) => item['@type'])).toEqual([
    'BreadcrumbList',
    'ApartmentComplex',
    'FAQPage',
  ]);
  expect(jsonLd(text)).not.toMatch(/rating|review|offers/i);
});

test('namesakes are told apart in headings and titles, and those of one district in lists and hits', async ({
  site,
}) => {
  const read = async (address: string) => {
    const { text } = await fetchPath(site, address);
    return {
      title: headValue(text, /<title>([^<]+)<\/title>/),
      heading: headValue(text, /<h1[^>]*>([^<]+)<\/h1>/),
    };
  };
  const [island, kowloon] = [
    await read('/hk/online-property/mid-level-west/scenic-garden'),
    await read('/hk/online-property/mong-kok/fortune-crest'),
  ];
  expect([island.heading, kowloon.heading]).toEqual(['福苑（西半山）', '福苑（旺角）']);
  expect(island.title).not.toBe(kowloon.title);
  const [one, other] = [
    await read('/en/online-property/mid-level/royal-court'),
    await read('/en/online-property/mid-level/royal-court-2'),
  ];
  expect(one.heading).toMatch(/^Royal Court \(.+\)$/);
  expect(one.heading).not.toBe(other.heading);
  expect(one.title).not.toBe(other.title);
  const search = await fetch(`${site.url}/api/v1/evaluation/address/search?q=Royal%20Court`);
  const { data } = (await search.json()) as { data: { label: string }[] };
  const labels = data.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('the picture of an estate’s page is its own', async ({ site }) => {
  const { text } = await fetchPath(site, `/hk${path}`);
  const image = headValue(text, /<meta property="og:image" content="([^"]+)"/) ?? '';
  expect(new URL(image).pathname).toBe('/hk/preview/quarry-bay/kornhill');
  const answer = await fetch(site.url + new URL(image).pathname);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([200, 1200, 630]);
  expect((await fetch(`${site.url}/hk/preview/quarry-bay/atlantis`)).status).toBe(404);
});

test('what is no estate is not found, and another spelling leads to the page', async ({ site }) => {
  for (const [address, status] of [
    ['/en/online-property/quarry-bay/atlantis', 404],
    ['/en/online-property/nowhere', 404],
    ['/en/online-property/quarry-bay/kornhill/more', 404],
    ['/en/online-property/steps', 200],
    [`/en${path}`, 200],
  ] as const)
    expect((await fetchPath(site, address)).status, address).toBe(status);
  const response = await fetch(`${site.url}/hk/online-property/Quarry-Bay/Kornhill?utm_source=x`, {
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    `/hk${path}?utm_source=x`,
  ]);
});
