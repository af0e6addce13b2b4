import {
  canonicalLocaleOf,
  localeFromCookie,
  negotiateLocale,
} from '@/server/http/locale-negotiation';

describe('The language of a visitor', () => {
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
