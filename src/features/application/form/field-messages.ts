import type { Locale } from '@/contracts/locale';
import { composedKey } from '@/i18n/composed-key';
import type { NamespaceKey, Translate } from '@/i18n/text-keys';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatGrouped, formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { FormFieldProblem } from './form-field-problems';

/** The key of a text of a field: the path of the field in the form without list indexes, and the part that is shown. */
export const fieldTextKey = (
  path: string,
  part: 'label' | 'hint' | `choice.${string}`,
): NamespaceKey<'application-form'> =>
  composedKey<'application-form'>(`field.${path.replaceAll(/\.\d+(?=\.)/g, '')}.${part}`);

function withEntryNumber(
  path: string,
  { label, t }: { label: string; t: Translate<'application' | 'application-form'> },
): string {
  const index = Number(/\.(\d+)\./.exec(path)?.[1] ?? 0);
  return index > 0 ? t('problem.numbered', { field: label, number: index + 1 }) : label;
}

/** The label of a field, with the entry number if it is in a list. */
export const fieldLabel = (
  path: string,
  t: Translate<'application' | 'application-form'>,
): string => withEntryNumber(path, { label: t(fieldTextKey(path, 'label')), t });

/** The label for use inside a sentence, without a trailing question mark. */
export const fieldLabelInSentence = (
  path: string,
  t: Translate<'application' | 'application-form'>,
): string =>
  withEntryNumber(path, { label: t(fieldTextKey(path, 'label')).replace(/[?？]$/, ''), t });

function limitText(path: string, limit: number, locale: Locale): string {
  if (path.endsWith('tenorMonths')) return formatTenor(limit, locale);
  return path.endsWith('saleableAreaSqft') ? formatGrouped(limit) : formatMoney(limit);
}

/** The message of a problem of a field, with the field's label and, in a list, the entry number. */
export function fieldProblemMessage(
  path: string,
  problem: FormFieldProblem,
  { t, locale }: TranslationProps<'application' | 'application-form'>,
): string {
  return t(`problem.${problem.key}`, {
    field: fieldLabelInSentence(path, t),
    limit: problem.limit === undefined ? '' : limitText(path, problem.limit, locale),
  });
}
