import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supply-chain-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script of ours with an `npm` that answers with `output` and ends with `code`. */
function runWith(script: string, { output, code }: { output: object; code: number }) {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(output)}\nEND\nexit ${code}\n`);
  chmodSync(npm, 0o755);
  return spawnSync(process.execPath, [resolve('scripts', script)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
}

describe('The check of what the product is made of', () => {
  it('is made before the tests of each run, and stops none', () => {
    const lines = readFileSync('.ci/run', 'utf8').split('\n');
    const calls = ['sbom', 'audit'].map((script) =>
      lines.findIndex((line) =>
        new RegExp(`^npm run --silent ${script} </dev/null \\|\\| echo "`).test(line),
      ),
    );
    const tests = lines.findIndex((line) => line.startsWith('npm test'));
    expect(Math.min(...calls)).toBeGreaterThan(0);
    expect(Math.max(...calls)).toBeLessThan(tests);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect([scripts.sbom, scripts.audit]).toEqual([
      'node scripts/sbom.mjs',
      'node scripts/audit.mjs',
    ]);
  });

  it('lists the parts with their licences, and names those of which none is known', () => {
    const components = [
      { name: 'hono', version: '4.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'zod', version: '4.1.0', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'wasm', version: '1.0.0', licenses: [{ expression: '(ISC OR MIT)' }] },
      { name: 'old', version: '0.1.0' },
    ];
    const { status, stdout } = runWith('sbom.mjs', { output: { components }, code: 0 });
    expect([status, stdout.trim().split('\n')]).toEqual([
      0,
      [
        'sbom.cdx.json: 4 components',
        'Licences: MIT 2; (ISC OR MIT) 1',
        'To be looked up: old@0.1.0',
      ],
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))).toEqual({ components });
  });

  it('tells known weaknesses and fails, and passes where there are none', () => {
    const found = { high: 1, total: 1 };
    const weak = runWith('audit.mjs', {
      output: { metadata: { vulnerabilities: found } },
      code: 1,
    });
    expect(weak.status).toBe(1);
    expect(weak.stdout).toContain('Known weaknesses: {"high":1,"total":1}');
    const sound = runWith('audit.mjs', {
      output: { metadata: { vulnerabilities: { high: 0, total: 0 } } },
      code: 0,
    });
    expect([sound.status, sound.stdout]).toEqual([0, 'Known weaknesses: {"high":0,"total":0}\n']);
  });

  it('says where nothing was checked, because the registry does not answer', () => {
    const { status, stdout } = runWith('audit.mjs', {
      output: { message: '405 Method Not Allowed' },
      code: 1,
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Nothing was checked, .* npm audit: 405 Method Not Allowed\n/);
  });
});
