import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { defaultLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';

const localesOfTags: [RegExp, Locale][] = [
  [/^(?:zh-(?:hant|hk|tw|mo)|yue|hk)(?:-|$)/i, 'hk'],
  [/^(?:zh|cn)(?:-|$)/i, 'cn'],
  [/^en(?:-|$)/i, 'en'],
];
// Browsers send well under 200 characters; a longer header is cut, so that it costs no more than this to read.
const maxHeaderLength = 8_192;
const knownHeaders = new LRUCache<string, Locale>({ max: 200 });

/** The locale that a language tag such as `zh-Hant-HK` means; `undefined` for a language that the site does not have. */
export function localeOfLanguageTag(tag: string): Locale | undefined {
  return localesOfTags.find(([pattern]) => pattern.test(tag))?.[1];
}

/** The locale that best matches an `Accept-Language` header (RFC 9110 section 12.5.4); English if it names none of ours. */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const key = header.slice(0, maxHeaderLength);
  const known = knownHeaders.get(key);
  if (known) return known;
  const tags = new Negotiator({ headers: { 'accept-language': key } }).languages();
  const locale = tags.map(localeOfLanguageTag).find((match) => match !== undefined);
  knownHeaders.set(key, locale ?? defaultLocale);
  return locale ?? defaultLocale;
}
