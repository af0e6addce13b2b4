import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const cachedForADayPath = /^\/(?:images|videos)\//;

export interface StaticFiles {
  builtAssets: FileHandler;
  publicFiles: FileHandler;
}

/** Built assets and `public/`, with the brotli and gzip files that the build wrote beside them; in development files are looked up anew for each request. */
export function staticFiles(root: string, { isDev }: { isDev: boolean }): StaticFiles {
  const precompressed = { etag: true, gzip: true, brotli: true };
  const builtDirectory = join(root, '.next', 'static');
  const builtAssets = existsSync(builtDirectory)
    ? sirv(builtDirectory, { ...precompressed, immutable: true, maxAge: 31_536_000 })
    : passToNext;
  const publicFiles = sirv(join(root, 'public'), {
    ...precompressed,
    dev: isDev,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'cache-control',
        cachedForADayPath.test(pathname) ? 'public, max-age=86400' : 'public, no-cache',
      );
    },
  });
  return { builtAssets, publicFiles };
}

const passToNext: FileHandler = (_request, _response, next) => next();
