import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatGrouped, formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { FormFieldProblem } from './form-field-problems';

/** The locale key of a field: its path without list indexes. */
export const fieldLocaleKey = (path: string): string =>
  `field.${path.replaceAll(/\.\d+(?=\.)/g, '')}`;

function withEntryNumber(path: string, { label, t }: { label: string; t: Translate }): string {
  const index = Number(/\.(\d+)\./.exec(path)?.[1] ?? 0);
  return index > 0 ? t('problem.numbered', { field: label, number: index + 1 }) : label;
}

/** The label of a field, with the entry number if it is in a list. */
export const fieldLabel = (path: string, t: Translate): string =>
  withEntryNumber(path, { label: t(`${fieldLocaleKey(path)}.label`), t });

/** The label for use inside a sentence, without a trailing question mark. */
export const fieldLabelInSentence = (path: string, t: Translate): string =>
  withEntryNumber(path, { label: t(`${fieldLocaleKey(path)}.label`).replace(/[?？]$/, ''), t });

function limitText(path: string, limit: number, locale: Locale): string {
  if (path.endsWith('tenorMonths')) return formatTenor(limit, locale);
  return path.endsWith('saleableAreaSqft') ? formatGrouped(limit) : formatMoney(limit);
}

/** The message of a field error, with the field's label and, in a list, the entry number. */
export function fieldProblemMessage(
  path: string,
  problem: FormFieldProblem,
  { t, locale }: TranslationProps,
): string {
  return t(`problem.${problem.key}`, {
    field: fieldLabelInSentence(path, t),
    limit: problem.limit === undefined ? '' : limitText(path, problem.limit, locale),
  });
}
