import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { DeskSection } from '@/config/desk/desk-paths';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import type { NamespaceKey, Translate } from '@/i18n/text-keys';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

/** What every list of the desk answers (`deskPageOf`). */
export interface DeskPage<Row> {
  data: Row[];
  next: string | null;
  total: number;
}

/** What turns a value into words. */
export interface CellContext {
  t: Translate<'desk'>;
  locale: Locale;
}

export interface ListColumn<Row> {
  heading: NamespaceKey<'desk'>;
  cell: (row: Row, context: CellContext) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** What is told below it in small letters, so that a row of much fits the screen. */
  under?: Pick<ListColumn<Row>, 'heading' | 'cell'>;
}

/** A filter as a part of the address: one of a few values, a day, or words that name nobody (those are searched for in a body). */
export type ListFilter =
  | { name: string; label: NamespaceKey<'desk'>; kind: 'text' | 'day' }
  | {
      name: string;
      label: NamespaceKey<'desk'>;
      kind: 'choice';
      /** What it means to choose nothing, where that is not everything. */
      none?: NamespaceKey<'desk'>;
      options: readonly { value: string; label: NamespaceKey<'desk'> }[];
      /** What counts where the address says nothing; without it all do. */
      usual?: string;
    };

/** What takes a list along as CSV. */
export type ListExport = Pick<EndpointDefinition, 'path' | 'permission'> & { query: z.ZodObject };

/** The name of a field that the call of a list takes in its query. */
type QueryField<K extends EndpointKey, N extends string> =
  EndpointRequest<K> extends { query: { [F in N]?: infer V } } ? Extract<V, string> : never;

/** What a list is searched by, where its call takes words: what they are called; it stands first, so that its shortcut leads there. */
type SearchOption<K extends EndpointKey> = [QueryField<K, 'q'>] extends [never]
  ? { search?: undefined }
  : { search: NamespaceKey<'desk'> };

/** What the orders are called that its call takes; the first one counts where none is chosen. */
type SortOption<K extends EndpointKey> = [QueryField<K, 'sort'>] extends [never]
  ? { sorts?: undefined }
  : { sorts: Readonly<Record<QueryField<K, 'sort'>, NamespaceKey<'desk'>>> };

interface DeskListParts<N extends string, K extends EndpointKey, Row> {
  name: N;
  endpoint: K;
  /** What the endpoint takes; filters of an address that it refuses are left out. */
  querySchema: z.ZodObject;
  /** The call that takes it along, where one does. */
  csv?: ListExport;
  toRequest: (fields: Record<string, string>) => EndpointRequest<K>;
  toPage: (response: EndpointResponse<K>) => DeskPage<Row>;
  columns: readonly ListColumn<Row>[];
  /** Whether who is in it can be looked for by name, phone or identity card: the search of the desk answers, since such words never stand in an address. */
  hasPeople?: boolean;
  /** Beside what it is searched and sorted by. */
  filters: readonly ListFilter[];
  keyOf: (row: Row) => string;
  /** Where a row leads, unless it is all there is. */
  linkOf?: (row: Row) => { section: DeskSection; id: string };
}

type DeskListOptions<N extends string, K extends EndpointKey, Row> = DeskListParts<N, K, Row> &
  SearchOption<K> &
  SortOption<K>;

function sortFilter(sorts: Readonly<Record<string, NamespaceKey<'desk'>>>): ListFilter {
  const [[, none] = [], ...others] = Object.entries(sorts);
  return {
    name: 'sort',
    label: 'list.sort',
    kind: 'choice',
    ...(none === undefined ? {} : { none }),
    options: others.map(([value, label]) => ({ value, label })),
  };
}

/** A list of one noun: its slice and saga, and how its screen shows and filters it. */
export function createDeskList<N extends string, K extends EndpointKey, Row>({
  name,
  endpoint,
  toPage,
  filters,
  search,
  sorts,
  ...shown
}: DeskListOptions<N, K, Row>) {
  const noPage: DeskPage<Row> | null = null;
  const query = createRequestSlice({
    name,
    endpoint,
    initialData: noPage,
    reduceResponse: ({ response }): DeskPage<Row> | null => toPage(response),
    session,
  });
  const searched: ListFilter[] =
    search === undefined ? [] : [{ name: 'q', label: search, kind: 'text' }];
  const sorted = sorts === undefined ? [] : [sortFilter(sorts)];
  return { ...shown, endpoint, query, filters: [...searched, ...filters, ...sorted] };
}

/** The fields of an address that the list takes; whatever else stands there is left alone. */
export function readListFields(
  { querySchema }: { querySchema: z.ZodObject },
  address: URLSearchParams,
): Record<string, string> {
  const given = Object.keys(querySchema.shape).flatMap((name): [string, string][] => {
    const value = address.get(name) ?? '';
    return value !== '' && querySchema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The filters of an address that the list does not take, with what stands there. */
export function refusedFilters(
  list: { querySchema: z.ZodObject; filters: readonly ListFilter[] },
  address: URLSearchParams,
): { label: NamespaceKey<'desk'>; value: string }[] {
  const taken = readListFields(list, address);
  return list.filters.flatMap(({ name, label }) => {
    const value = address.get(name) ?? '';
    return value !== '' && taken[name] === undefined ? [{ label, value }] : [];
  });
}

/** The address of the list with these fields; a change of a filter goes back to the first page. */
export function listAddress(
  pathname: string,
  fields: Record<string, string>,
  change: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(
    Object.entries({ ...fields, cursor: '', ...change }).filter(([, value]) => value !== ''),
  );
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
