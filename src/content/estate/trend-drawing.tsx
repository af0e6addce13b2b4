import type { EstateValue } from '@/contracts/evaluation/estate';
import { dayMs } from '@/lib/hong-kong-day';
import { ValueGrid } from '@/components/chart/value-grid';
import { createValueScale } from '@/components/chart/value-scale';
import styles from './estate-parts.module.css';

interface TrendDrawingProps {
  points: EstateValue['trend'];
  width: number;
  height: number;
  className: string | undefined;
}

const margin = { top: 14, right: 14, bottom: 28, left: 88 };
const yearSpacing = 60;

/** The line of the official quarters, and dotted what is an estimate; drawn on the server, described by the text beside it. */
export function TrendDrawing({ points, width, height, className }: TrendDrawingProps) {
  const { bottom, top, lines } = createValueScale(points.map(({ value }) => value));
  const days = points.map(({ date }) => Date.parse(date) / dayMs);
  const [first = 0, last = 1] = [days[0], days.at(-1)];
  const plotWidth = width - margin.left - margin.right;
  const plotHeight = height - margin.top - margin.bottom;
  const xOfDay = (day: number) =>
    Math.round(margin.left + (plotWidth * (day - first)) / Math.max(1, last - first));
  const y = (value: number) =>
    Math.round(margin.top + plotHeight * (1 - (value - bottom) / (top - bottom)));
  const positions = points.map(({ value }, at) => `${xOfDay(days[at] ?? first)},${y(value)}`);
  const estimates = points.filter(({ isEstimate }) => isEstimate).length;
  const official = positions.slice(0, positions.length - estimates);
  const [firstYear, lastYear] = [first, last].map((day) => new Date(day * dayMs).getUTCFullYear());
  const years = Array.from({ length: (lastYear ?? 0) - (firstYear ?? 0) }, (_, at) => ({
    year: (firstYear ?? 0) + at + 1,
    x: xOfDay(Date.UTC((firstYear ?? 0) + at + 1, 0, 1) / dayMs),
  }));
  const everyNth = Math.max(1, Math.ceil((years.length * yearSpacing) / plotWidth));
  const [endX = '0', endY = '0'] = (positions.at(-1) ?? '').split(',');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <ValueGrid
        lines={lines}
        left={margin.left}
        right={width - margin.right}
        y={y}
        lineClassName={styles.grid}
        textClassName={styles.text}
      />
      {years
        .filter((_, at) => (years.length - 1 - at) % everyNth === 0)
        .map(({ year, x }) => (
          <text key={year} x={x} y={height - 8} textAnchor="middle" className={styles.text}>
            {year}
          </text>
        ))}
      <polyline points={official.join(' ')} className={styles.line} />
      <polyline
        points={[...official.slice(-1), ...positions.slice(official.length)].join(' ')}
        className={styles.estimate}
      />
      <circle cx={endX} cy={endY} r={5} className={styles.dot} />
    </svg>
  );
}
