import { locales, type Locale } from '@/contracts/locale';

export const defaultLocale: Locale = 'en';

export interface LocaleMetadata {
  /** `lang` of the document. */
  htmlLang: string;
  /** `hreflang`, and the `Accept-Language` sent to the API: `hk` and `cn` are not language codes. */
  hrefLang: string;
  openGraph: string;
  intl: string;
  label: string;
  shortLabel: string;
  /** Between the items of a list. */
  listSeparator: string;
  address: AddressOrder;
}

/** How the parts of an address follow one another. */
export interface AddressOrder {
  /** Flat first and district last, otherwise the other way round. */
  isNarrowestFirst: boolean;
  separator: string;
  /** Between a street and its number. */
  numberSeparator: string;
}

const chineseAddress: AddressOrder = {
  isNarrowestFirst: false,
  separator: ' ',
  numberSeparator: '',
};

export const localeMetadata: Record<Locale, LocaleMetadata> = {
  en: {
    htmlLang: 'en-HK',
    hrefLang: 'en',
    openGraph: 'en',
    intl: 'en-HK',
    label: 'English',
    shortLabel: 'EN',
    listSeparator: ', ',
    address: { isNarrowestFirst: true, separator: ', ', numberSeparator: ' ' },
  },
  hk: {
    htmlLang: 'zh-Hant-HK',
    hrefLang: 'zh-HK',
    openGraph: 'zh_tw',
    intl: 'zh-Hant-HK',
    label: '繁體中文',
    shortLabel: '繁',
    listSeparator: '、',
    address: chineseAddress,
  },
  cn: {
    htmlLang: 'zh-Hans-CN',
    hrefLang: 'zh-CN',
    openGraph: 'zh_cn',
    intl: 'zh-Hans-CN',
    label: '简体中文',
    shortLabel: '简',
    listSeparator: '、',
    address: chineseAddress,
  },
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && locales.some((locale) => locale === value);
}
