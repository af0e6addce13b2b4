import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatMoney } from '@/lib/format';
import { getEstate } from './estate-data';
import { distinctNameOf, nameOf } from './estate-format';

/** What the preview image of an estate says: its name, its district and today's price of a square foot, where there is an honest one. */
export async function estatePreview(
  locale: Locale,
  { district, estate: slug }: { district: string; estate: string },
): Promise<{ title: string; line: string }> {
  const [estate, t] = await Promise.all([
    getEstate(district, slug),
    getTranslate(locale, 'estate'),
  ]);
  const { value } = estate;
  const place = nameOf(estate.district, locale);
  return {
    title: distinctNameOf(estate, { locale, t, beside: estate.district }),
    line: value
      ? t('previewLine', { district: place, price: formatMoney(value.pricePerSqft) })
      : t('previewOpen', { district: place }),
  };
}
