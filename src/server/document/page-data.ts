import { createHash } from 'node:crypto';

/** What a page is hydrated with, as a script of its own. */
export interface PageData {
  address: string;
  script: Buffer;
}

export const pageDataPrefix = '/_page/';

/** Next writes what a page is hydrated with as calls of these; it escapes `<` in them. */
const dataPattern =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?\))<\/script>/gs;
const addressPattern = /^\/_page\/([\w-]+)\/[\w-]{22}(\/.*)\.js$/;

/**
 * Moves what a page is hydrated with, most of which is the document once more, out of it into a script of its own, whose address follows from
 * its bytes. A document without it is returned as it is.
 */
export function moveDataOut(
  html: string,
  { release, pathname }: { release: string; pathname: string },
): { html: string; data: PageData | undefined } {
  const parts: string[] = [];
  const rest = html.replace(dataPattern, (_script, part: string) => {
    parts.push(part);
    return '';
  });
  if (parts.length === 0) return { html, data: undefined };
  const script = Buffer.from(parts.join('\n'));
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 22);
  return {
    html: rest,
    data: { address: `${pageDataPrefix}${release.slice(0, 8)}/${hash}${pathname}.js`, script },
  };
}

/** The page of an address of data, where this release made it. */
export function pageOfData(address: string, release: string): string | undefined {
  const [, ofRelease, pathname] = addressPattern.exec(address) ?? [];
  return ofRelease === release.slice(0, 8) ? pathname : undefined;
}
