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

/**
 * The languages in which tests walk through accessibility checks of whole areas: the first one, or all three with
 * `WALK_LANGUAGES=all`, as `npm run test:long` sets it. A translation changes words, not the markup that axe judges.
 */
export const walkedLanguages =
  process.env.WALK_LANGUAGES === 'all' ? languages : languages.slice(0, 1);

/** Whether tests also walk the paths that differ little from those that every run walks. */
export const isWalkedAtLength = process.env.WALK_LANGUAGES === 'all';

export type Language = (typeof languages)[number];

export const localPath = (locale: string, path: string): string =>
  `/${locale}${path === '/' ? '' : path}`;
