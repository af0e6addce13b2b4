import type { ContentWarning } from '@/contracts/content/content-desk';
import { locales, localeSuffixes, type Locale } from '@/contracts/locale';
import { simplifiedOnly, traditionalOnly } from '@/valuation/facts/han-scripts';
import { tokenNamesIn } from '@/lib/fill-tokens';
import type { FieldProblem } from '@/backoffice/common/service-error';
import { isRecord } from '@/lib/object/to-record';
import { localisedTextsOf } from './localised-texts';
import { unusedWords } from './unused-words';

const otherScript: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(),
  hk: new Set(simplifiedOnly),
  cn: new Set(traditionalOnly),
};

const wordPattern = (locale: Locale, word: string): RegExp =>
  locale === 'en' ? new RegExp(String.raw`\b${word}\b`, 'i') : new RegExp(word);

const unused = locales.flatMap((locale) =>
  unusedWords[locale].map((word) => ({ locale, word, pattern: wordPattern(locale, word) })),
);

/** Tokens that nothing stands for, by the path of the text that names them. */
export function unknownTokensOf(
  body: unknown,
  tokens: ReadonlySet<string>,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      const limit = tokenNamesIn(value).find((name) => !tokens.has(name));
      if (limit !== undefined) problems[path] = { key: 'unknownToken', limit: `{${limit}}` };
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, path === '' ? String(index) : `${path}.${index}`));
    } else if (isRecord(value)) {
      for (const [key, child] of Object.entries(value))
        walk(child, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(body, '');
  return problems;
}

/** Characters of the other Chinese script, and words for which the site says another; the first of each kind in a text. */
export function warningsOf(body: unknown): ContentWarning[] {
  return localisedTextsOf(body).flatMap(({ path, texts }) =>
    locales.flatMap((locale): ContentWarning[] => {
      const text = texts[locale];
      const at = `${path}${localeSuffixes[locale]}`;
      const character = [...text].find((one) => otherScript[locale].has(one));
      const term = unused.find((one) => one.locale === locale && one.pattern.test(text));
      return [
        ...(character === undefined
          ? []
          : [{ path: at, kind: 'script' as const, found: character }]),
        ...(term ? [{ path: at, kind: 'term' as const, found: term.word }] : []),
      ];
    }),
  );
}
