import { Readable } from 'node:stream';
import {
  endpoints,
  type EndpointKey,
  type EndpointResponse,
  type ParsedEndpointRequest,
} from '@/contracts/endpoints';
import { restAfter } from '@/lib/async/rest-after';
import { csvLines, toCsv, withoutFormula } from '@/lib/csv/csv';
import type { DeskCaller } from './access/desk-authenticator';
import type { DeskFileKey } from './endpoint-keys';
import type { Registrar } from './registrar';

type Cell = string | number | boolean | null;
type CellKeyOf<Row> = {
  [N in keyof Row & string]: Row[N] extends Cell ? N : never;
}[keyof Row & string];

/** A field of the row under its own name, or what is made of the row under another one. */
type ExportColumn<Row> = CellKeyOf<Row> | readonly [heading: string, cell: (row: Row) => Cell];

/** A row of the list that an export takes along: what the list does not show, the export cannot say. */
type RowOf<K extends DeskFileKey> = K extends `${infer L extends EndpointKey}Export`
  ? EndpointResponse<L> extends { data: readonly (infer Row)[] }
    ? Row
    : never
  : never;

interface Page<Row> {
  data: readonly Row[];
  next: string | null;
}

/** How a list of the desk is taken along: what the trail calls it, its columns, and one page of it. */
export interface ListExport<K extends DeskFileKey> {
  target: string;
  columns: readonly ExportColumn<RowOf<K>>[];
  read: (
    request: ParsedEndpointRequest<K>,
    page: { cursor: string | undefined; limit: number },
    caller: DeskCaller,
  ) => Promise<Page<RowOf<K>>>;
}

export type DeskExport = <K extends DeskFileKey>(key: K, list: ListExport<K>) => void;

export interface ExportRegistrar extends Registrar {
  /** A list of the desk as CSV, read in pages while it is sent, and slowly, for whoever asks for a page of the site comes first; that it was taken along is written down before. */
  deskExport: DeskExport;
}

const readAtOnce = 100;

/** Makes routes of what lists say of their export; `after` is what was chosen. */
export function createDeskExport(
  { deskDownload }: Pick<Registrar, 'deskDownload'>,
  recordExport: (taken: { staff: string; target: string; after: unknown }) => Promise<void>,
): DeskExport {
  return (key, { target, columns, read }) => {
    const name = endpoints[key].path.split('/').at(-1);
    deskDownload(key, async (request, caller) => {
      const after: unknown = Reflect.get(request, 'query');
      await recordExport({ staff: caller.staff, target, after });
      const readPage = (cursor: string | undefined) =>
        read(request, { cursor, limit: readAtOnce }, caller);
      return {
        disposition: `attachment; filename="${name}.csv"`,
        contentType: 'text/csv; charset=utf-8; header=present',
        bytes: Readable.from(csvOf(columns, readPage)),
      };
    });
  };
}

async function* csvOf<Row>(
  columns: readonly ExportColumn<Row>[],
  read: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(
    toCsv([columns.map((column) => (typeof column === 'string' ? column : column[0]))]),
  );
  for (let cursor: string | undefined; ;) {
    const startedAt = performance.now();
    const { data, next } = await read(cursor);
    const lines = csvLines(data.map((row) => columns.map((one) => cellOf(row, one))));
    const workedMs = performance.now() - startedAt;
    if (data.length > 0) yield Buffer.from(lines);
    if (next === null) return;
    cursor = next;
    await restAfter(workedMs);
  }
}

function cellOf<Row>(row: Row, column: ExportColumn<Row>): string | number {
  const cell: unknown =
    typeof column === 'string' ? Reflect.get(Object(row), column) : column[1](row);
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return withoutFormula(cell);
  return cell === null ? '' : JSON.stringify(cell);
}
