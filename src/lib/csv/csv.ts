// Excel takes a file without it for one of its own regional encoding, not for UTF-8.
const byteOrderMark = '\uFEFF';

/** Rows as comma-separated text (RFC 4180) in UTF-8 with a byte order mark; a cell is quoted where it needs to be. */
export function toCsv(rows: CsvRows): string {
  return byteOrderMark + csvLines(rows);
}

type CsvRows = readonly (readonly (string | number)[])[];

/** Such rows without the mark, to follow others. */
export const csvLines = (rows: CsvRows): string =>
  rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

/** A text that spreadsheets show and do not calculate: an apostrophe stands before what would begin a formula (OWASP, CSV injection). */
export const withoutFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
