import { gunzipSync, gzipSync } from 'node:zlib';
import type { IncrementalTask } from '@/valuation/numeric/incremental-task';
import type { CompiledPlaces } from '../place-compilation';
import type { Place } from '../place.types';
import type { TokenPlaces } from '../token-places';

const placesPerLine = 200;
const tokensPerLine = 500;

/** One token as stored: itself, how many places hold it, and their packed numbers in base64. */
type TokenEntry = readonly [token: string, count: number, places: string];

// Only the build writes this file, so it is enough to check that a line holds an array.
const isPlaces = (value: unknown): value is Place[] => Array.isArray(value);
const isTokenEntries = (value: unknown): value is TokenEntry[] => Array.isArray(value);

/** Compiled places as a gzip file of JSON lines: one with how many lines of places follow, those lines, and the lines of tokens. */
export function encodePlaces({ places, tokenPlaces }: CompiledPlaces): Buffer {
  const placeLines = linesOf(places, placesPerLine);
  const entries = tokenPlaces.map(({ token, count, places: packed }): TokenEntry => [
    token,
    count,
    Buffer.from(packed).toString('base64'),
  ]);
  const lines = [String(placeLines.length), ...placeLines, ...linesOf(entries, tokensPerLine)];
  return gzipSync(lines.join('\n'), { level: 9 });
}

/** Reads what `encodePlaces` wrote, one line a step, in a quarter of the time that compiling takes. */
export function* decodePlaces(file: Buffer): IncrementalTask<CompiledPlaces> {
  const [placeLineCount, ...lines] = gunzipSync(file).toString('utf8').split('\n');
  yield;
  const places: Place[] = [];
  const tokenPlaces: TokenPlaces[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < Number(placeLineCount)) {
      const read: unknown = JSON.parse(line);
      if (isPlaces(read)) places.push(...read);
    } else {
      const read: unknown = JSON.parse(line);
      if (!isTokenEntries(read)) continue;
      for (const [token, count, packed] of read)
        tokenPlaces.push({ token, count, places: Buffer.from(packed, 'base64') });
    }
    yield;
  }
  return { places, tokenPlaces };
}

function linesOf(items: readonly unknown[], perLine: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start < items.length; start += perLine)
    lines.push(JSON.stringify(items.slice(start, start + perLine)));
  return lines;
}
