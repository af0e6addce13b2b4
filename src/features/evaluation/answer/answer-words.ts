import type { Driver } from '@/contracts/evaluation/quote-support';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney, formatWhole } from '@/lib/format';

type T = Translate<'evaluation-answer'>;

/** A length in metres, or in kilometres from one on. */
export function lengthText(metres: number, t: T): string {
  return metres < 1_000
    ? t('distance.metres', { metres: formatWhole(metres) })
    : t('distance.kilometres', { kilometres: (metres / 1_000).toFixed(1) });
}

export function distanceText(metres: number, t: T): string {
  return t('distance.away', { length: lengthText(metres, t) });
}

/** A change of one thing, such as five floors higher. */
export function changeText({ kind, change }: Driver, t: T): string {
  return t(`drivers.${kind}${change > 0 ? 'More' : 'Less'}`, {
    count: formatWhole(Math.abs(change)),
  });
}

/** The difference it makes to the whole value. */
export function differenceText({ differenceHkd }: Driver, t: T): string {
  return t(differenceHkd > 0 ? 'drivers.up' : 'drivers.down', {
    amount: formatMoney(Math.abs(differenceHkd)),
  });
}
