import type { Locale } from '@/contracts/locale';
import { placeTexts } from '@/lib/texts/place-texts';
import type { ListedPlace } from './place.types';

/** A place with the label it is offered under. */
export interface LabelledPlace {
  place: Pick<ListedPlace, 'en' | 'hk'>;
  label: string;
}

/** The labels of places of one list; those that would read the same carry the name in the other script, too. */
export function distinctLabels(places: readonly LabelledPlace[], locale: Locale): string[] {
  const t = placeTexts.in(locale);
  const counts = new Map<string, number>();
  const keyOf = (label: string): string => label.toLowerCase();
  for (const { label } of places) counts.set(keyOf(label), (counts.get(keyOf(label)) ?? 0) + 1);
  return places.map(({ place, label }) => {
    const other = locale === 'en' ? place.hk : place.en;
    const isTold = (counts.get(keyOf(label)) ?? 0) < 2 || other === '' || label.includes(other);
    return isTold ? label : t('withOtherName', { label, other });
  });
}
