import { readFileSync } from 'node:fs';
import { filesUnder } from '@test/architecture/source-graph';
import { loadCopyTexts, textsIn } from '@test/support/content/copy-texts';

const languages = [
  { locale: 'en', suffix: 'En', column: 1 },
  { locale: 'hk', suffix: 'Hk', column: 2 },
  { locale: 'cn', suffix: 'Cn', column: 3 },
] as const;

/** The rows of the table in docs/terms.md, each as its cells. */
const rows = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Concept'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** The words that a row forbids in a language: `en: papers; hk: 真人, 機械人`. */
function forbiddenIn(row: readonly string[], locale: string): string[] {
  return (row[4] ?? '')
    .split(';')
    .map((part) => part.trim().split(': '))
    .filter(([language]) => language === locale)
    .flatMap(([, words = '']) => words.split(', '));
}

async function corpus({ locale, suffix }: (typeof languages)[number]): Promise<string[]> {
  const copy = textsIn(await loadCopyTexts(), suffix).map(({ path, text }) => `${path}: ${text}`);
  const words = filesUnder(`public/locales/${locale}`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.replace(/^\s*"[^"]*":/, '')}`),
  );
  return [...copy, ...words];
}

const pattern = (locale: string, word: string): RegExp =>
  locale === 'en' ? new RegExp(`\\b${word}\\b`, 'i') : new RegExp(word);

describe('The table of terms', () => {
  it('names each idea in three languages', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row.length !== 5 || row.slice(0, 4).includes(''))).toEqual([]);
  });

  it.each(languages)('is kept by every page and message in $locale', async (language) => {
    const lines = await corpus(language);
    const forbidden = rows.flatMap((row) => forbiddenIn(row, language.locale));
    expect(forbidden.length).toBeGreaterThan(1);
    const found = forbidden.flatMap((word) =>
      lines.filter((line) => pattern(language.locale, word).test(line)).slice(0, 3),
    );
    expect(found).toEqual([]);
  });

  it.each(languages)('holds no word in $locale that nobody uses', async (language) => {
    const text = (await corpus(language)).join('\n');
    const unused = rows
      .map((row) => (row[language.column] ?? '').split(/, |[（ ]\(?|（/)[0] ?? '')
      .filter((word) => !pattern(language.locale, word).test(text));
    expect(unused).toEqual([]);
  });
});
