/** One row of the benchmark table: the measured value, its baseline and its target. */
export interface BenchmarkRow {
  name: string;
  value: number;
  unit: string;
  baseline?: { name: string; value: number };
  target?: string;
  isTargetMet?: boolean;
}

const round = (value: number): string =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Math.round(value * 100) / 100);

export function printTable(title: string, rows: BenchmarkRow[]): void {
  console.log(`\n${title}`);
  console.table(
    rows.map((row) => ({
      measure: row.name,
      value: `${round(row.value)} ${row.unit}`,
      beside: row.baseline ? `${row.baseline.name}: ${round(row.baseline.value)}` : '',
      ratio: row.baseline && row.baseline.value !== 0 ? round(row.value / row.baseline.value) : '',
      target: row.target ?? '',
      met: row.isTargetMet === undefined ? '' : row.isTargetMet ? 'yes' : 'NO',
    })),
  );
}

/** The value below which this share of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  return (
    [...values].sort((one, other) => one - other)[
      Math.min(values.length - 1, Math.floor(values.length * share))
    ] ?? Number.NaN
  );
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
