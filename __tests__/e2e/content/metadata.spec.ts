import { contentPaths, flowPaths } from '@/config/paths';
import { expect, test } from '@test/support/browser/e2e';
import { languages, localPath } from '@test/support/browser/expected-languages';
import { walkedLanguages } from '@test/support/browser/long-walks';
import { fetchPath, headValue } from '@test/support/site/site-client';

const paths: string[] = [...Object.values(contentPaths), ...Object.values(flowPaths)];
const titlePattern = /<title>([^<]+)<\/title>/;
const descriptionPattern = /<meta name="description" content="([^"]+)"/;

for (const { locale, htmlLang, openGraph, warning } of walkedLanguages) {
  test(`every page under /${locale} is in its language, with title, description and address of its own, and a policy header under 3 kilobytes`, async ({
    site,
  }) => {
    const pages: { path: string; status: number; text: string; headers: Headers }[] = [];
    for (const path of paths)
      pages.push({ path, ...(await fetchPath(site, localPath(locale, path))) });
    const titles = pages.map(({ text }) => headValue(text, titlePattern));
    const descriptions = pages.map(({ text }) => headValue(text, descriptionPattern));
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
    expect(titles).not.toContain(undefined);
    expect(descriptions).not.toContain(undefined);
    expect(new Set(titles).size).toBe(paths.length);
    expect(new Set(descriptions).size).toBe(paths.length);
    for (const { path, text } of pages)
      expect({
        lang: headValue(text, /<html lang="([^"]+)"/),
        canonical: headValue(text, /<link rel="canonical" href="([^"]+)"/),
        alternates: text.match(/<link rel="alternate" hrefLang="[^"]+"/g),
        openGraph: headValue(text, /<meta property="og:locale" content="([^"]+)"/),
        headings: text.match(/<h1[ >]/g)?.length,
        hasWarning: text.includes(warning),
      }).toEqual({
        lang: htmlLang,
        canonical: site.url + localPath(locale, path),
        alternates: ['x-default', 'en', 'zh-HK', 'zh-CN'].map(
          (language) => `<link rel="alternate" hrefLang="${language}"`,
        ),
        openGraph,
        headings: 1,
        hasWarning: true,
      });
    const path = '/no-such-page';
    const all = [...pages, { path, ...(await fetchPath(site, localPath(locale, path))) }];
    const isTooLong = ({ headers }: { headers: Headers }): boolean =>
      (headers.get('content-security-policy')?.length ?? Infinity) > 3_000;
    expect(all.filter(isTooLong).map((page) => page.path)).toEqual([]);
  });
}

test('the policy of a page allows nothing inline but what is in it', async ({ site }) => {
  const policy = (await fetchPath(site, '/en')).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' (?:'sha256-[\w+/]{43}=' ?)+;/);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('each preview image is a picture of 1200 by 630', async ({ site }) => {
  for (const path of ['/en/preview/home', '/hk/preview/rmb-loan', '/cn/preview/faq']) {
    const answer = await fetch(site.url + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('the manifest of each language names pictures that exist', async ({ site }) => {
  for (const { locale, htmlLang } of languages) {
    const manifest = JSON.parse(
      (await fetchPath(site, `/${locale}/manifest.webmanifest`)).text,
    ) as { lang: string; start_url: string; icons: { src: string }[] };
    const statuses = await Promise.all(
      manifest.icons.map(async ({ src }) => (await fetchPath(site, src)).status),
    );
    expect(manifest).toMatchObject({
      lang: htmlLang,
      start_url: `/${locale}`,
      display: 'standalone',
    });
    expect(statuses).toEqual([200, 200, 200]);
  }
});

test('the icons that browsers ask for by themselves exist', async ({ site }) => {
  for (const path of [
    '/favicon.ico',
    '/images/brand/favicon.svg',
    '/images/brand/apple-touch-icon.png',
  ])
    expect((await fetchPath(site, path)).status, path).toBe(200);
});
