import { locales } from '@/contracts/locale';
import { createLocaleTexts } from '@/lib/texts/locale-texts';

const greeting = { plain: 'Hello', group: { named: 'Hello {{name}}, {{name}}: {{count}}' } };

describe('Texts read from locale files', () => {
  const texts = createLocaleTexts({
    en: greeting,
    hk: { plain: '你好', group: { named: '{{count}}：{{name}}你好' } },
    cn: { plain: '您好', group: { named: '{{name}}您好：{{count}}' } },
  });

  it('come in the language asked for, groups by dots', () => {
    expect(locales.map((locale) => texts.in(locale)('plain'))).toEqual(['Hello', '你好', '您好']);
    expect(texts.in('hk')('group.named', { name: 'A', count: 2 })).toBe('2：A你好');
  });

  it('take a value in every place as it is, patterns and braces included', () => {
    expect(texts.in('en')('group.named', { name: '$& {{count}}', count: 0 })).toBe(
      'Hello $& {{count}}, $& {{count}}: 0',
    );
  });

  it('keep a token without a value, so that it is noticed', () => {
    expect(texts.in('en')('group.named', { count: 1 })).toBe('Hello {{name}}, {{name}}: 1');
    expect(texts.in('en')('group.named', { count: 1, toString: 'x' })).toContain('{{name}}');
  });

  it('have standing values of their language, asked for once, which a given value stands before', () => {
    const asked: string[] = [];
    const standing = createLocaleTexts({ en: greeting, hk: greeting, cn: greeting }, (locale) => {
      asked.push(locale);
      return { name: `of ${locale}`, count: 0 };
    });
    expect([1, 2].map(() => standing.in('en')('group.named'))).toEqual(
      Array(2).fill('Hello of en, of en: 0'),
    );
    expect(standing.in('cn')('group.named', { name: 'given' })).toBe('Hello given, given: 0');
    expect(asked).toEqual(['en', 'cn']);
  });

  it('tell their keys from other names', () => {
    expect(
      ['plain', 'group.named', 'group', 'toString', ''].map((name) => texts.isKey(name)),
    ).toEqual([true, true, false, false, false]);
  });

  it('are refused where a language lacks a key', () => {
    const incomplete: typeof greeting = JSON.parse('{"plain":"你好","group":{}}');
    expect(() => createLocaleTexts({ en: greeting, hk: greeting, cn: incomplete })).toThrow(
      'The text group.named is missing in cn, or takes other values there',
    );
  });

  it('are refused where a language fills a text with another value', () => {
    const other = { ...greeting, group: { named: '{{nmae}} {{count}}' } };
    expect(() => createLocaleTexts({ en: greeting, hk: other, cn: greeting })).toThrow(
      'The text group.named is missing in hk, or takes other values there',
    );
  });
});
