'use client';

import { useState } from 'react';
import { useElementWidth } from '@/components/use-element-width';
import { ChartFrame } from '@/components/chart/chart-frame';
import chart from '@/components/chart/chart-frame.module.css';
import { ValueGrid } from '@/components/chart/value-grid';
import { createValueScale } from '@/components/chart/value-scale';
import type { TrendPoint } from '@/contracts/evaluation/quote-support';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import styles from './trend-chart.module.css';

interface TrendChartProps extends TranslationProps<'evaluation'> {
  points: readonly TrendPoint[];
}

const height = 260;
const frameMargin = { top: 14, right: 18, bottom: 30 };
const digitWidth = 7.8;
const plotHeight = height - frameMargin.top - frameMargin.bottom;
const yearSpacing = 52;

/** A line chart by quarter; the point under the pointer, or the last one, is described below. */
export function TrendChart({ points, t, locale }: TrendChartProps) {
  const { ref: frame, width } = useElementWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);

  const { bottom, top, lines } = createValueScale(points.map(({ value }) => value));
  const margin = { ...frameMargin, left: Math.ceil(formatMoney(top).length * digitWidth) + 12 };
  const plotWidth = Math.max(0, width - margin.left - margin.right);
  const last = points.length - 1;
  const days = points.map(({ date }) => Date.parse(date));
  const start = days[0] ?? 0;
  const span = Math.max(1, (days[last] ?? 0) - start);
  const x = (index: number): number =>
    margin.left + (plotWidth * ((days[index] ?? start) - start)) / span;
  const y = (value: number): number =>
    margin.top + plotHeight * (1 - (value - bottom) / (top - bottom));
  const years = points.flatMap(({ date }, index) =>
    date.slice(5, 7) === '03' ? [{ index, year: date.slice(0, 4) }] : [],
  );
  const everyNth = Math.max(1, Math.ceil((years.length * yearSpacing) / Math.max(1, plotWidth)));
  const estimated = points.findIndex(({ isEstimate }) => isEstimate);
  const firstEstimate = estimated < 0 ? last + 1 : estimated;
  const shownIndex = Math.min(chosen ?? last, last);
  const shown = points[shownIndex];
  const first = points[0];
  const pointAt = (distance: number): number => {
    const distances = points.map((_, index) => Math.abs(x(index) - distance));
    return distances.indexOf(Math.min(...distances));
  };
  if (!first || !shown) return null;
  const newest = points[last] ?? first;
  const label = t('trend.label', {
    from: formatDay(first.date, locale),
    to: formatDay(newest.date, locale),
    first: formatMoney(first.value),
    last: formatMoney(newest.value),
  });
  return (
    <figure className={`${chart.figure} ${styles.figure} ${styles.sized}`}>
      <ChartFrame
        frame={frame}
        width={width}
        height={height}
        label={label}
        onPoint={(distance) => setChosen(distance === null ? null : pointAt(distance))}
      >
        <ValueGrid
          lines={lines}
          left={margin.left}
          right={width - margin.right}
          y={y}
          lineClassName={chart.grid}
          textClassName={chart.text}
        />
        {years
          .filter((_year, at) => at % everyNth === 0)
          .map(({ index, year }) => (
            <text key={year} x={x(index)} y={height - 8} textAnchor="middle" className={chart.text}>
              {year}
            </text>
          ))}
        {[
          { from: 0, to: firstEstimate, className: styles.line },
          { from: firstEstimate - 1, to: last + 1, className: styles.estimate },
        ].map(({ from, to, className }) => (
          <polyline
            key={from}
            points={points
              .slice(Math.max(0, from), to)
              .map(({ value }, index) => `${x(Math.max(0, from) + index)},${y(value)}`)
              .join(' ')}
            className={className}
          />
        ))}
        {chosen === null ? null : (
          <line
            x1={x(shownIndex)}
            x2={x(shownIndex)}
            y1={margin.top}
            y2={height - margin.bottom}
            className={chart.cursor}
          />
        )}
        <circle cx={x(shownIndex)} cy={y(shown.value)} r={5} className={styles.dot} />
      </ChartFrame>
      <figcaption className={styles.caption}>
        <b>{formatMoney(shown.value)}</b> {formatDay(shown.date, locale)}
        {shown.isEstimate ? ` · ${t('trend.estimate')}` : ''}
      </figcaption>
    </figure>
  );
}
