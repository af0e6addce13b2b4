import type { Locale } from '@/contracts/locale';

/** The locale of an `Accept-Language` header; English when it names none of ours. */
export function negotiateLocale(header: string | undefined): Locale {
  const preferences = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => parameter.trim())
        .find((parameter) => parameter.startsWith('q='));
      return {
        locale: localeOfTag(tag),
        quality: quality === undefined ? 1 : Number(quality.slice(2)),
      };
    })
    .filter((preference) => preference.quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return preferences.find((preference) => preference.locale !== null)?.locale ?? 'en';
}

function localeOfTag(tag: string): Locale | null {
  if (/^en(-|$)/.test(tag)) return 'en';
  if (/^(zh-(hant|hk|tw|mo)|yue|hk$)/.test(tag)) return 'hk';
  if (/^(zh|cn$)/.test(tag)) return 'cn';
  return null;
}
