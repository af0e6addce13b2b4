import { negotiateLocale } from '@/backoffice/http/negotiate-locale';

describe('The language of a request', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['en', 'en'],
    ['en-GB,zh-HK', 'en'],
    ['zh-HK', 'hk'],
    ['zh-Hant', 'hk'],
    ['zh-TW', 'hk'],
    ['yue-Hant-HK', 'hk'],
    ['zh-CN', 'cn'],
    ['zh-Hans-SG', 'cn'],
    ['zh', 'cn'],
    ['fr, zh-HK;q=0.4, zh-CN;q=0.9', 'cn'],
    ['en;q=0, zh-HK;q=0.1', 'hk'],
    ['de', 'en'],
    [`${'x,'.repeat(100_000)}zh-HK`, 'en'],
    ['en;q=nonsense, zh-HK', 'hk'],
  ])('of %.30s is %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});
