import type { Locale } from '@/contracts/locale';
import { formatMoney } from '@/lib/format';
import { errorTexts } from '@/lib/texts/error-texts';
import type { FieldProblem } from '@/backoffice/common/service-error';

/**
 * The localised message for one field's problem; an unknown key gets the general message. `{{limit}}` is the figure or the list of the
 * rule that was broken, `{{money}}` the same as an amount of HK$.
 */
export function fieldMessage({ key, limit = '' }: FieldProblem, locale: Locale): string {
  const t = errorTexts.in(locale);
  const name = `field.${key}`;
  return t(errorTexts.isKey(name) ? name : 'field.wrongFormat', {
    limit,
    money: formatMoney(Number(limit), { withCents: !Number.isInteger(limit) }),
  });
}
