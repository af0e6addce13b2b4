import type { Metadata } from 'next';
import { AreaPage, DistrictPage, findArea } from '@/content/estate/district-page';
import { areaMetadata, districtMetadata } from '@/content/estate/estate-metadata';
import { localeOf } from '@/content/page/locale-param';

interface Props {
  params: Promise<{ locale: string; district: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { district } = await params;
  const [locale, area] = [await localeOf(params), await findArea(district)];
  return area ? areaMetadata(locale, area) : districtMetadata(locale, district);
}

/** An area, or one of its districts. */
export default async function Page({ params }: Props) {
  const { district } = await params;
  const [locale, area] = [await localeOf(params), await findArea(district)];
  return area ? (
    <AreaPage locale={locale} area={area} />
  ) : (
    <DistrictPage locale={locale} district={district} />
  );
}
