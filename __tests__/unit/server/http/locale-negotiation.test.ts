import {
  canonicalLocaleOf,
  localeFromAcceptLanguage,
  localeFromCookie,
  negotiateLocale,
} from '@/server/http/locale-negotiation';

describe('The language of a visitor', () => {
  it.each([
    ['zh-HK,zh;q=0.9,en;q=0.8', 'hk'],
    ['zh-TW', 'hk'],
    ['zh-Hant', 'hk'],
    ['zh-Hant-CN', 'hk'],
    ['zh-MO', 'hk'],
    ['yue', 'hk'],
    ['yue-Hant-HK', 'hk'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['zh-Hans-HK', 'cn'],
    ['zh-SG', 'cn'],
    ['zh', 'cn'],
    ['en-GB,en;q=0.9,zh-HK;q=0.8', 'en'],
    ['fr-FR,zh-HK;q=0.3', 'hk'],
    ['en;q=0.2, zh-TW;q=0.7', 'hk'],
    ['en;q=0, zh-CN;q=0.1', 'cn'],
    ['EN-us', 'en'],
    ['fr, de', 'en'],
    ['*', 'en'],
    ['zhx', 'en'],
    ['en;q=abc, zh-HK;q=0.1', 'hk'],
    [undefined, 'en'],
    [`${'zh-HK;q=0.1,'.repeat(500)}en`, 'en'],
  ])('from Accept-Language %p is %s', (header, locale) => {
    expect(localeFromAcceptLanguage(header)).toBe(locale);
  });

  it.each([
    ['lang=hk', 'hk'],
    ['a=1; lang=cn; b=2', 'cn'],
    ['a=1;lang=en', 'en'],
    ['xlang=hk', undefined],
    ['lang=fr', undefined],
    ['lang=hkx', undefined],
    ['lang=', undefined],
    [undefined, undefined],
  ])('from the cookie %p is %p', (cookie, locale) => {
    expect(localeFromCookie(cookie)).toBe(locale);
  });

  it('comes from the cookie before the header', () => {
    expect(negotiateLocale({ cookie: 'lang=cn', acceptLanguage: 'zh-HK' })).toBe('cn');
    expect(negotiateLocale({ cookie: 'lang=xx', acceptLanguage: 'zh-HK' })).toBe('hk');
  });
});

describe('A first path segment that means a language', () => {
  it.each([
    ['EN', 'en'],
    ['Hk', 'hk'],
    ['zh', 'cn'],
    ['zh-CN', 'cn'],
    ['zh-Hans', 'cn'],
    ['zh-HK', 'hk'],
    ['ZH-hant', 'hk'],
    ['zh-TW', 'hk'],
    ['yue', 'hk'],
    ['en-GB', 'en'],
    ['fr', undefined],
    ['energy', undefined],
    ['', undefined],
    ['zh-xx', undefined],
    ['en-', undefined],
  ])('%p means %p', (segment, locale) => {
    expect(canonicalLocaleOf(segment)).toBe(locale);
  });
});
