import { localeMetadata } from '@/config/locales';
import { locales } from '@/contracts/locale';

// The scripts of Unicode that run from right to left and that a language of the web is written in.
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

it('Every language is written from left to right, which the layout relies on (ADR 35)', () => {
  const scripts = locales.map(
    (locale) => new Intl.Locale(localeMetadata[locale].htmlLang).maximize().script ?? '',
  );
  expect(scripts).toContain('Latn');
  expect(scripts.filter((script) => rightToLeft.includes(script))).toEqual([]);
});
