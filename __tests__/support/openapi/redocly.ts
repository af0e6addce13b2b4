import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Problem {
  ruleId: string;
  message: string;
  location: { pointer?: string }[];
}

/** What `redocly lint` says of a document by its recommended rules: one line for each error and warning. */
export function lintOpenApi(document: object): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-lint-'));
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        resolve('node_modules/@redocly/cli/bin/cli.js'),
        'lint',
        'openapi.json',
        '--extends=recommended',
        '--format=json',
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        // Neither usage figures nor a look for newer versions: the tests have no network.
        env: {
          NODE_ENV: 'test',
          PATH: process.env.PATH,
          REDOCLY_TELEMETRY: 'off',
          REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        },
      },
    );
    if (!stdout.includes('{')) throw new Error(`redocly lint failed: ${stderr}`);
    const { problems } = JSON.parse(stdout) as { problems: Problem[] };
    return problems.map(
      ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
