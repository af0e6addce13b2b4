'use client';

import dynamic from 'next/dynamic';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { Section } from '@/components/tool/section';
import styles from '@/components/tool/section.module.css';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import chart from '@/components/chart/chart-frame.module.css';
import chartStyles from './trend-chart.module.css';

// Loaded after the initial bundle; the table shows the same data from the start.
const TrendChart = dynamic(
  () => omitOnLoadError(import('./trend-chart').then((loaded) => loaded.TrendChart)),
  {
    ssr: false,
    loading: () => <div className={`${chart.frame} ${chartStyles.sized}`} />,
  },
);

interface TrendSectionProps extends TranslationProps<'evaluation'> {
  quote: QuoteData;
}

/** This property's price level at the end of each quarter, as a chart and as a table. */
export function TrendSection({
  quote: { trend, pricePerSqft, property },
  t,
  locale,
}: TrendSectionProps) {
  if (trend.length < 2) return null;
  const heading = t(pricePerSqft === null ? 'trend.carParkHeading' : 'trend.heading');
  return (
    <Section isFolded heading={heading} lead={t('trend.lead', { property: property.label })}>
      <TrendChart points={trend} t={t} locale={locale} />
      {trend.some(({ isEstimate }) => isEstimate) ? (
        <p className={styles.note}>{t('trend.estimateNote')}</p>
      ) : null}
      <details className={chartStyles.twin}>
        <summary>{t('trend.table')}</summary>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('trend.table')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('trend.date')}</th>
                <th scope="col">
                  {t(pricePerSqft === null ? 'trend.value' : 'result.pricePerSqft')}
                </th>
              </tr>
            </thead>
            <tbody>
              {trend.toReversed().map(({ date, value, isEstimate }) => (
                <tr key={date}>
                  <th scope="row">{formatDay(date, locale)}</th>
                  <td>
                    {formatMoney(value)}
                    {isEstimate ? ` (${t('trend.estimate')})` : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  );
}
