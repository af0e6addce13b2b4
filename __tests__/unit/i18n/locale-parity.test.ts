import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { locales } from '@/contracts/locale';
import { errorCodes } from '@/contracts/error-codes';
import { quoteFailureCodes } from '@/contracts/evaluation/evaluation';
import { filesUnder, sourceFiles } from '@test/architecture/source-graph';
import { simplifiedOnly, traditionalOnly } from '@test/support/content/han-script';
import {
  everyText,
  namespaces,
  placeholdersOf,
  textsOf,
  withoutPlural,
} from '@test/support/content/locale-files';

/** The namespaces that code outside i18next reads, with the module that reads each. */
const readers = filesUnder('src/lib/texts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'@locales\/en\/([\w-]+)\.json'/g)].map(
    ([, namespace = '']) => ({ namespace, reader: basename(file, '.ts') }),
  ),
);

const keysOf = (texts: Map<string, string>): string[] =>
  [...new Set([...texts.keys()].map(withoutPlural))].sort();

describe.each(namespaces)('The texts of the namespace %s', (namespace) => {
  const english = textsOf('en', namespace);

  it.each(['hk', 'cn'] as const)('have the same keys in %s as in English', (locale) => {
    expect(keysOf(textsOf(locale, namespace))).toEqual(keysOf(english));
  });

  it.each(locales)('are never empty in %s', (locale) => {
    expect(
      [...textsOf(locale, namespace)].filter(([, text]) => text.trim() === '').map(([key]) => key),
    ).toEqual([]);
  });

  it.each(['hk', 'cn'] as const)('take the same values in %s as in English', (locale) => {
    const byKey = (texts: Map<string, string>) =>
      Object.fromEntries(
        [...texts].map(([key, text]) => [withoutPlural(key), placeholdersOf(text)]),
      );
    expect(byKey(textsOf(locale, namespace))).toEqual(byKey(english));
  });
});

describe('The scripts of the translations', () => {
  const mixed = (locale: string, find: (text: string) => string[]) =>
    everyText
      .filter((entry) => entry.locale === locale)
      .flatMap(({ namespace, texts }) =>
        [...texts].flatMap(([key, text]) =>
          find(text).map((character) => `${namespace} ${key} ${character}`),
        ),
      );

  it('never mix: no Simplified character in hk', () => {
    expect(mixed('hk', simplifiedOnly)).toEqual([]);
  });

  it('never mix: no Traditional character in cn', () => {
    expect(mixed('cn', traditionalOnly)).toEqual([]);
  });

  it('are told apart by the check itself', () => {
    expect(traditionalOnly('港鑰按揭：貸款須還')).toEqual(['鑰', '貸', '須', '還']);
    expect(simplifiedOnly('港钥按揭：贷款须还')).toEqual(['钥', '贷', '须', '还']);
    expect([
      ...traditionalOnly('港钥按揭：最高成数'),
      ...simplifiedOnly('港鑰按揭：供款年期'),
    ]).toEqual([]);
  });

  it('leave nothing in English but names and units', () => {
    const allowed =
      /\{\{[^}]*\}\}|Google Analytics|JavaScript|Money Lender’s Licence|reCAPTCHA|WhatsApp|Facebook|Instagram|SMS|PDF|DOCX?|CSV|ZIP|APR|LTV|UTF-8|HKD|HK\$|No\.|Google|GST|ISO 20022|pain\.001\.001\.09|camt\.053|PAYOUT_[A-Z_]+|HKID|LCP|INP|CLS|TTFB|MB|KB|JPEG|PNG|SVG|HEIC|WebP|AVIF|Cookie|[\w-]+\.csv|YYYY-MM-DD|name@example\.com/g;
    const english = everyText
      .filter(({ locale }) => locale !== 'en')
      .flatMap(({ locale, namespace, texts }) =>
        [...texts]
          .filter(([, text]) => /[A-Za-z]{3,}/.test(text.replace(allowed, '')))
          .map(([key, text]) => `${locale} ${namespace} ${key}: ${text}`),
      );
    expect(english).toEqual([]);
  });
});

describe('The keys that the code asks for', () => {
  const asked = sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*(['"`])((?:(?!\1).)+)\1/g)].map(
      ([, , key = '']) => ({ file, key }),
    ),
  );
  const matches = (key: string, call: string): boolean =>
    new RegExp(
      `^${call
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
        .join('.+')}$`,
    ).test(key);
  it.each(readers)('ask for every text of $namespace', ({ namespace, reader }) => {
    const code = sourceFiles().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const inPages = new RegExp(`(?:useTranslate\\(|Translate<|TranslationProps<)'${namespace}'`);
    // Pages hand the words of their forms over as a list, such as `contact-words.ts`.
    const askers = code.filter(
      ({ file, text }) =>
        text.includes(`/${reader}'`) ||
        inPages.test(text) ||
        file.endsWith(`/${namespace}-words.ts`),
    );
    const calls = asked.filter(({ file }) => askers.some((asker) => asker.file === file));
    // Validation hands over the names of the messages of fields.
    const names = (key: string): string[] =>
      key.startsWith('field.') ? code.map(({ text }) => text) : askers.map(({ text }) => text);
    const isNamed = (key: string): boolean =>
      names(key).some((text) => {
        const name = key.replace(/^field\./, '');
        return text.includes(`'${name}'`) || text.includes(` ${name}:`);
      });
    expect(
      [...textsOf('en', namespace).keys()].filter(
        (key) => !calls.some((call) => matches(key, call.key)) && !isNamed(key),
      ),
    ).toEqual([]);
  });

  it.each([
    ['code', errorCodes],
    ['quote', quoteFailureCodes],
  ])('are those of the contract under %s, and no more', (group, values) => {
    const keys = [...textsOf('en', 'errors').keys()].filter((key) => key.startsWith(`${group}.`));
    expect(keys.sort()).toEqual(values.map((value) => `${group}.${value}`).sort());
  });

  it('have a label for each field of the application, whose key is made from its path', () => {
    const paths = filesUnder('src/features/application').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bpath="([\w.]+)"/g)].map(([, path = '']) =>
        path.replaceAll(/\.\d+(?=\.)/g, ''),
      ),
    );
    const keys = textsOf('en', 'application-form');
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((path) => !keys.has(`field.${path}.label`))).toEqual([]);
  });
});
