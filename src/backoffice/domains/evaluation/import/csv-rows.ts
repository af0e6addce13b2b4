import { ImportFileError } from './import-file-error';

export interface CsvRow {
  /** Number of the line where the row begins, the header being 1. */
  line: number;
  text: string;
  fields: readonly string[];
}

/** Rows of comma-separated text (RFC 4180) as a stream; blank lines are skipped. Throws `ImportFileError` when the last row is truncated. */
export async function* readCsvRows(
  chunks: AsyncIterable<string>,
  file: string,
): AsyncGenerator<CsvRow> {
  let buffer = '';
  let line = 1;
  let columns = 0;
  let isFirst = true;
  function* parseRow(text: string): Generator<CsvRow> {
    const row = text.replace(/\r$/, '');
    const startLine = line;
    line += (text.match(/\n/g)?.length ?? 0) + 1;
    if (row === '') return;
    const fields = splitFields(row);
    columns ||= fields.length;
    yield { line: startLine, text: row, fields };
  }
  for await (const chunk of chunks) {
    buffer += isFirst ? chunk.replace(/^\uFEFF/, '') : chunk;
    isFirst = isFirst && chunk === '';
    let start = 0;
    for (let end = rowEnd(buffer, start); end >= 0; end = rowEnd(buffer, start)) {
      yield* parseRow(buffer.slice(start, end));
      start = end + 1;
    }
    buffer = buffer.slice(start);
  }
  if (buffer === '') return;
  const isComplete =
    (buffer.match(/"/g)?.length ?? 0) % 2 === 0 && splitFields(buffer).length >= columns;
  if (!isComplete)
    throw new ImportFileError(file, `the last row (line ${line}) is cut off; fetch the file again`);
  yield* parseRow(buffer);
}

/** Position of the line feed that ends the row beginning at `start`; line feeds inside quotes belong to the row. */
function rowEnd(text: string, start: number): number {
  for (let end = text.indexOf('\n', start); end >= 0; end = text.indexOf('\n', end + 1)) {
    if (quotesIn(text, { start, end }) % 2 === 0) return end;
  }
  return -1;
}

function quotesIn(text: string, { start, end }: { start: number; end: number }): number {
  let count = 0;
  for (let at = text.indexOf('"', start); at >= 0 && at < end; at = text.indexOf('"', at + 1))
    count += 1;
  return count;
}

function splitFields(row: string): string[] {
  if (!row.includes('"')) return row.split(',');
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const character = row[at] ?? '';
    if (character === '"' && isQuoted && row[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field];
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
