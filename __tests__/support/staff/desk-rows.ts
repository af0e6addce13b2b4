import { endpoints } from '@/contracts/endpoints';

/** Where a list is read, below `/api/v1`. */
export const pathOf = (key: string): string =>
  String(Object(endpoints)[key]?.path).replace('/api/v1', '');

/** The orders that a list can be in, the usual one first. */
export function ordersOf(key: string): string[] {
  const { sort } = Object(endpoints)[key].query.shape;
  const usual: string = sort.parse(undefined);
  const options: string[] = sort.unwrap().options;
  return [usual, ...options.filter((one) => one !== usual)];
}

/** What names the rows of a list. */
export const namesOf = (rows: readonly Record<string, unknown>[]): unknown[] =>
  rows.map(
    ({ applicationNumber, loanNo, reference, email, customerId, id }) =>
      applicationNumber ?? email ?? id ?? reference ?? loanNo ?? customerId,
  );

/** What a spreadsheet reads of CSV. */
export function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** A value of the list as a cell that nothing calculates; undefined where the export tells it otherwise. */
export function cellOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.replace(/^(?=[=+\-@])/, "'") : undefined;
}
