import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code that runs of a page before it is hydrated, as the build bundled it. */
export interface Starters {
  /** Of pages that are read. */
  content: string;
  /** Of pages that visitors work with. */
  tool: string;
}

export function builtStarters(root: string): Starters {
  const read = (name: string): string =>
    readFileSync(join(root, 'dist', 'server', `${name}.js`), 'utf8').trim();
  return { content: read('early-script'), tool: read('early-tool-script') };
}
