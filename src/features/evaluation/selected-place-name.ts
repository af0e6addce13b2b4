import type { ChosenPlaces } from '@/contracts/evaluation/chosen-places';
import type { Locale } from '@/contracts/locale';
import { joinAddress, joinStreetNumber } from '@/lib/texts/join-address';
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
    number && onStreet ? joinStreetNumber({ street: onStreet, number }, locale) : onStreet;
  const chosen = [
    nameOf('block', block),
    streetno === undefined ? nameOf('building', building) : undefined,
    nameOf('estate', estate),
    streetno !== undefined && !number ? null : address,
  ];
  const names = chosen.filter((name) => name !== undefined);
  const known = names.filter((name) => name !== null);
  return known.length === 0 || known.length < names.length ? null : joinAddress(known, locale);
}
