'use client';

import { useState } from 'react';
import { ChartFrame } from '@/components/chart/chart-frame';
import chart from '@/components/chart/chart-frame.module.css';
import { ValueGrid } from '@/components/chart/value-grid';
import { useElementWidth } from '@/components/use-element-width';
import { formatMoney } from '@/lib/format';
import type { YearTotal } from '@/lib/loan/planning/year-totals';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './schedule-chart.module.css';

interface ScheduleChartProps extends TranslationProps<'calculation'> {
  years: readonly YearTotal[];
  /** Loan amount at the start, in HK$. */
  loan: number;
}

const height = 240;
const margin = { top: 14, right: 12, bottom: 30, left: 62 };
const plotHeight = height - margin.top - margin.bottom;

/** Grid spacing: 1, 2 or 5 times a power of ten, giving about four lines. */
function gridStep(max: number): number {
  const rough = Math.max(max, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? rough;
}

/** `3M`, `500k`; in Chinese `300萬`. */
function shortMoney(amount: number, { t }: Pick<TranslationProps<'calculation'>, 't'>): string {
  const wan = t('chart.wan');
  if (wan !== '-') return amount === 0 ? '0' : `${Number((amount / 10_000).toFixed(2))}${wan}`;
  return amount >= 1_000_000
    ? `${Number((amount / 1_000_000).toFixed(2))}m`
    : amount === 0
      ? '0'
      : `${Number((amount / 1_000).toFixed(1))}k`;
}

/** Cumulative principal and interest by year, stacked, and the remaining balance, over the life of the loan. */
export function ScheduleChart({ years, loan, t }: ScheduleChartProps) {
  const { ref: frame, width } = useElementWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);

  const points = accumulate(years, loan);
  const last = points[points.length - 1];
  const max = Math.max(loan, (last?.principal ?? 0) + (last?.interest ?? 0));
  const step = gridStep(max);
  const top = Math.ceil(max / step) * step;
  const plotWidth = Math.max(0, width - margin.left - margin.right);
  const x = (year: number): number =>
    margin.left + (plotWidth * year) / Math.max(1, points.length - 1);
  const y = (amount: number): number => margin.top + plotHeight * (1 - amount / top);
  const area = (upper: (point: Point) => number, lower: (point: Point) => number): string => {
    const forth = points.map((point) => `${x(point.year)},${y(upper(point))}`);
    const back = points.toReversed().map((point) => `${x(point.year)},${y(lower(point))}`);
    return [...forth, ...back].join(' ');
  };
  const balanceLine = points.map((point) => `${x(point.year)},${y(point.balance)}`).join(' ');
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_value, index) => index * step);
  const yearStep = Math.max(
    1,
    Math.ceil((points.length - 1) / Math.max(1, Math.floor(plotWidth / 56))),
  );
  const shown = points[Math.min(chosen ?? points.length - 1, points.length - 1)];
  const yearAt = (distance: number): number =>
    Math.round(
      Math.min(1, Math.max(0, (distance - margin.left) / Math.max(1, plotWidth))) *
        (points.length - 1),
    );

  return (
    <figure className={`${chart.figure} ${styles.figure} ${styles.sized}`}>
      <ChartFrame
        frame={frame}
        width={width}
        height={height}
        label={t('chart.label', {
          years: points.length - 1,
          interest: formatMoney(last?.interest ?? 0),
          loan: formatMoney(loan),
        })}
        onPoint={(distance) => setChosen(distance === null ? null : yearAt(distance))}
      >
        <ValueGrid
          lines={lines}
          left={margin.left}
          right={width - margin.right}
          y={y}
          format={(amount) => shortMoney(amount, { t })}
          lineClassName={chart.grid}
          textClassName={chart.text}
        />
        {points
          .filter(({ year }) => year % yearStep === 0)
          .map(({ year }) => (
            <text key={year} x={x(year)} y={height - 8} textAnchor="middle" className={chart.text}>
              {year}
            </text>
          ))}
        <polygon
          points={area(
            (point) => point.principal,
            () => 0,
          )}
          className={styles.principal}
        />
        <polygon
          points={area(
            (point) => point.principal + point.interest,
            (point) => point.principal,
          )}
          className={styles.interest}
        />
        <polyline points={balanceLine} className={styles.halo} />
        <polyline points={balanceLine} className={styles.balance} />
        {shown && chosen !== null ? (
          <g>
            <line
              x1={x(shown.year)}
              x2={x(shown.year)}
              y1={margin.top}
              y2={height - margin.bottom}
              className={chart.cursor}
            />
            <circle cx={x(shown.year)} cy={y(shown.balance)} r={5} className={styles.dot} />
          </g>
        ) : null}
      </ChartFrame>
      {shown ? (
        <figcaption className={styles.legend}>
          <b>{t('chart.afterYear', { year: shown.year })}</b>
          <span className={styles.keyPrincipal}>
            {t('chart.principal')} {formatMoney(shown.principal)}
          </span>
          <span className={styles.keyInterest}>
            {t('chart.interest')} {formatMoney(shown.interest)}
          </span>
          <span className={styles.keyBalance}>
            {t('chart.balance')} {formatMoney(shown.balance)}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}

interface Point {
  year: number;
  principal: number;
  interest: number;
  balance: number;
}

function accumulate(years: readonly YearTotal[], loan: number): Point[] {
  const points: Point[] = [{ year: 0, principal: 0, interest: 0, balance: loan }];
  for (const { year, principal, interest, balance } of years) {
    const before = points[points.length - 1];
    points.push({
      year,
      principal: (before?.principal ?? 0) + principal,
      interest: (before?.interest ?? 0) + interest,
      balance,
    });
  }
  return points;
}
