import type { ChosenPlaces } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { EvaluationInfo, OptionType } from './evaluation.types';

/**
 * The name of the selected places as the address search would show it, from the option lists: narrowest first in English, widest first
 * in Chinese. Null while a name is unknown.
 */
export function selectedPlaceName(
  { estate, street, streetno, building, block }: ChosenPlaces,
  { info, locale }: { info: EvaluationInfo; locale: Locale },
): string | null {
  const nameOf = (type: OptionType, id: string | undefined): string | null | undefined =>
    id === undefined ? undefined : (info[type]?.find(({ value }) => value === id)?.label ?? null);
  const number = nameOf('streetno', streetno)?.split(' · ')[0];
  const onStreet = nameOf('street', street);
  const address =
    number && onStreet
      ? locale === 'en'
        ? `${number} ${onStreet}`
        : `${onStreet}${number}`
      : onStreet;
  const chosen = [
    nameOf('block', block),
    streetno === undefined ? nameOf('building', building) : undefined,
    nameOf('estate', estate),
    streetno !== undefined && !number ? null : address,
  ];
  const names = chosen.filter((name) => name !== undefined);
  if (names.length === 0 || names.includes(null)) return null;
  return locale === 'en' ? names.join(', ') : names.reverse().join(' ');
}
