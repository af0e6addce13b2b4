import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

/** The footer of Redoc's menu shows this image from another host, and nothing in its place when it cannot be shown. */
const foreignLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const noImage = 'data:,';

export interface RedocScript {
  text: string;
  /** A version that changes whenever the text of the script does. */
  version: string;
}

/** Redoc's bundle from the installed package, without its one request to another host. */
export async function readRedocScript(): Promise<RedocScript> {
  const bundle = await readFile(packages.resolve('redoc/bundles/redoc.standalone.js'), 'utf8');
  const text = bundle.replaceAll(foreignLogo, noImage);
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}
