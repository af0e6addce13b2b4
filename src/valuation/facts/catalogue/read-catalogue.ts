import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Catalogue } from './catalogue';
import { readCatalogueLines } from './catalogue-lines';

/** Beside this module, and beside the bundled server. */
const file = new URL('./catalogue.data.gz', import.meta.url);

/** Reads the built-in catalogue; takes some 0.2 s and is not kept, so that only what is made of it stays in memory. */
export function readCatalogue(): Catalogue {
  return readCatalogueLines(gunzipSync(readFileSync(file)).toString('utf8'));
}
