import { locales, type Locale } from '@/contracts/locale';

/** What a locale file holds: texts and groups of texts. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The dotted keys of the texts of a file, such as `notice.label`. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

export type TextValues = Readonly<Record<string, string | number>>;

/** The text of a key with its `{{tokens}}` filled; a token without a value is left in place, so that it is noticed. */
export type ReadText<Key extends string> = (key: Key, values?: TextValues) => string;

export interface LocaleTexts<Key extends string> {
  /** The texts in one language. */
  in: (locale: Locale) => ReadText<Key>;
  /** Whether there is a text of this name. */
  isKey: (name: string) => name is Key;
}

const tokenPattern = /\{\{([\w.]+)\}\}/g;

/**
 * Reads one namespace of `public/locales` where i18next is not at hand: in the back office, the web server and shared code.
 * The English file gives the keys; `standingValues` fill their tokens in every text. Throws if another language lacks one, or fills a text with other tokens.
 */
export function createLocaleTexts<Tree extends TextTree>(
  files: { en: Tree } & Record<Exclude<Locale, 'en'>, NoInfer<Tree>>,
  standingValues: (locale: Locale) => TextValues = () => ({}),
): LocaleTexts<TextKey<Tree>> {
  const texts: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
    en: flatten(files.en),
    hk: flatten(files.hk),
    cn: flatten(files.cn),
  };
  for (const locale of locales)
    for (const [key, english] of texts.en)
      if (tokensOf(texts[locale].get(key)) !== tokensOf(english))
        throw new Error(`The text ${key} is missing in ${locale}, or takes other values there`);
  const readers = new Map<Locale, ReadText<TextKey<Tree>>>();
  function readerOf(locale: Locale): ReadText<TextKey<Tree>> {
    const ofLocale = texts[locale];
    const standing = standingValues(locale);
    return (key, given = {}) =>
      (ofLocale.get(key) ?? key).replaceAll(tokenPattern, (token: string, name: string) =>
        String(
          (Object.hasOwn(given, name) ? given[name] : undefined) ??
            (Object.hasOwn(standing, name) ? standing[name] : token),
        ),
      );
  }
  return {
    in: (locale) => {
      const known = readers.get(locale);
      if (known) return known;
      const reader = readerOf(locale);
      readers.set(locale, reader);
      return reader;
    },
    isKey: (name): name is TextKey<Tree> => texts.en.has(name),
  };
}

function flatten(tree: TextTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, child] of Object.entries(tree))
    if (typeof child === 'string') texts.set(prefix + name, child);
    else for (const [key, text] of flatten(child, `${prefix}${name}.`)) texts.set(key, text);
  return texts;
}

/** The names of a text's tokens in order, joined; undefined where there is no text. */
function tokensOf(text: string | undefined): string | undefined {
  return (
    text &&
    `:${[...new Set([...text.matchAll(tokenPattern)].map(([, name]) => name))].sort().join()}`
  );
}
