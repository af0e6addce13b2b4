import { localeFacts } from '@/config/locales';
import { contentPaths } from '@/config/paths';
import { areaOrder } from '@/config/site';
import type { OptionList } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { OptionItem, OptionQuery, OptionType } from './evaluation.types';

interface ReceivedOptions {
  type: OptionType;
  labels: OptionList['data'];
  /** What was chosen before this list; part of each item's address. */
  chosen: OptionQuery;
  locale: Locale;
}

const ranks: Readonly<Record<string, number>> = areaOrder;
const lastRank = Object.keys(areaOrder).length + 1;

/** An answered option list as the store keeps it: areas HK, KL, NT, IS; anything else by its label, numbers by their size. */
export function toOptionItems({ type, labels, chosen, locale }: ReceivedOptions): OptionItem[] {
  const items = Object.entries(labels).map(([value, label]): OptionItem => ({ key: value, label, value, link: `${contentPaths.onlineProperty}?${new URLSearchParams({ ...chosen, [type]: value })}` }));
  if (type === 'area') {
    const ranked = items.map((item) => ({ ...item, sort: ranks[item.value] ?? lastRank }));
    return ranked.sort((one, other) => one.sort - other.sort);
  }
  const { compare } = new Intl.Collator(localeFacts[locale].intl, { numeric: true });
  return items.sort((one, other) => compare(one.label, other.label));
}
