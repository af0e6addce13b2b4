import type { Metadata } from 'next';
import { brand } from '@/config/brand';
import { publicSettings } from '@/config/env.public';
import { pages } from '@/config/pages';
import type { EstateArea } from '@/contracts/evaluation/estate';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatMoney } from '@/lib/format';
import { localise } from '@/lib/localise';
import { describePage, previewImagePath } from '../metadata/metadata';
import { getEstate, getEstateDistrict } from './estate-data';
import { distinctNameOf, districtPath, estatePath, nameOf } from './estate-format';

const shared = (
  locale: Locale,
  { isIndexable, image = pages.onlineProperty.slug }: { isIndexable: boolean; image?: string },
) => ({
  locale,
  image: previewImagePath(locale, image),
  isIndexable: publicSettings().isIndexable && isIndexable,
});

const brandName = (locale: Locale) => localise(brand, 'name', { locale });

/** Of an estate: out of search engines while no honest figure can be given. */
export async function estateMetadata(
  locale: Locale,
  { district, estate: slug }: { district: string; estate: string },
): Promise<Metadata> {
  const [estate, t] = await Promise.all([
    getEstate(district, slug),
    getTranslate(locale, 'estate'),
  ]);
  const { value } = estate;
  const words = {
    name: distinctNameOf(estate, { locale, t, beside: estate.district }),
    district: nameOf(estate.district, locale),
    brand: brandName(locale),
  };
  return describePage({
    ...shared(locale, { isIndexable: value !== null, image: `${district}/${slug}` }),
    path: estatePath(district, slug),
    title: value ? t('meta.estateTitle', words) : t('meta.openTitle', words),
    description: value
      ? t('meta.estateDescription', { ...words, price: formatMoney(value.pricePerSqft) })
      : t('meta.openDescription', words),
  });
}

/** Of a district. */
export async function districtMetadata(locale: Locale, slug: string): Promise<Metadata> {
  const [district, t] = await Promise.all([
    getEstateDistrict(slug),
    getTranslate(locale, 'estate'),
  ]);
  const words = {
    district: nameOf(district, locale),
    area: nameOf(district.area, locale),
    count: district.estates.length,
    brand: brandName(locale),
  };
  return describePage({
    ...shared(locale, { isIndexable: district.pricePerSqft !== null }),
    path: districtPath(slug),
    title: t('meta.districtTitle', words),
    description: t('meta.districtDescription', words),
  });
}

/** Of an area. */
export async function areaMetadata(locale: Locale, area: EstateArea): Promise<Metadata> {
  const t = await getTranslate(locale, 'estate');
  const words = {
    area: nameOf(area, locale),
    count: area.districts.reduce((sum, { estateCount }) => sum + estateCount, 0),
    brand: brandName(locale),
  };
  return describePage({
    ...shared(locale, { isIndexable: true }),
    path: districtPath(area.slug),
    title: t('meta.areaTitle', words),
    description: t('meta.areaDescription', words),
  });
}
