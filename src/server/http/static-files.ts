import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const dayWithoutQuestions = /^\/(?:images|videos)\//;

/** Built assets and `public/`, with the brotli and gzip files that the build wrote beside them. */
export function staticFiles(root: string): { built: FileHandler; open: FileHandler } {
  const precompressed = { etag: true, gzip: true, brotli: true };
  const builtDirectory = join(root, '.next', 'static');
  const built = existsSync(builtDirectory) ? sirv(builtDirectory, { ...precompressed, immutable: true, maxAge: 31_536_000 }) : notThere;
  const open = sirv(join(root, 'public'), {
    ...precompressed,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', dayWithoutQuestions.test(pathname) ? 'public, max-age=86400' : 'public, no-cache');
    },
  });
  return { built, open };
}

const notThere: FileHandler = (_request, _response, next) => next();
