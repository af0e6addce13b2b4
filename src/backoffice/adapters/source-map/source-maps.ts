import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SourcePlace, StackFrame } from '@/contracts/site-health/site-health';

const decompress = promisify(gunzip);
/** Maps held at once: each is some megabytes once it is read. */
const maxMaps = 4;
const keptMs = 10 * 60_000;
const servedFolder = '/_next/static/';
const maxTextLength = 200;

const plainMapSchema = z.object({
  version: z.number(),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()).default([]),
  names: z.array(z.string()).default([]),
  mappings: z.string(),
});
const offsetSchema = z.object({ line: z.number(), column: z.number() });
type Offset = z.infer<typeof offsetSchema>;
/** A map as a whole, or in sections that begin at places of the script (ECMA-426). */
const mapSchema = z.union([
  z
    .object({ sections: z.array(z.object({ offset: offsetSchema, map: plainMapSchema })) })
    .transform(({ sections }) => sections),
  plainMapSchema.transform((map) => [{ offset: { line: 0, column: 0 }, map }]),
]);

interface Section {
  offset: Offset;
  map: SourceMap;
  contents: ReadonlyMap<string, string>;
}

const toSection = ({ offset, map }: z.output<typeof mapSchema>[number]): Section => ({
  offset,
  map: new SourceMap({
    ...map,
    file: '',
    sourceRoot: '',
    sourcesContent: map.sourcesContent.map((text) => text ?? ''),
  }),
  contents: new Map(map.sources.map((name, index) => [name, map.sourcesContent[index] ?? ''])),
});

/** Lines and columns from 0. */
function findIn(sections: readonly Section[], { line, column }: Offset): SourcePlace | null {
  const section = sections.findLast(
    ({ offset }) => offset.line < line || (offset.line === line && offset.column <= column),
  );
  if (!section) return null;
  const { offset, map, contents } = section;
  const entry = map.findEntry(
    line - offset.line,
    line === offset.line ? column - offset.column : column,
  );
  if (!('originalSource' in entry) || !entry.originalSource) return null;
  const { originalSource, originalLine, originalColumn } = entry;
  const text = contents.get(originalSource)?.split('\n')[originalLine]?.trim() ?? '';
  return {
    file: originalSource.replace(/^.*\[project\]\//, ''),
    line: originalLine + 1,
    column: originalColumn + 1,
    text: text.slice(0, maxTextLength),
  };
}

/**
 * Finds where places of built scripts stand in the sources, by the maps that the build put into `folder`, which nobody is served.
 * Scripts are named by their content, so that a map belongs to exactly one; null for a script that this build has not.
 */
export function createSourceMaps(
  folder: string,
): (frame: StackFrame) => Promise<SourcePlace | null> {
  const maps = new LRUCache<string, Section[]>({
    max: maxMaps,
    ttl: keptMs,
    fetchMethod: async (file) => {
      const text = (await decompress(await readFile(file))).toString();
      return mapSchema.parse(JSON.parse(text)).map(toSection);
    },
  });
  return async ({ file, line, column }) => {
    const path = join(folder, `${file.slice(servedFolder.length)}.map.gz`);
    const sections = await maps.fetch(path).catch(() => undefined);
    return sections ? findIn(sections, { line: line - 1, column: column - 1 }) : null;
  };
}
