import { locales, localeSuffixes, type Locale } from '@/contracts/locale';
import type { LanguageState } from '@/contracts/content/content-choices';
import type { TextsByLanguage } from '@/contracts/content/content-desk';
import { recordOf } from '@/contracts/typed-record';
import { isRecord } from '@/lib/object/to-record';

/** A text in its three languages; `path` is its place without the language, such as `blocks.0.heading`. Empty where it is missing. */
export interface LocalisedText {
  path: string;
  texts: Record<Locale, string>;
}

/** Lists of texts count as one text of several lines. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : '';
}

const suffixPattern = /(En|Hk|Cn)$/;

/** Every text of a document that exists in languages, in the order in which it stands there. */
export function localisedTextsOf(value: unknown, path = ''): LocalisedText[] {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value))
    return value.flatMap((item, index) => localisedTextsOf(item, at(index)));
  if (!isRecord(value)) return [];
  const fields = new Set(
    Object.keys(value)
      .filter((key) => suffixPattern.test(key))
      .map((key) => key.replace(suffixPattern, '')),
  );
  const own = [...fields].map((field) => ({
    path: at(field),
    texts: recordOf(locales, (locale) => textOf(value[`${field}${localeSuffixes[locale]}`])),
  }));
  const inner = Object.entries(value)
    .filter(([key]) => !suffixPattern.test(key))
    .flatMap(([key, child]) => localisedTextsOf(child, at(key)));
  return [...own, ...inner];
}

/** What is to be done in each language: an empty text is missing where another language has one. */
export function languageStatesOf(
  body: unknown,
  older: TextsByLanguage,
): Record<Locale, LanguageState> {
  const all = localisedTextsOf(body).map(({ texts }) => texts);
  const isMissing = (texts: Record<Locale, string>, locale: Locale) =>
    texts[locale].trim() === '' && locales.some((other) => texts[other].trim() !== '');
  return recordOf(locales, (locale) => {
    if (all.some((texts) => isMissing(texts, locale))) return 'missing';
    return all.some((texts) => older[locale].includes(texts[locale])) ? 'older' : 'complete';
  });
}

type Texts = Record<Locale, string>;

/** Finds the earlier form of a text: the earlier text that agrees with it in most languages; undefined for a new text. */
function formerOf(texts: Texts, former: readonly Texts[]): Texts | undefined {
  const shared = (one: Texts) =>
    locales.filter((locale) => texts[locale] !== '' && one[locale] === texts[locale]).length;
  const [best] = former
    .filter((one) => shared(one) > 0)
    .sort((one, other) => shared(other) - shared(one));
  return best;
}

/**
 * The languages of texts that stayed the same while another language of the same text was changed.
 * Texts are recognised by what they say, so that they stay marked when their block is moved.
 * Filling in a missing or outdated language makes no other language outdated; `upToDate` names
 * texts that are right as they are.
 */
export function olderTextsOf(
  before: unknown,
  after: unknown,
  { older, upToDate }: { older: TextsByLanguage; upToDate: readonly string[] },
): TextsByLanguage {
  const former = localisedTextsOf(before).map(({ texts }) => texts);
  const current = localisedTextsOf(after).map(({ texts }) => texts);
  const marked = recordOf(locales, (locale) => new Set(older[locale]));
  for (const texts of current) {
    const was = formerOf(texts, former);
    if (!was) continue;
    const isRewritten = locales.some(
      (locale) =>
        texts[locale] !== was[locale] &&
        ![texts[locale], was[locale]].includes('') &&
        !older[locale].includes(was[locale]),
    );
    if (isRewritten)
      for (const locale of locales)
        if (texts[locale] !== '' && texts[locale] === was[locale])
          marked[locale].add(texts[locale]);
  }
  return recordOf(locales, (locale) => {
    const present = new Set(current.map((texts) => texts[locale]));
    return [...marked[locale]].filter((text) => present.has(text) && !upToDate.includes(text));
  });
}
