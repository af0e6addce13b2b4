import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hideSourceMaps } from '../../../scripts/lib/hide-source-maps.mjs';

const root = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(root, { recursive: true }));

it('The build moves maps away from what is served, each under the name of its script', () => {
  const [from, to] = [join(root, 'static'), join(root, 'maps')];
  mkdirSync(join(from, 'chunks'), { recursive: true });
  writeFileSync(join(from, 'chunks/a.js'), 'run();\n\n//# sourceMappingURL=0ther.js.map');
  writeFileSync(join(from, 'chunks/0ther.js.map'), '{"version":3}');
  writeFileSync(join(from, 'chunks/a.css.map'), '{}');
  writeFileSync(join(from, 'chunks/b.js'), 'plain();');
  hideSourceMaps({ from, to });
  expect(readdirSync(join(from, 'chunks')).toSorted()).toEqual(['a.js', 'b.js']);
  expect(readFileSync(join(from, 'chunks/a.js'), 'utf8').trim()).toBe('run();');
  expect(readdirSync(join(to, 'chunks'))).toEqual(['a.js.map.gz']);
  expect(gunzipSync(readFileSync(join(to, 'chunks/a.js.map.gz'))).toString()).toBe('{"version":3}');
});
