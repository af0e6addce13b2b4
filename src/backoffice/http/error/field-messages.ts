import type { Locale } from '@/contracts/locale';
import { formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { errorTexts } from '@/lib/texts/error-texts';
import type { FieldProblem } from '@/backoffice/common/service-error';

const instantPattern = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * The localised message for one field's problem. `{{limit}}` is the figure or the list of the
 * rule that was broken, `{{money}}` the same as an amount of HK$, `{{moment}}` as a day and time in Hong Kong.
 */
export function fieldMessage({ key, limit = '' }: FieldProblem, locale: Locale): string {
  const t = errorTexts.in(locale);
  return t(`field.${key}`, {
    limit,
    moment: instantPattern.test(String(limit)) ? formatDayAndTime(new Date(limit), locale) : '',
    money: formatMoney(Number(limit), { withCents: !Number.isInteger(limit) }),
  });
}
