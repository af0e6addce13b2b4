import cn from '@locales/cn/evaluation.json';
import en from '@locales/en/evaluation.json';
import hk from '@locales/hk/evaluation.json';
import { ltvLimits } from '@/copy/shared/ltv-limits';
import { loadCopyTexts, textsIn } from '@test/support/content/copy-texts';

const languages = [
  { locale: 'en', suffix: 'En', words: en },
  { locale: 'hk', suffix: 'Hk', words: hk },
  { locale: 'cn', suffix: 'Cn', words: cn },
] as const;

describe.each(languages)('The two highest loan-to-value ratios in $locale', (language) => {
  const { locale, suffix, words } = language;

  it('are explained by the same sentence wherever both are named', async () => {
    const both = textsIn(await loadCopyTexts(), suffix)
      .filter(({ path }) => !path.includes('.question'))
      .filter(({ text }) => /\{(?:promise\.homeLtv|first\.ltvMax)\}/.test(text))
      .filter(({ text }) => text.includes('{promise.calculatorLtv}'));
    expect(both.length).toBeGreaterThan(5);
    expect(both.filter(({ text }) => !text.includes(ltvLimits[locale]))).toEqual([]);
  });

  it('are explained by it on the result of the valuation, too', () => {
    expect(words.borrow.limits.replaceAll(/\{\{|\}\}/g, (braces) => braces.charAt(0))).toBe(
      ltvLimits[locale],
    );
  });
});
