import { gzipSync } from 'node:zlib';
import type { ModelSnapshot } from './model-snapshot';
import type { Steps } from '../numeric/steps';

const longText = 4_000;
const lineEnd = '\n'.charCodeAt(0);

/** Stands in the first line for a long text on a line of its own. */
interface ElsewhereInFile {
  line: number;
}

/** A model as gzipped lines of JSON: the snapshot without its long texts, then these, so that each can be read by itself. */
export function packModel(snapshot: ModelSnapshot): Buffer {
  const texts: string[] = [];
  const head = JSON.stringify(snapshot, (_key, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < longText) return value;
    const elsewhere: ElsewhereInFile = { line: texts.push(value) };
    return elsewhere;
  });
  return gzipSync([head, ...texts.map((text) => JSON.stringify(text))].join('\n'));
}

/** Reads the unpacked lines, one with each step. A snapshot in a single line, as it was stored formerly, is read, too. */
export function* readModelLines(bytes: Buffer): Steps<ModelSnapshot> {
  const values: unknown[] = [];
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(lineEnd, start);
    const end = found < 0 ? bytes.length : found;
    values.push(JSON.parse(bytes.toString('utf8', start, end)));
    start = end + 1;
    yield;
  }
  return withTexts(values[0], values) as ModelSnapshot;
}

function withTexts(value: unknown, lines: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('line' in value && typeof value.line === 'number') return lines[value.line];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withTexts(inner, lines)]),
  );
}
