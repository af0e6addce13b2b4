import type { Crumb } from '@/components/breadcrumbs';
import { pages } from '@/config/pages';
import type { NamedPlace } from '@/contracts/evaluation/estate';
import type { Locale } from '@/contracts/locale';
import { crumbsOf } from '../page/crumbs';
import { districtPath, estatePath, nameOf } from './estate-format';

/** From the home page over the valuation, the area and the district to the estate, as far as given. */
export async function estateCrumbs(
  locale: Locale,
  {
    area,
    district,
    estate,
  }: { area: NamedPlace; district?: NamedPlace | undefined; estate?: NamedPlace | undefined },
): Promise<Crumb[]> {
  const crumb = (place: NamedPlace, href: string): Crumb => ({
    label: nameOf(place, locale),
    href,
  });
  return [
    ...(await crumbsOf(locale, pages.onlineProperty)),
    crumb(area, districtPath(area.slug)),
    ...(district ? [crumb(district, districtPath(district.slug))] : []),
    ...(district && estate ? [crumb(estate, estatePath(district.slug, estate.slug))] : []),
  ];
}
