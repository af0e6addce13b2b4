import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const walk = 'walk-application';

/** Runs a program of `node_modules` in the folder; throws with what it printed where it fails. */
function run(folder: string, [program = '', ...args]: readonly string[]): void {
  try {
    execFileSync(process.execPath, [resolve('node_modules', program), ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(`${program}: ${Object(error).stdout}${Object(error).stderr}`, { cause: error });
  }
}

/** Generates the types of this OpenAPI document in `folder`, compiles the walk that uses them, and returns the compiled file. */
export function compileGeneratedClient(description: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), description);
  copyFileSync(
    resolve(`__tests__/support/openapi/generated-client/${walk}.cts`),
    join(folder, `${walk}.cts`),
  );
  run(folder, ['openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'api.d.ts']);
  const options = ['--strict', '--skipLibCheck', '--types', 'node', '--target', 'es2022'];
  run(folder, [
    'typescript/bin/tsc',
    '--ignoreConfig',
    ...options,
    ...['--module', 'nodenext', `${walk}.cts`],
  ]);
  return join(folder, `${walk}.cjs`);
}
