import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Printed {
  said: { locale: string; skip: string; copyright: string; missing: string }[];
  resources: Record<string, Record<string, Record<string, unknown>>>;
}

describe('Translations on the server', () => {
  const { said, resources }: Printed = JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', '__tests__/unit/i18n/print-translations.ts'],
      { encoding: 'utf8' },
    ),
  );

  it('speak each language, asked for at the same time', () => {
    expect(said.map(({ locale, skip }) => [locale, skip])).toEqual([
      ['en', 'Skip to content'],
      ['hk', '跳到主要內容'],
      ['cn', '跳到正文'],
    ]);
  });

  it('fill in values as they are', () => {
    expect(said.map(({ copyright }) => copyright)).toEqual(Array(3).fill('© 2026 A & B'));
  });

  it('show the key of a missing text instead of covering it with English', () => {
    expect(said.map(({ missing }) => missing)).toEqual(Array(3).fill('nothing.here'));
  });

  it('hand a flow one language, the namespaces it names and what a waiting part says', () => {
    const bundle = (namespace: string): unknown =>
      JSON.parse(readFileSync(`public/locales/cn/${namespace}.json`, 'utf8'));
    expect(resources).toEqual({ cn: { common: bundle('common'), loading: bundle('loading') } });
  });
});
