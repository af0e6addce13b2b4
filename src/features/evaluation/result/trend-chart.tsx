'use client';

import { useState } from 'react';
import { useElementWidth } from '@/components/use-element-width';
import type { TrendPoint } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import styles from './trend-chart.module.css';
import { createScale } from './trend-scale';

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

  const { bottom, top, lines } = createScale(points.map(({ value }) => value));
  const margin = { ...frameMargin, left: Math.ceil(formatMoney(top).length * digitWidth) + 12 };
  const plotWidth = Math.max(0, width - margin.left - margin.right);
  const last = points.length - 1;
  const x = (index: number): number => margin.left + (plotWidth * index) / Math.max(1, last);
  const y = (value: number): number =>
    margin.top + plotHeight * (1 - (value - bottom) / (top - bottom));
  const years = points.flatMap(({ date }, index) =>
    date.slice(5, 7) === '03' ? [{ index, year: date.slice(0, 4) }] : [],
  );
  const everyNth = Math.max(1, Math.ceil((years.length * yearSpacing) / Math.max(1, plotWidth)));
  const shownIndex = Math.min(chosen ?? last, last);
  const shown = points[shownIndex];
  const first = points[0];
  const choose = (clientX: number): void => {
    const left = frame.current?.getBoundingClientRect().left ?? 0;
    setChosen(
      Math.round(
        Math.min(1, Math.max(0, (clientX - left - margin.left) / Math.max(1, plotWidth))) * last,
      ),
    );
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
    <figure className={styles.figure}>
      <div
        ref={frame}
        className={styles.frame}
        onPointerMove={(event) => choose(event.clientX)}
        onPointerDown={(event) => choose(event.clientX)}
        onPointerLeave={() => setChosen(null)}
      >
        {width > 0 ? (
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={label}
          >
            {lines.map((value) => (
              <g key={value}>
                <line
                  x1={margin.left}
                  x2={width - margin.right}
                  y1={y(value)}
                  y2={y(value)}
                  className={styles.grid}
                />
                <text x={margin.left - 8} y={y(value) + 4} textAnchor="end" className={styles.text}>
                  {formatMoney(value)}
                </text>
              </g>
            ))}
            {years
              .filter((_year, at) => at % everyNth === 0)
              .map(({ index, year }) => (
                <text
                  key={year}
                  x={x(index)}
                  y={height - 8}
                  textAnchor="middle"
                  className={styles.text}
                >
                  {year}
                </text>
              ))}
            <polyline
              points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
              className={styles.line}
            />
            {chosen === null ? null : (
              <line
                x1={x(shownIndex)}
                x2={x(shownIndex)}
                y1={margin.top}
                y2={height - margin.bottom}
                className={styles.cursor}
              />
            )}
            <circle cx={x(shownIndex)} cy={y(shown.value)} r={5} className={styles.dot} />
          </svg>
        ) : null}
      </div>
      <figcaption className={styles.caption}>
        <b>{formatMoney(shown.value)}</b> {formatDay(shown.date, locale)}
      </figcaption>
    </figure>
  );
}
