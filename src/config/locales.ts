import { locales, type Locale } from '@/contracts/locale';

export const defaultLocale: Locale = 'en';

export interface LocaleMetadata {
  /** `lang` of the document. */
  htmlLang: string;
  /** `hreflang`, and the `Accept-Language` sent to the API: `hk` and `cn` are not language codes. */
  hrefLang: string;
  openGraph: string;
  dayjs: string;
  intl: string;
  label: string;
  shortLabel: string;
}

export const localeMetadata: Record<Locale, LocaleMetadata> = {
  en: {
    htmlLang: 'en-HK',
    hrefLang: 'en',
    openGraph: 'en',
    dayjs: 'en-gb',
    intl: 'en-HK',
    label: 'English',
    shortLabel: 'EN',
  },
  hk: {
    htmlLang: 'zh-Hant-HK',
    hrefLang: 'zh-HK',
    openGraph: 'zh_tw',
    dayjs: 'zh-hk',
    intl: 'zh-Hant-HK',
    label: '繁體中文',
    shortLabel: '繁',
  },
  cn: {
    htmlLang: 'zh-Hans-CN',
    hrefLang: 'zh-CN',
    openGraph: 'zh_cn',
    dayjs: 'zh-cn',
    intl: 'zh-Hans-CN',
    label: '简体中文',
    shortLabel: '简',
  },
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && locales.some((locale) => locale === value);
}
