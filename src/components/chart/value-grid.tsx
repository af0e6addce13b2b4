import { formatMoney } from '@/lib/format';

interface ValueGridProps {
  /** Values in HK$. */
  lines: readonly number[];
  /** Ends of the lines, in the drawing's units. */
  left: number;
  right: number;
  y: (value: number) => number;
  /** How a value is written; in full by default. */
  format?: (value: number) => string;
  lineClassName: string | undefined;
  textClassName: string | undefined;
}

/** Grid lines of a drawing, each with its value at the left. */
export function ValueGrid({
  lines,
  left,
  right,
  y,
  format = formatMoney,
  lineClassName,
  textClassName,
}: ValueGridProps) {
  return lines.map((value) => (
    <g key={value}>
      <line x1={left} x2={right} y1={y(value)} y2={y(value)} className={lineClassName} />
      <text x={left - 8} y={y(value) + 4} textAnchor="end" className={textClassName}>
        {format(value)}
      </text>
    </g>
  ));
}
