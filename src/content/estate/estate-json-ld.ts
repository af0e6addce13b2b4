import type { Estate } from '@/contracts/evaluation/estate';
import { localise } from '@/lib/localise';
import { nameOf, type EstateContext } from './estate-format';
import type { EstateQuestion } from './estate-questions';

/** An estate as a place; it has no price and no rating, which are not facts of it. */
export function apartmentComplex(
  estate: Estate,
  { locale, url }: Pick<EstateContext, 'locale'> & { url: string },
): object {
  const { address, position } = estate;
  const names = [...new Set([estate.nameEn, estate.nameHk, estate.nameCn])];
  return {
    '@type': 'ApartmentComplex',
    name: nameOf(estate, locale),
    alternateName: names.filter((name) => name !== nameOf(estate, locale)),
    url,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'HK',
      addressRegion: nameOf(estate.area, locale),
      addressLocality: nameOf(estate.district, locale),
      ...(address ? { streetAddress: localise(address, 'text', { locale }) } : {}),
    },
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
  };
}

export const estateFaq = (questions: readonly EstateQuestion[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
