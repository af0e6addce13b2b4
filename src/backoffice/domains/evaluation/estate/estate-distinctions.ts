import type { NamedPlace } from '@/contracts/evaluation/estate';
import type { Localised } from '@/contracts/locale';

export type Distinction = Localised<'text'>;

export interface Namesake extends NamedPlace {
  id: string;
  district: NamedPlace;
  address: Localised<'text'> | null;
}

const languages = ['En', 'Hk', 'Cn'] as const;

/**
 * The text that tells an estate apart from others with a page and the same name in any language, by
 * the estate's id: its district, or, where the namesakes are in one district, its address or else
 * its Chinese name.
 */
export function distinctionsOf(estates: readonly Namesake[]): Map<string, Distinction> {
  const namesakes = new Map<string, Namesake[]>();
  const keysOf = (estate: Namesake): string[] =>
    languages.map((language) => `${language} ${estate[`name${language}`].toLowerCase()}`);
  for (const estate of estates)
    for (const key of keysOf(estate)) {
      const known = namesakes.get(key);
      if (known) known.push(estate);
      else namesakes.set(key, [estate]);
    }
  const distinctions = new Map<string, Distinction>();
  for (const estate of estates) {
    const others = keysOf(estate)
      .flatMap((key) => namesakes.get(key) ?? [])
      .filter(({ id }) => id !== estate.id);
    const isNear = others.some(({ district }) => district.slug === estate.district.slug);
    if (others.length > 0)
      distinctions.set(estate.id, isNear ? placeOf(estate) : districtOf(estate));
  }
  return distinctions;
}

const districtOf = ({ district: { nameEn, nameHk, nameCn } }: Namesake): Distinction => ({
  textEn: nameEn,
  textHk: nameHk,
  textCn: nameCn,
});

const placeOf = ({ address, nameEn, nameHk }: Namesake): Distinction =>
  address ?? { textEn: nameHk, textHk: nameEn, textCn: nameEn };
