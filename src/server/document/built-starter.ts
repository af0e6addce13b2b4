import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code that runs of a page before it is hydrated, as the build bundled it; an instant estimate has some of its own. */
export function builtStarter(root: string): (html: string) => string {
  const read = (name: string): string =>
    readFileSync(join(root, 'dist', 'server', `${name}.js`), 'utf8').trim();
  const early = read('early-script');
  const estimate = read('estimate-script');
  return (html) => (html.includes(' data-estimate="') ? early + estimate : early);
}
