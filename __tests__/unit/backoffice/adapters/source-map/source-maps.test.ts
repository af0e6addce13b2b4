import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { createSourceMaps } from '@/backoffice/adapters/source-map/source-maps';

const source = `interface Point { rate: number }

export function last(points: readonly Point[]): number {
  const found = points.at(-1);
  if (found === undefined) throw new RangeError('none');
  return found.rate;
}
`;

const root = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(root, { recursive: true }));

function written(asSections: boolean) {
  const folder = mkdtempSync(join(root, 'set-'));
  mkdirSync(join(folder, 'chunks'));
  const { code, map } = transformSync(source, {
    loader: 'ts',
    minify: true,
    sourcemap: true,
    sourcefile: 'turbopack:///[project]/src/features/chart.ts',
  });
  const plain = JSON.parse(map);
  const shown = asSections
    ? { version: 3, sections: [{ offset: { line: 2, column: 0 }, map: plain }] }
    : plain;
  writeFileSync(join(folder, 'chunks/a.js.map.gz'), gzipSync(JSON.stringify(shown)));
  return { find: createSourceMaps(folder), column: code.indexOf('RangeError') + 1 };
}

describe('Source maps', () => {
  it.each([
    ['whole', false, 1],
    ['in sections', true, 3],
  ])(
    'say where a place of a built script stands in the sources: %s',
    async (_name, asSections, line) => {
      const { find, column } = written(asSections);
      expect(await find({ file: '/_next/static/chunks/a.js', line, column })).toMatchObject({
        file: 'src/features/chart.ts',
        line: 5,
        text: "if (found === undefined) throw new RangeError('none');",
      });
    },
  );

  it('say nothing of scripts that this build has not, and of places before their sections', async () => {
    const { find } = written(true);
    expect(await find({ file: '/_next/static/chunks/b.js', line: 1, column: 1 })).toBeNull();
    expect(await find({ file: '/_next/static/chunks/a.js', line: 1, column: 1 })).toBeNull();
  });
});
