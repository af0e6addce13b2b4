import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code that runs of a page before it is hydrated, as the build bundled it. */
export const builtStarter = (root: string): string =>
  readFileSync(join(root, 'dist', 'server', 'early-script.js'), 'utf8').trim();
