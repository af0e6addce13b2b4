import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';
import { languages } from '@test/support/browser/expected-languages';
import { fetchPath } from '@test/support/site/site-client';

const negotiated = [
  { path: '/', language: 'en-GB,en;q=0.9', location: '/en' },
  { path: '/', language: 'zh-HK,zh;q=0.9,en;q=0.8', location: '/hk' },
  { path: '/', language: 'zh-TW', location: '/hk' },
  { path: '/', language: 'zh-Hant', location: '/hk' },
  { path: '/', language: 'yue', location: '/hk' },
  { path: '/', language: 'zh-CN', location: '/cn' },
  { path: '/', language: 'zh-Hans', location: '/cn' },
  { path: '/', language: 'zh-SG', location: '/cn' },
  { path: '/', language: 'zh', location: '/cn' },
  { path: '/', language: 'fr-FR, de;q=0.8', location: '/en' },
  { path: '/', language: 'en;q=0.4, zh-HK;q=0.9', location: '/hk' },
  { path: '/rmb-loan', language: 'zh-CN', location: '/cn/rmb-loan' },
  {
    path: '/online-property/steps?a=1&b=%20',
    language: 'zh-HK',
    location: '/hk/online-property/steps?a=1&b=%20',
  },
  { path: '/apply/first', language: 'en', location: '/en/apply/first' },
];

for (const { path, language, location } of negotiated) {
  test(`${path} with "${language}" goes to ${location} for now`, async ({ site }) => {
    const answer = await fetchPath(site, path, { 'accept-language': language });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('vary')).toBe('Accept-Language, Cookie');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
}

const permanent = [
  { path: '/EN', location: '/en' },
  { path: '/EN/rmb-loan', location: '/en/rmb-loan' },
  { path: '/zh-HK', location: '/hk' },
  { path: '/zh-hk/faq?q=a%26b', location: '/hk/faq?q=a%26b' },
  { path: '/zh-CN', location: '/cn' },
  { path: '/zh', location: '/cn' },
  { path: '/en-GB/career', location: '/en/career' },
  { path: '/en/', location: '/en' },
  { path: '/hk/rmb-loan/?source=x', location: '/hk/rmb-loan?source=x' },
  { path: '/hk/apply/2nd-mtg/loan', location: '/hk/apply/second/loan' },
];

for (const { path, location } of permanent) {
  test(`${path} goes to ${location} for good`, async ({ site }) => {
    const answer = await fetchPath(site, path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
  });
}

test('the chosen language beats the one of the browser', async ({ site }) => {
  const answer = await fetchPath(site, '/faq', {
    'accept-language': 'en',
    cookie: 'other=1; lang=cn',
  });
  expect(answer.headers.get('location')).toBe('/cn/faq');
});

test('a language cookie that names no language of ours is ignored', async ({ site }) => {
  const answer = await fetchPath(site, '/', { 'accept-language': 'zh-HK', cookie: 'lang=fr' });
  expect(answer.headers.get('location')).toBe('/hk');
});

for (const path of [
  '//evil.example/',
  '/%2F%2Fevil.example',
  '//evil.example/en',
  '/zh//evil.example',
  '/EN//evil.example/',
  '/en/%0d%0aLocation:%20https://evil.example',
  '/%E0%A4%A',
  '/en/%E0%A4%A',
  '/en/%00',
  '/EN/%0d%0aSet-Cookie:%20a=b',
]) {
  test(`${path} leads nowhere outside and breaks nothing`, async ({ site }) => {
    const answer = await fetchPath(site, path);
    expect([308, 404]).toContain(answer.status);
    expect(new URL(answer.headers.get('location') ?? '/', site.url).origin).toBe(site.url);
    expect(answer.cookies).toEqual([]);
  });
}

const unknown = [
  {
    path: '/en/no-such-page',
    lang: 'en-HK',
    heading: 'This page does not exist',
    title: '港鑰按揭｜香港物業按揭及貸款',
  },
  {
    path: '/hk/no-such-page',
    lang: 'zh-Hant-HK',
    heading: '找不到此頁',
    title: '港鑰按揭｜香港物業按揭及貸款',
  },
  {
    path: '/cn/no-such-page',
    lang: 'zh-Hans-CN',
    heading: '找不到这个页面',
    title: '港钥按揭｜香港房产按揭及贷款',
  },
  {
    path: '/fr/rmb-loan',
    lang: 'en-HK',
    heading: 'This page does not exist',
    title: '港鑰按揭｜香港物業按揭及貸款',
  },
];

test.describe('an unknown address', () => {
  test.use({ expectedProblems: [/status(?: of)? 404/] });

  for (const { path, lang, heading, title } of unknown) {
    test(`${path} is answered 404 in words of its language and the default Chinese title`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        lang === 'zh-Hans-CN' ? /^香港房产按揭贷款/ : /^香港物業按揭貸款/,
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const warning = languages.find(({ htmlLang }) => htmlLang === lang)?.warning ?? lang;
      await expect(page.getByRole('contentinfo')).toContainText(warning);
      await expect(page.getByRole('contentinfo')).toContainText('Money Lender’s Licence No. ');
      // It stands for no address: nothing may be named as its original or its translation.
      await expect(
        page.locator('link[rel="canonical"], link[hreflang], meta[property="og:url"]'),
      ).toHaveCount(0);
    });
  }
});

test('an unknown language is told so in the language of the browser', async ({ site }) => {
  const answer = await fetchPath(site, '/fr/rmb-loan', { 'accept-language': 'zh-HK' });
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('<html lang="zh-Hant-HK"');
  expect(answer.headers.get('vary')?.split(', ').sort()).toEqual([
    'Accept-Encoding',
    'Accept-Language',
    'Cookie',
  ]);
});

test('a query of ten thousand characters is served like any other', async ({ site }) => {
  const value = 'x'.repeat(10_000);
  const answer = await fetchPath(site, `/en/faq?utm_source=${value}&q=${value}`);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('x'.repeat(101));
  expect(answer.cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `utm_source=${'x'.repeat(100)}`,
  ]);
});

test('other methods than reading are refused on a page', async ({ site }) => {
  const answer = await fetch(`${site.url}/en`, { method: 'POST', body: 'a=b' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

for (const { name, product, heading } of [
  { name: '1st-mtg', product: 'first', heading: /^Apply: First mortgage/ },
  { name: '2nd-mtg', product: 'second', heading: /^Apply: Second mortgage/ },
]) {
  test(`a link inside the site to /apply/${name} shows the application for ${product}, without loading a document`, async ({
    page,
  }) => {
    await page.goto('/en/apply/fast-pass');
    await wake(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate((path) => {
      Object.assign(window, { isSameDocument: true });
      Reflect.get(window, 'next').router.push(path);
    }, `/en/apply/${name}`);
    await expect(page).toHaveURL(new RegExp(`/en/apply/${product}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}
