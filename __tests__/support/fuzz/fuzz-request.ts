import fc from 'fast-check';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { arbitraryOf } from './schema-arbitrary';

export interface FuzzRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Undefined: no body. */
  body: unknown;
}

/** A mutation that makes a valid request invalid. */
export interface Mutation {
  part: 'params' | 'query' | 'body' | 'text';
  how: 'replace' | 'remove' | 'add';
  /** Index of the value to mutate, modulo the number of values. */
  nth: number;
  junk: unknown;
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -1,
    0,
    1e308,
    -1e-9,
    true,
    [],
    {},
    [[]],
    'null',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "'; drop table page; --",
    '<script>alert(1)</script>',
    '９９９',
    'A'.repeat(5_000),
    { $ne: null },
    '2026-02-30',
    '9'.repeat(400),
    { __proto__: null, constructor: 'x' },
  ),
  fc
    .anything({ withNullPrototype: false, maxDepth: 2 })
    .filter((value) => typeof value !== 'bigint' && typeof value !== 'symbol'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const mutationArbitrary: fc.Arbitrary<Mutation> = fc.record(
  {
    part: fc.constantFrom<Mutation['part']>('params', 'query', 'body', 'body', 'body', 'text'),
    how: fc.constantFrom<Mutation['how']>('replace', 'replace', 'remove', 'add'),
    nth: fc.nat(1_000),
    junk,
  },
  { noNullPrototype: true },
);

export function requestArbitrary({
  params,
  query,
  body,
  form,
}: EndpointDefinition): fc.Arbitrary<FuzzRequest> {
  const part = (schema: EndpointDefinition['params']) =>
    (schema ? arbitraryOf(schema) : fc.constant({})).map((value) => ({ ...Object(value) }));
  const content = body ?? form;
  return fc.record(
    {
      params: part(params),
      query: part(query),
      body: content ? arbitraryOf(content) : fc.constant(undefined),
    },
    { noNullPrototype: true },
  );
}

export function mutateRequest(
  request: FuzzRequest,
  { part, how, nth, junk: value }: Mutation,
): FuzzRequest {
  if (part === 'text') return request;
  if (part !== 'body')
    return { ...request, [part]: mutateValue(request[part], { how, nth, junk: value }) };
  return { ...request, body: mutateValue(request.body, { how, nth, junk: value }) };
}

/** A copy with one value, at any depth, replaced, removed, or given an additional property. */
function mutateValue(root: unknown, { how, nth, junk: value }: Omit<Mutation, 'part'>): unknown {
  const places = pathsIn(root);
  if (places.length === 0) return how === 'remove' ? undefined : value;
  const path = places[nth % places.length] ?? [];
  return withValueAt(
    root,
    path,
    how === 'add' ? { ...Object(value), unasked: value } : how === 'remove' ? undefined : value,
  );
}

function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...pathsIn(inner, [...path, key]),
  ]);
}

function withValueAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  replacement: unknown,
): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? withValueAt(item, rest, replacement) : item,
    );
  return { ...Object(value), [key]: withValueAt(Object(value)[key], rest, replacement) };
}

/** The URL of a request; undefined values are omitted as in a browser. */
export function urlOf({ path }: EndpointDefinition, { params, query }: FuzzRequest): string {
  const filled = path
    .replace('/api/v1', '')
    .replaceAll(
      /\{(\w+)\}/g,
      (_whole, name: string) => encodeURIComponent(wellFormed(params[name])) || '%20',
    );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, wellFormed(value)]],
    ),
  );
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

// A lone surrogate cannot be URL-encoded: a browser replaces it.
function wellFormed(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return Buffer.from(text ?? '', 'utf8').toString('utf8');
}
