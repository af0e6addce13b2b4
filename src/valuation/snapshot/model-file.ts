import { gzipSync } from 'node:zlib';
import { isRecord } from '@/lib/object/to-record';
import type { ModelSnapshot } from './model-snapshot';
import type { IncrementalTask } from '../numeric/incremental-task';

const longTextMinLength = 4_000;
const lineEnd = '\n'.charCodeAt(0);

/** In the first line, the reference to a long text on a line of its own. */
interface LineReference {
  line: number;
}

/** A model as gzipped lines of JSON: the snapshot without its long texts, then these, so that each can be parsed separately. */
export function packModel(snapshot: ModelSnapshot): Buffer {
  const texts: string[] = [];
  const firstLine = JSON.stringify(snapshot, (_key, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < longTextMinLength) return value;
    const reference: LineReference = { line: texts.push(value) };
    return reference;
  });
  return gzipSync([firstLine, ...texts.map((text) => JSON.stringify(text))].join('\n'));
}

/** Parses the unpacked lines, one per step. A snapshot in a single line, the older format, is accepted, too. */
export function* readModelLines(bytes: Buffer): IncrementalTask<ModelSnapshot> {
  const values: unknown[] = [];
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(lineEnd, start);
    const end = found < 0 ? bytes.length : found;
    values.push(JSON.parse(bytes.toString('utf8', start, end)));
    start = end + 1;
    yield;
  }
  return asSnapshot(resolveReferences(values[0], values));
}

function asSnapshot(value: unknown): ModelSnapshot {
  if (!isSnapshot(value)) throw new Error('The file holds no valuation model');
  return value;
}

/** Of the form that `packModel` writes; another version is for the reader of the snapshot to refuse. */
const isSnapshot = (value: unknown): value is ModelSnapshot =>
  isRecord(value) && 'version' in value;

function resolveReferences(value: unknown, lines: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('line' in value && typeof value.line === 'number') return lines[value.line];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolveReferences(inner, lines)]),
  );
}
