import { SmartLink } from '@/components/smart-link';
import type { EstateArea } from '@/contracts/evaluation/estate';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatMoney } from '@/lib/format';
import { EstateBasis } from './estate-basis';
import { estateCrumbs } from './estate-crumbs';
import { getAccuracy, getEstateAreas, getEstateDistrict } from './estate-data';
import { EstateFrame, EstateSection } from './estate-frame';
import { distinctNameOf, districtPath, estatePath, nameOf, priceOrPerson } from './estate-format';
import styles from './estate-parts.module.css';
import { EstateTable } from './estate-table';

/** The area with this slug, for the page that areas and districts share. */
export const findArea = async (slug: string): Promise<EstateArea | undefined> =>
  (await getEstateAreas()).find((area) => area.slug === slug);

/** The districts of an area with their middle prices. */
export async function AreaPage({ locale, area }: { locale: Locale; area: EstateArea }) {
  const [accuracy, t] = await Promise.all([getAccuracy(), getTranslate(locale, 'estate')]);
  const name = nameOf(area, locale);
  return (
    <EstateFrame
      locale={locale}
      crumbs={await estateCrumbs(locale, { area })}
      heading={t('area.heading', { area: name })}
      lead={t('area.lead')}
    >
      <EstateSection heading={t('district.all', { area: name })}>
        <EstateTable
          columns={[
            { key: 'district', label: t('columns.district') },
            { key: 'estates', label: t('columns.estates'), isNumber: true },
            { key: 'price', label: t('columns.price'), isNumber: true },
          ]}
          rows={area.districts.map((district) => ({
            key: district.slug,
            cells: [
              <SmartLink key="name" href={districtPath(district.slug)} locale={locale}>
                {nameOf(district, locale)}
              </SmartLink>,
              district.estateCount,
              priceOrPerson(district.pricePerSqft, t),
            ],
          }))}
        />
      </EstateSection>
      <EstateBasis accuracy={accuracy} locale={locale} t={t} />
    </EstateFrame>
  );
}

/** The estates of a district with year, blocks and price. */
export async function DistrictPage({
  locale,
  district: slug,
}: {
  locale: Locale;
  district: string;
}) {
  const [district, areas, accuracy, t] = await Promise.all([
    getEstateDistrict(slug),
    getEstateAreas(),
    getAccuracy(),
    getTranslate(locale, 'estate'),
  ]);
  const area = nameOf(district.area, locale);
  const others = areas
    .flatMap((known) => (known.slug === district.area.slug ? known.districts : []))
    .filter((other) => other.slug !== slug);
  return (
    <EstateFrame
      locale={locale}
      crumbs={await estateCrumbs(locale, { area: district.area, district })}
      heading={t('district.heading', { district: nameOf(district, locale) })}
      lead={
        district.pricePerSqft === null
          ? t('district.leadOpen')
          : t('district.lead', { price: formatMoney(district.pricePerSqft) })
      }
    >
      <EstateSection heading={t('district.list')}>
        <EstateTable
          columns={[
            { key: 'estate', label: t('columns.estate') },
            { key: 'year', label: t('columns.year'), isNumber: true, isOptional: true },
            { key: 'blocks', label: t('columns.blocks'), isNumber: true, isOptional: true },
            { key: 'price', label: t('columns.price'), isNumber: true },
          ]}
          rows={district.estates.map((estate) => ({
            key: estate.slug,
            cells: [
              <SmartLink key="name" href={estatePath(slug, estate.slug)} locale={locale}>
                {distinctNameOf(estate, { locale, t, beside: district })}
              </SmartLink>,
              estate.completedYear ?? t('unknown'),
              estate.blockCount ?? t('unknown'),
              priceOrPerson(estate.pricePerSqft, t),
            ],
          }))}
        />
      </EstateSection>
      <EstateBasis accuracy={accuracy} locale={locale} t={t} />
      {others.length > 0 ? (
        <EstateSection heading={t('district.others', { area })}>
          <ul className={styles.links}>
            {others.map((other) => (
              <li key={other.slug}>
                <SmartLink href={districtPath(other.slug)} locale={locale}>
                  {nameOf(other, locale)}
                </SmartLink>
              </li>
            ))}
          </ul>
        </EstateSection>
      ) : null}
    </EstateFrame>
  );
}
