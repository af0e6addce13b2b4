import { pageRows, pageSlugs, resolvePage } from '@/config/page-lookup';
import { contentPaths, flowPaths, localisedPath, notFoundPath } from '@/config/paths';
import { isLocale, localeMetadata } from '@/config/locales';
import { pageSlugSchema } from '@/contracts/content/page';

// CONTRACT section 1, copied from its table.
const contractPaths = [
  '/',
  '/first-mortgage',
  '/second-mortgage',
  '/fast-pass',
  '/bridging-loan',
  '/revolving-loan',
  '/rmb-loan',
  '/payment-holiday',
  '/mortgage-services',
  '/case1',
  '/case2',
  '/case3',
  '/buy-now-sell-later',
  '/loan-calculator',
  '/online-property',
  '/online-property/steps',
  '/product-finder',
  '/customer-centre',
  '/contact-us',
  '/faq',
  '/career',
  '/about-us',
  '/terms-and-conditions',
  '/privacy',
  '/accessibility',
  '/upload-document',
  '/private-link',
];

describe('The paths of the site', () => {
  it('contain those of the contract', () => {
    expect(Object.values(contentPaths)).toEqual(expect.arrayContaining(contractPaths));
    expect(Object.values(flowPaths)).toEqual(
      expect.arrayContaining(['/apply/first', '/apply/second', '/apply/fast-pass']),
    );
    expect(
      Object.values(flowPaths).filter((path) => !/^\/(?:apply|account)(?:\/|$)/.test(path)),
    ).toEqual([]);
  });

  it('each show content of their own', () => {
    expect(new Set(pageSlugs).size).toBe(pageSlugs.length);
    expect(new Set(pageRows.map(({ path }) => path)).size).toBe(pageRows.length);
  });

  it('have slugs that the contract takes and that no other address of the API has', () => {
    expect(pageSlugs.filter((slug) => !pageSlugSchema.safeParse(slug).success)).toEqual([]);
    expect(pageSlugs).not.toContain('maintenance');
  });

  it.each([
    ['/terms-and-conditions', 'terms-and-cond'],
    ['/buy-now-sell-later', 'BuyNowSellLater'],
    ['/upload-document', 'uploadDoc'],
    ['/private-link', 'privateLink'],
    ['/online-property/steps', 'online-valuation-steps'],
    ['/', 'home'],
  ] as const)('show for %s the content %s', (path, slug) => {
    expect(resolvePage(path)).toMatchObject({ kind: 'page', row: { path, slug } });
  });

  it('do not collide with the page for unknown addresses', () => {
    expect(Object.values<string>({ ...contentPaths, ...flowPaths })).not.toContain(notFoundPath);
  });
});

describe('A localised path', () => {
  it.each([
    ['hk', '/', '/hk'],
    ['en', '/rmb-loan', '/en/rmb-loan'],
    ['cn', '/rmb-loan?source=a#rates', '/cn/rmb-loan?source=a#rates'],
    ['hk', '/?source=a', '/hk?source=a'],
    ['hk', '/#products', '/hk#products'],
    ['en', '/apply/first', '/en/apply/first'],
  ] as const)('%s %s is %s', (locale, path, localised) => {
    expect(localisedPath(locale, path)).toBe(localised);
  });
});

describe('A locale', () => {
  it.each(['en', 'hk', 'cn'])('%s is known', (locale) => {
    expect(isLocale(locale)).toBe(true);
  });

  it.each(['EN', 'zh-HK', '', 'toString', undefined, null, 3, ['en']])('%p is not', (value) => {
    expect(isLocale(value)).toBe(false);
  });

  it('has the language codes of the contract, which are not its own name', () => {
    expect(
      Object.values(localeMetadata).map(({ htmlLang, hrefLang }) => [htmlLang, hrefLang]),
    ).toEqual([
      ['en-HK', 'en'],
      ['zh-Hant-HK', 'zh-HK'],
      ['zh-Hans-CN', 'zh-CN'],
    ]);
  });
});
