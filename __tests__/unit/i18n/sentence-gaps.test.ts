import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '@test/architecture/source-graph';

const folder = 'public/locales/hk';
// A build leaves compressed copies beside the files.
const namespaces = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object);

/** What a key says in Traditional Chinese, in each namespace that has it. */
const textsOf = (key: string): unknown[] =>
  namespaces.map((texts) =>
    key.split('.').reduce<unknown>((part, name) => Object(part)[name], texts),
  );

const withSpace = /\bt\('([\w.-]+)'[^'`]*?\)\}\{' '\}/g;
const endsInFullWidth = /[。？！]$/;

/** Keys of sentences with a space behind them in `source`. */
const spacedSentences = (source: string): string[] =>
  [...source.matchAll(withSpace)]
    .map(([, key = '']) => key)
    .filter((key) => textsOf(key).some((text) => endsInFullWidth.test(String(text))));

describe('Sentences that stand behind each other', () => {
  it('have no space between them in Chinese', () => {
    const spaced = filesUnder('src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        spacedSentences(readFileSync(file, 'utf8')).map((key) => `${file} ${key}`),
      );
    expect(spaced).toEqual([]);
  });

  it('are told from words by their full stop', () => {
    const code =
      "{t('passkey.lost')}{' '}{t('passkey.added', { at })}{' '}{t('passkey.name')}{' '}";
    expect(spacedSentences(code)).toEqual(['passkey.lost', 'passkey.added']);
  });
});
