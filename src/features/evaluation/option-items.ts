import { localeMetadata } from '@/config/locales';
import { contentPaths } from '@/config/paths';
import { areaOrder } from '@/config/site';
import type { OptionList } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { OptionItem, OptionQuery, OptionType } from './evaluation.types';

interface ReceivedOptions {
  type: OptionType;
  labels: OptionList['data'];
  /** The selection that this list depends on; part of each item's link. */
  chosen: OptionQuery;
  locale: Locale;
}

const ranks: Readonly<Record<string, number>> = areaOrder;
const lastRank = Object.keys(areaOrder).length + 1;

/** An option list as stored: areas in the order HK, KL, NT, IS; other lists by label in numeric collation. */
export function toOptionItems({ type, labels, chosen, locale }: ReceivedOptions): OptionItem[] {
  const items = Object.entries(labels).map(([value, label]): OptionItem => ({
    key: value,
    label,
    value,
    link: `${contentPaths.onlineProperty}?${new URLSearchParams({ ...chosen, [type]: value })}`,
  }));
  if (type === 'area') {
    const ranked = items.map((item) => ({ ...item, sort: ranks[item.value] ?? lastRank }));
    return ranked.sort((one, other) => one.sort - other.sort);
  }
  const { compare } = new Intl.Collator(localeMetadata[locale].intl, { numeric: true });
  return items.sort((one, other) => compare(one.label, other.label));
}
