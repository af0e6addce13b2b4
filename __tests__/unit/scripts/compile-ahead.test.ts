import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createSourceMaps } from '@/backoffice/adapters/source-map/source-maps';
import { compileAhead } from '../../../scripts/lib/compile-ahead.mjs';

const root = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(root, { recursive: true }));

it('The build marks scripts as to be compiled while they load, and their maps still say where a place was written', async () => {
  const [scripts, maps] = [join(root, 'static/chunks'), join(root, 'maps/chunks')];
  for (const folder of [scripts, maps]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(scripts, 'a.js'), 'run();\nstop();\n');
  writeFileSync(join(scripts, 'b.js'), 'run();\n');
  writeFileSync(join(scripts, 'a.css'), 'p{}');
  // The first line of the script is the third of its source, the second line is the second.
  const map = { version: 3, sources: ['src/a.ts'], names: [], mappings: 'AAEA;AADA' };
  const inSections = { version: 3, sections: [{ offset: { line: 0, column: 0 }, map }] };
  writeFileSync(join(maps, 'a.js.map.gz'), gzipSync(JSON.stringify(map)));
  writeFileSync(join(maps, 'b.js.map.gz'), gzipSync(JSON.stringify(inSections)));
  compileAhead({ scripts, maps });
  expect(readFileSync(join(scripts, 'a.js'), 'utf8')).toBe(
    '//# allFunctionsCalledOnLoad\nrun();\nstop();\n',
  );
  expect(readFileSync(join(scripts, 'a.css'), 'utf8')).toBe('p{}');
  const findSource = createSourceMaps(join(root, 'maps'));
  for (const name of ['a', 'b']) {
    const file = `/_next/static/chunks/${name}.js`;
    expect(await findSource({ name: '', file, line: 2, column: 1 })).toMatchObject({
      file: 'src/a.ts',
      line: 3,
      column: 1,
    });
  }
});
