import { localeMetadata } from '@/config/locales';
import { locales, localeSuffixes } from '@/contracts/locale';
import { composedKey } from '@/i18n/composed-key';
import type { Translate } from '@/i18n/text-keys';

interface Words {
  t: Translate<'desk'>;
  tForm: Translate<'content-form'>;
}

/** What the form calls a part of a document. */
export const partWords = (name: string, tForm: Words['tForm']): string =>
  tForm(composedKey<'content-form'>(`part.${name}`));

/** What the form calls a block, or another shape of a part. */
export const variantWords = (name: string, tForm: Words['tForm']): string =>
  tForm(composedKey<'content-form'>(`block.${name}`));

/** What the form calls one of the values that a part can have; `products` are called as a `product` is. */
export const optionWords = (part: string, value: string, tForm: Words['tForm']): string =>
  tForm(composedKey<'content-form'>(`option.${part === 'products' ? 'product' : part}.${value}`));

/** A part in one language: `Heading (English)`. */
export function inLanguage(
  name: string,
  locale: (typeof locales)[number],
  { t, tForm }: Words,
): string {
  const language = localeMetadata[locale].label;
  return t('content.inLanguage', { name: partWords(name, tForm), language });
}

/** A path such as `blocks.0.headingEn` in words: `Blocks 1 › Heading (English)`. */
export function pathWords(path: string, words: Words): string {
  const found: string[] = [];
  for (const step of path.split('.')) {
    const last = found.length - 1;
    if (/^\d+$/.test(step)) {
      const values = { name: found[last] ?? '', number: Number(step) + 1 };
      found[Math.max(last, 0)] = words.t('content.numbered', values);
      continue;
    }
    const locale = locales.find((one) => step.endsWith(localeSuffixes[one]));
    found.push(
      locale === undefined
        ? partWords(step, words.tForm)
        : inLanguage(step.slice(0, -2), locale, words),
    );
  }
  return found.join(' › ');
}
