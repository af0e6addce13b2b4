import { useElementWidth } from '@/components/use-element-width';
import styles from './figures.module.css';

export interface Bar {
  name: string;
  value: number;
  /** The part of the value that counts as good; all of it if omitted. */
  good?: number;
}

interface BarChartProps {
  /** What the picture shows, in words. */
  label: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Whether each bar says its value and name; otherwise the largest and the ends do. */
  isNamed?: boolean;
}

const height = 150;
const top = 22;
const base = height - 22;

/** Bars from left to right; its figures stand in a table beside it. */
export function BarChart({ label, bars, format, isNamed = false }: BarChartProps) {
  const { ref, width } = useElementWidth<HTMLDivElement>();
  const largest = Math.max(...bars.map(({ value }) => value), 0);
  const step = width / Math.max(1, bars.length);
  const lengthOf = (value: number): number =>
    largest === 0 ? 0 : ((base - top) * value) / largest;
  const isLargest = (index: number) => bars.findIndex(({ value }) => value === largest) === index;
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 ? (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
        >
          <line x1={0} x2={width} y1={base} y2={base} className={styles.axis} />
          {bars.map(({ name, value, good = value }, index) => {
            const x = index * step + step * 0.15;
            const centre = index * step + step / 2;
            // A label of the ends or of the largest is not cut off by the edge.
            const anchor =
              isNamed || bars.length === 1
                ? 'middle'
                : centre < width / 3
                  ? 'start'
                  : centre > (width * 2) / 3
                    ? 'end'
                    : 'middle';
            const at =
              anchor === 'middle'
                ? centre
                : anchor === 'start'
                  ? x
                  : (index + 1) * step - step * 0.15;
            const hasName = isNamed || index === 0 || index === bars.length - 1;
            return (
              <g key={name}>
                <rect
                  x={x}
                  width={step * 0.7}
                  y={base - lengthOf(value)}
                  height={lengthOf(value - good)}
                  className={styles.bad}
                />
                <rect
                  x={x}
                  width={step * 0.7}
                  y={base - lengthOf(good)}
                  height={lengthOf(good)}
                  className={styles.good}
                />
                {isNamed || (isLargest(index) && largest > 0) ? (
                  <text
                    x={at}
                    y={base - lengthOf(value) - 6}
                    textAnchor={anchor}
                    className={styles.text}
                  >
                    {format(value)}
                  </text>
                ) : null}
                {hasName ? (
                  <text x={at} y={height - 6} textAnchor={anchor} className={styles.text}>
                    {name}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      ) : null}
    </div>
  );
}
