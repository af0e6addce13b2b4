import { contentPaths } from '@/config/paths';
import type { EstateSummary, NamedPlace } from '@/contracts/evaluation/estate';
import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney, formatPercent } from '@/lib/format';
import { localise } from '@/lib/localise';

export type EstateTranslate = Translate<'estate'>;

/** What every part of these pages needs besides its data. */
export interface EstateContext {
  locale: Locale;
  t: EstateTranslate;
}

export const nameOf = (place: object, locale: Locale): string =>
  localise(place, 'name', { locale });

/** An estate's name with what tells it from its namesakes, unless that is the district and stands beside it. */
export function distinctNameOf(
  estate: NamedPlace & Pick<EstateSummary, 'distinction'>,
  { locale, t, beside }: EstateContext & { beside?: NamedPlace },
): string {
  const name = nameOf(estate, locale);
  if (!estate.distinction) return name;
  const distinction = localise(estate.distinction, 'text', { locale });
  return beside && nameOf(beside, locale) === distinction
    ? name
    : t('distinctName', { name, distinction });
}

export const districtPath = (district: string): string =>
  `${contentPaths.onlineProperty}/${district}`;

export const estatePath = (district: string, estate: string): string =>
  `${contentPaths.onlineProperty}/${district}/${estate}`;

/** A fraction as a percentage with one decimal. */
export const formatShare = (share: number): string => formatPercent(Math.round(share * 1_000) / 10);

/** A change with its sign. */
export const formatChange = (share: number): string =>
  `${share < 0 ? '−' : '+'}${formatShare(Math.abs(share))}`;

export const priceOrPerson = (price: number | null, t: EstateTranslate): string =>
  price === null ? t('byPerson') : formatMoney(price);

export function formatDistance(metres: number, t: EstateTranslate): string {
  return metres < 1_000
    ? t('metres', { metres })
    : t('kilometres', { kilometres: (metres / 1_000).toFixed(1) });
}
