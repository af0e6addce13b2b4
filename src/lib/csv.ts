// Excel takes a file without it for one of its own regional encoding, not for UTF-8.
const byteOrderMark = '\uFEFF';

/** Rows as comma-separated text (RFC 4180) in UTF-8 with a byte order mark; a cell is quoted where it needs to be. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
