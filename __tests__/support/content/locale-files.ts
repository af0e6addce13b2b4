import { readFileSync, readdirSync } from 'node:fs';
import { locales, type Locale } from '@/contracts/locale';

export const namespaces = readdirSync('public/locales/en')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

/** The texts of a namespace by their dotted keys; throws for anything that is neither text nor a group of texts. */
export function textsOf(locale: Locale, namespace: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') return void texts.set(path, node);
    if (!node || typeof node !== 'object' || Array.isArray(node))
      throw new Error(`${locale}/${namespace} ${path} is no text`);
    for (const [key, child] of Object.entries(node)) walk(child, path ? `${path}.${key}` : key);
  };
  walk(JSON.parse(readFileSync(`public/locales/${locale}/${namespace}.json`, 'utf8')), '');
  return texts;
}

export const everyText = locales.flatMap((locale) =>
  namespaces.map((namespace) => ({ locale, namespace, texts: textsOf(locale, namespace) })),
);

export const placeholdersOf = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/\{\{\s*([^},]+?)\s*(?:,[^}]*)?\}\}/g)].map(([, name = '']) => name),
    ),
  ].sort();

// i18next's plural endings; Chinese has only `other`.
export const withoutPlural = (key: string): string =>
  key.replace(/_(?:zero|one|two|few|many|other)$/, '');
