import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isRecord } from '@/lib/object/to-record';
import { ImportFileError } from './import-file-error';

export interface CsvRow {
  /** Number of the line where the row begins, the header being 1. */
  line: number;
  text: string;
  fields: readonly string[];
}

interface ParsedRow {
  record: string[];
  /** `lines` counts up to the end of the row. */
  info: { lines: number };
  raw: string;
}

/** Rows of comma-separated text (RFC 4180) as a stream; blank lines are skipped. Throws `ImportFileError` when the last row is truncated. */
export async function* readCsvRows(
  chunks: AsyncIterable<string>,
  file: string,
): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    info: true,
    raw: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  let isLastLineComplete = true;
  async function* observed(): AsyncGenerator<string> {
    for await (const chunk of chunks) {
      if (chunk !== '') isLastLineComplete = chunk.endsWith('\n');
      yield chunk;
    }
  }
  const source = Readable.from(observed());
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let columns = 0;
  let pending: CsvRow | null = null;
  try {
    for await (const row of parser) {
      if (pending) yield pending;
      pending = toCsvRow(row);
      columns ||= pending.fields.length;
    }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw truncated(file, parser.info.lines);
    throw error;
  }
  if (!pending) return;
  if (!isLastLineComplete && pending.fields.length < columns) throw truncated(file, pending.line);
  yield pending;
}

function toCsvRow(row: unknown): CsvRow {
  if (!isParsedRow(row)) throw new TypeError('The CSV parser gave a row without its text');
  const { record: fields, info, raw } = row;
  const text = raw.trim();
  return { line: info.lines - (text.match(/\n/g)?.length ?? 0), text, fields };
}

const isParsedRow = (row: unknown): row is ParsedRow =>
  isRecord(row) && Array.isArray(row.record) && isRecord(row.info) && typeof row.raw === 'string';

function truncated(file: string, line: number): ImportFileError {
  return new ImportFileError(file, `the last row (line ${line}) is cut off; fetch the file again`);
}

export interface CsvRecord {
  line: number;
  text: string;
  values: Record<string, string>;
}

/** Rows keyed by the header. Throws `ImportFileError` when a column of `required` is missing. */
export async function* readCsvRecords(
  rows: AsyncIterable<CsvRow>,
  { file, required }: { file: string; required: readonly string[] },
): AsyncGenerator<CsvRecord> {
  let header: string[] | null = null;
  for await (const { line, text, fields } of rows) {
    if (header) {
      yield {
        line,
        text,
        values: Object.fromEntries(header.map((name, at) => [name, fields[at] ?? ''])),
      };
      continue;
    }
    header = fields.map((name) => name.trim());
    const missing = required.filter((name) => !header?.includes(name));
    if (missing.length > 0)
      throw new ImportFileError(
        file,
        `the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing; the first line has ${header.slice(0, 8).join(', ')}`,
      );
  }
  if (!header) throw new ImportFileError(file, 'the file is empty');
}
