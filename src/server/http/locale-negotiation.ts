import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { localeFromAcceptLanguage, localeOfLanguageTag } from '@/lib/accept-language';

/** `Vary` of an answer that depends on `negotiateLocale`. */
export const negotiatedVary = 'Accept-Language, Cookie';

const otherSpellings = /^(?:zh|zh-hans|zh-cn|zh-sg|zh-hant|zh-hk|zh-tw|zh-mo|yue|en-[a-z]{2})$/;

/** Language of the `lang` cookie, which only the language switch sets. */
export function localeFromCookie(cookie: string | undefined): Locale | undefined {
  const value = /(?:^|;\s*)lang=([a-z]+)/.exec(cookie ?? '')?.[1];
  return isLocale(value) ? value : undefined;
}

/** The visitor's language when the address names none: cookie, then `Accept-Language`, else English. */
export function negotiateLocale(headers: { cookie?: string; acceptLanguage?: string }): Locale {
  return localeFromCookie(headers.cookie) ?? localeFromAcceptLanguage(headers.acceptLanguage);
}

/** `hk` for a first path segment such as `zh-HK`, `ZH-hant` or `HK` that means one of our languages but is not its canonical spelling. */
export function canonicalLocaleOf(segment: string): Locale | undefined {
  const lower = segment.toLowerCase();
  if (isLocale(lower)) return lower;
  return otherSpellings.test(lower) ? localeOfLanguageTag(lower) : undefined;
}
