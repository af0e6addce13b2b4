import { defaultLocale, isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';

const canonicalTags: [RegExp, Locale][] = [
  [/^(?:zh-hant|zh-hk|zh-tw|zh-mo|yue)(?:-|$)/, 'hk'],
  [/^zh(?:-|$)/, 'cn'],
  [/^en(?:-|$)/, 'en'],
];

function localeOfTag(tag: string): Locale | undefined {
  const lower = tag.toLowerCase();
  return canonicalTags.find(([pattern]) => pattern.test(lower))?.[1];
}

/** The supported locale that best matches an `Accept-Language` header (RFC 9110 section 12.5.4). */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { locale: localeOfTag(tag.trim()), quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter((entry) => entry.locale && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return preferences[0]?.locale ?? defaultLocale;
}

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
  if (
    ['zh', 'zh-hans', 'zh-cn', 'zh-sg', 'zh-hant', 'zh-hk', 'zh-tw', 'zh-mo', 'yue'].includes(
      lower,
    ) ||
    /^en-[a-z]{2}$/.test(lower)
  )
    return localeOfTag(lower);
  return undefined;
}
