import { SmartLink } from '@/components/smart-link';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatWhole } from '@/lib/format';
import { getOptionalAreas } from './estate-data';
import { EstateSection } from './estate-frame';
import { districtPath, nameOf } from './estate-format';
import styles from './estate-parts.module.css';

/** The way from the valuation to the pages of estates; nothing where the API has none. */
export async function BrowseAreas({ locale }: { locale: Locale }) {
  const [areas, t] = await Promise.all([getOptionalAreas(), getTranslate(locale, 'estate')]);
  if (areas.length === 0) return null;
  const counted = areas.map((area) => ({
    ...area,
    estates: area.districts.reduce((sum, { estateCount }) => sum + estateCount, 0),
  }));
  const total = counted.reduce((sum, { estates }) => sum + estates, 0);
  return (
    <EstateSection
      heading={t('browse.heading')}
      lead={t('browse.lead', { count: formatWhole(total) })}
    >
      <ul className={styles.areas}>
        {counted.map((area) => (
          <li key={area.slug}>
            <SmartLink href={districtPath(area.slug)} locale={locale}>
              {nameOf(area, locale)}
            </SmartLink>
            <span>
              {t('browse.counts', { districts: area.districts.length, estates: area.estates })}
            </span>
          </li>
        ))}
      </ul>
    </EstateSection>
  );
}
