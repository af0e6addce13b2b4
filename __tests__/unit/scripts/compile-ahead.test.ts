import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createSourceMaps } from '@/backoffice/adapters/source-map/source-maps';
import { compileAhead } from '../../../scripts/lib/compile-ahead.mjs';

const root = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(root, { recursive: true }));

it('The build marks long scripts as to be compiled while they load, and their maps still say where a place was written', async () => {
  const [scripts, maps] = [join(root, 'static/chunks'), join(root, 'maps/chunks')];
  for (const folder of [scripts, maps]) mkdirSync(folder, { recursive: true });
  const long = `run();\nstop();\n${'//'.padEnd(40_000)}\n`;
  writeFileSync(join(scripts, 'a.js'), long);
  writeFileSync(join(scripts, 'b.js'), long);
  writeFileSync(join(scripts, 'short.js'), 'run();\n');
  writeFileSync(join(scripts, 'a.css'), 'p{}');
  // The first line of the long scripts is the third of its source, the second line is the second.
  const map = { version: 3, sources: ['src/a.ts'], names: [], mappings: 'AAEA;AADA' };
  const inSections = { version: 3, sections: [{ offset: { line: 0, column: 0 }, map }] };
  writeFileSync(join(maps, 'a.js.map.gz'), gzipSync(JSON.stringify(map)));
  writeFileSync(join(maps, 'b.js.map.gz'), gzipSync(JSON.stringify(inSections)));
  compileAhead({ scripts, maps });
  expect(readFileSync(join(scripts, 'a.js'), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  expect(readFileSync(join(scripts, 'short.js'), 'utf8')).toBe('run();\n');
  expect(readFileSync(join(scripts, 'a.css'), 'utf8')).toBe('p{}');
  const findSource = createSourceMaps(join(root, 'maps'));
  for (const name of ['a', 'b']) {
    const file = `/_next/static/chunks/${name}.js`;
    expect(await findSource({ file, line: 2, column: 1 })).toMatchObject({
      file: 'src/a.ts',
      line: 3,
      column: 1,
    });
  }
});
