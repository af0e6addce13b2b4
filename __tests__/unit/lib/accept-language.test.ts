import { localeFromAcceptLanguage, localeOfLanguageTag } from '@/lib/accept-language';

describe('The language of an Accept-Language header', () => {
  it.each([
    ['zh-HK,zh;q=0.9,en;q=0.8', 'hk'],
    ['zh-TW', 'hk'],
    ['zh-Hant', 'hk'],
    ['zh-Hant-CN', 'hk'],
    ['zh-MO', 'hk'],
    ['yue', 'hk'],
    ['yue-Hant-HK', 'hk'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['zh-Hans', 'cn'],
    ['zh-Hans-HK', 'cn'],
    ['zh-SG', 'cn'],
    ['zh', 'cn'],
    ['en-GB,en;q=0.9,zh-HK;q=0.8', 'en'],
    ['fr-FR,zh-HK;q=0.3', 'hk'],
    ['en;q=0.2, zh-TW;q=0.7', 'hk'],
    ['fr, zh-HK;q=0.4, zh-CN;q=0.9', 'cn'],
    ['zh-CN;q=0.5, zh-HK;q=0.5', 'cn'],
    ['en;q=0, zh-CN;q=0.1', 'cn'],
    ['EN-us', 'en'],
    ['fr, de', 'en'],
    ['*', 'en'],
    ['*, zh-HK;q=0.5', 'hk'],
    ['zhx', 'en'],
    ['en;q=abc, zh-HK;q=0.1', 'hk'],
    ['', 'en'],
    [undefined, 'en'],
    [`${'zh-HK;q=0.1,'.repeat(500)}en`, 'en'],
    [`${'x,'.repeat(100_000)}zh-HK`, 'en'],
  ])('%.40s is %s', (header, locale) => {
    expect([localeFromAcceptLanguage(header), localeFromAcceptLanguage(header)]).toEqual([
      locale,
      locale,
    ]);
  });

  it.each([',', ';;;q=,,,', 'zh-HK;q="', '\u0000', 'q=1;zh', '-', 'en;;;;;q', '﷽, ;=;,"\\'])(
    'never fails on the broken header %j',
    (header) => {
      expect(['en', 'hk', 'cn']).toContain(localeFromAcceptLanguage(header));
    },
  );
});

describe('The language of a tag', () => {
  it.each([
    ['zh-Hant-HK', 'hk'],
    ['ZH-cn', 'cn'],
    ['en-HK', 'en'],
    ['english', undefined],
    ['yuea', undefined],
    ['', undefined],
  ])('%s is %s', (tag, locale) => {
    expect(localeOfLanguageTag(tag)).toBe(locale);
  });
});
