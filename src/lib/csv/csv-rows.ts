import { CsvError, parse } from 'csv-parse/sync';
import { isRecord } from '../object/to-record';

/** A row of comma-separated text with the line on which it ends, from 1. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/** The trimmed rows of comma-separated text (RFC 4180) without empty ones, or the line from which on it is none. */
export function csvRowsOf(text: string): CsvRow[] | { brokenAt: number; code: string } {
  try {
    const rows: unknown[] = parse(text, {
      bom: true,
      info: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return rows.flatMap((row) =>
      isRecord(row) && Array.isArray(row.record) && isRecord(row.info)
        ? [{ line: Number(row.info.lines), cells: row.record.map((cell) => String(cell).trim()) }]
        : [],
    );
  } catch (error) {
    if (error instanceof CsvError)
      return { brokenAt: Math.max(1, Number(error.lines ?? 1)), code: error.code };
    throw error;
  }
}
