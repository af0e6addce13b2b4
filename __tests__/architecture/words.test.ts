import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { sourceFiles } from './source-graph';
import { placesWithWords, wordRules } from './word-rules.mjs';

const linter = new Linter({ configType: 'flat' });
const parsing: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
};
const config = [parsing, ...wordRules] as Linter.Config[];
const messagesFor = (text: string, file = 'src/components/sample.tsx'): string[] =>
  linter.verify(text, config, file).map(({ message }) => message);

describe('The lint rule of words', () => {
  it.each([
    ['Chinese in a string', "export const text = '請填寫此項。';"],
    ['Chinese in a template', 'export const text = (n: number) => `${n}個月`;'],
    ['Chinese in JSX', '<p>提交</p>;'],
    ['an English word in JSX', '<button type="button">Send</button>;'],
    ['an English string in JSX', "<p>{'Send'}</p>;"],
    ['an English template in JSX', '<p>{`Send ${count}`}</p>;'],
    ['an English choice in JSX', "<p>{isOpen ? 'Close' : t('open')}</p>;"],
    ['an English part of JSX', "<p>{isOpen && 'Open'}</p>;"],
    ['an English label', '<nav aria-label="Main" />;'],
    ['an English label in braces', "<TextField label={'Phone'} />;"],
    ['an English label by choice', "<img alt={isSmall ? 'Harbour' : t('alt')} />;"],
    ['an English title', '<iframe title={`Map of ${place}`} />;'],
    ['an English placeholder', '<input placeholder="Your name" />;'],
  ])('refuses %s', (_what, text) => {
    expect(messagesFor(text)).toEqual(['Words belong in public/locales (docs/content.md).']);
  });

  it.each([
    ['a translation', "<p aria-label={t('menu')}>{t('send', { count })}</p>;"],
    ['signs and figures between values', '<p>{from} – {to} (24 %) ·</p>;'],
    ['names of classes and kinds', '<p className="wide" role="alert" data-kind="note" />;'],
    ['a pattern of what people type', 'export const metres = /平方米|㎡/;'],
    ['English for the log', "log.warn('The scanner was silent');"],
    ['a comment', '// 屋苑\nexport const estate = 1;'],
  ])('lets %s be', (_what, text) => {
    expect(messagesFor(text)).toEqual([]);
  });

  it('lets names stand in configuration, but no words in what is shown there', () => {
    expect(messagesFor("export const nameHk = '港鑰按揭';", 'src/config/brand.ts')).toEqual([]);
    expect(messagesFor('<p>Send</p>;', 'src/copy/sample.tsx')).toHaveLength(1);
  });

  it('says why words may stand in a place, and names no place without any', () => {
    const withChinese = sourceFiles().filter((file) =>
      /\p{Script=Han}/u.test(readFileSync(file, 'utf8')),
    );
    const covers = (files: string, file: string): boolean =>
      linter.verify(
        'export {};',
        [parsing, { files: [files], rules: { 'no-restricted-syntax': ['error', 'Program'] } }],
        file,
      ).length > 0;
    expect(placesWithWords.filter(({ reason }) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
    expect(
      placesWithWords.filter(({ files }) => !withChinese.some((file) => covers(files, file))),
    ).toEqual([]);
  });
});
