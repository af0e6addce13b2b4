/** Expected values per locale, stated independently of the code under test (CONTRACT section 1, SPECIFICATION). */
export const languages = [
  {
    locale: 'en',
    htmlLang: 'en-HK',
    hrefLang: 'en',
    openGraph: 'en',
    warning: 'Warning: You have to repay your loans. Don’t pay any intermediaries.',
  },
  {
    locale: 'hk',
    htmlLang: 'zh-Hant-HK',
    hrefLang: 'zh-HK',
    openGraph: 'zh_tw',
    warning: '忠告：借錢梗要還，咪俾錢中介',
  },
  {
    locale: 'cn',
    htmlLang: 'zh-Hans-CN',
    hrefLang: 'zh-CN',
    openGraph: 'zh_cn',
    warning: '忠告：借钱梗要还，咪俾钱中介',
  },
] as const;

export type Language = (typeof languages)[number];

export const localPath = (locale: string, path: string): string =>
  `/${locale}${path === '/' ? '' : path}`;
