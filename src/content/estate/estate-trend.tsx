import type { EstateValue } from '@/contracts/evaluation/estate';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { EstateSection } from './estate-frame';
import { formatChange, type EstateContext } from './estate-format';
import styles from './estate-parts.module.css';
import { EstateTable } from './estate-table';
import { TrendDrawing } from './trend-drawing';

const quartersAYear = 4;

/** The price of a square foot over time as a drawing, a sentence and a table. */
export function EstateTrend({
  points,
  locale,
  t,
}: EstateContext & { points: EstateValue['trend'] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return null;
  const official = points.filter(({ isEstimate }) => !isEstimate);
  const newest = official.at(-1);
  const yearBefore = official.at(-1 - quartersAYear);
  const highest = official.reduce((one, other) => (other.value > one.value ? other : one), first);
  const words = {
    from: formatDay(first.date, locale),
    to: formatDay(last.date, locale),
    first: formatMoney(first.value),
    last: formatMoney(last.value),
  };
  return (
    <EstateSection heading={t('trend.heading')} lead={t('trend.lead')}>
      <figure className={styles.chart}>
        <div role="img" aria-label={t('trend.label', words)}>
          <TrendDrawing points={points} width={1100} height={300} className={styles.wide} />
          <TrendDrawing points={points} width={360} height={230} className={styles.narrow} />
        </div>
      </figure>
      {newest && yearBefore ? (
        <p>
          {t('trend.change', {
            date: formatDay(newest.date, locale),
            change: formatChange(newest.value / yearBefore.value - 1),
            highest: formatMoney(highest.value),
            highestDate: formatDay(highest.date, locale),
          })}
        </p>
      ) : null}
      <details className={styles.twin}>
        <summary>{t('trend.table')}</summary>
        <EstateTable
          columns={[
            { key: 'date', label: t('trend.date') },
            { key: 'price', label: t('columns.price'), isNumber: true },
          ]}
          rows={points.toReversed().map(({ date, value, isEstimate }) => ({
            key: date,
            cells: [
              isEstimate
                ? t('trend.today', { date: formatDay(date, locale) })
                : formatDay(date, locale),
              formatMoney(value),
            ],
          }))}
        />
      </details>
    </EstateSection>
  );
}
