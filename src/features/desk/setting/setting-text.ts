import { brandValue } from '@/config/brand';
import type { SettingUnit } from '@/contracts/setting/setting-fields';
import type { Locale } from '@/contracts/locale';
import { formatGrouped, formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { unitTexts } from '@/lib/texts/unit-texts';

/** A field of a setting as people read it. */
export function settingText(
  { unit, value }: { unit: SettingUnit; value: string | number | null | undefined },
  locale: Locale,
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return brandValue(value, locale);
  switch (unit) {
    case 'money':
      return formatMoney(value);
    case 'percent':
      return formatPercent(value);
    case 'months':
      return formatTenor(value, locale);
    case 'workingDays':
      return unitTexts.in(locale)(value === 1 ? 'oneWorkingDay' : 'workingDays', { count: value });
    case 'calendarDays':
      return unitTexts.in(locale)(value === 1 ? 'oneDay' : 'days', { count: value });
    case 'weeks':
      return unitTexts.in(locale)(value === 1 ? 'oneWeek' : 'weeks', { count: value });
    case 'years':
      return unitTexts.in(locale)(value === 1 ? 'oneYear' : 'years', { count: value });
    case 'hours':
      return unitTexts.in(locale)(value === 1 ? 'oneHour' : 'hours', { count: value });
    case 'count':
    case 'text':
    case 'span':
    case 'days':
      return formatGrouped(value);
  }
}
