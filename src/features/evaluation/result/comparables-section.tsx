'use client';

import type { Comparable, QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { Section } from '@/components/tool/section';
import sectionStyles from '@/components/tool/section.module.css';
import { formatDay } from '@/lib/dates';
import { formatWhole, formatMoney } from '@/lib/format';
import styles from './comparables-section.module.css';

interface ComparablesSectionProps extends TranslationProps<'evaluation'> {
  quote: QuoteData;
}

interface Column {
  key: 'place' | 'flat' | 'area' | 'price' | 'pricePerSqft';
  className?: string;
  cell: (sale: Comparable) => string;
}

const dash = '–';

function buildColumns({
  isCarPark,
  t,
}: {
  isCarPark: boolean;
  t: TranslationProps<'evaluation'>['t'];
}): Column[] {
  const place: Column = { key: 'place', className: styles.place, cell: ({ label }) => label };
  const price: Column = {
    key: 'price',
    className: styles.price,
    cell: ({ priceHkd }) => formatMoney(priceHkd),
  };
  if (isCarPark) return [place, price];
  return [
    place,
    { key: 'flat', className: styles.flat, cell: (sale) => formatFlat(sale, t) },
    {
      key: 'area',
      className: styles.area,
      cell: ({ areaSqft }) =>
        areaSqft === null ? dash : t('sales.sqft', { area: formatWhole(areaSqft) }),
    },
    price,
    {
      key: 'pricePerSqft',
      className: styles.rate,
      cell: ({ pricePerSqft }) => (pricePerSqft === null ? dash : formatMoney(pricePerSqft)),
    },
  ];
}

/** The comparable sales of a valuation, the highest weight first; a message if there are none. On a phone each sale is a card. */
export function ComparablesSection({
  quote: { comparables, hasKnownSales, neighbours, pricePerSqft },
  t,
  locale,
}: ComparablesSectionProps) {
  if (!hasKnownSales || comparables.length === 0) {
    // The places that weigh in the value stand in its own part.
    if (neighbours.length > 0) return null;
    return (
      <Section isFolded heading={t('sales.heading')}>
        <p className={sectionStyles.lead}>{t('sales.none')}</p>
      </Section>
    );
  }
  const columns = buildColumns({ isCarPark: pricePerSqft === null, t });
  return (
    <Section isFolded heading={t('sales.heading')} lead={t('sales.lead')}>
      <table className={styles.table} role="table">
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('sales.date')}
            </th>
            {columns.map(({ key, className }) => (
              <th key={key} role="columnheader" scope="col" className={className}>
                {t(`sales.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparables.map((sale, index) => (
            // Two sales can be identical in every field; their order is fixed, so the index is a stable key.
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                {formatDay(sale.soldOn, locale)}
              </th>
              {columns.map(({ key, className, cell }) => (
                <td key={key} role="cell" className={className} data-label={t(`sales.${key}`)}>
                  {cell(sale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function formatFlat({ floor, room }: Comparable, t: TranslationProps<'evaluation'>['t']): string {
  const parts = [
    floor === null ? null : t('sales.floor', { floor }),
    room === null ? null : t('result.room', { room }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? dash : parts.join(t('result.join'));
}
