import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { isUnchanged } from '../responses';

const compress = promisify(gzip);

/** A text that is asked for often and never changes while the process runs. */
export interface PreparedText {
  text: string;
  gzip: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Compresses a text once, for all who will ask for it. */
export async function prepareText(text: string): Promise<PreparedText> {
  return {
    text,
    gzip: Uint8Array.from(await compress(text)),
    etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
  };
}

/** Answers with the text, compressed with gzip where the client accepts it, or with 304 where the client has the current version. */
export function sendPrepared(
  prepared: PreparedText,
  { requestHeaders, ...kind }: { requestHeaders: Headers; type: string; cacheControl: string },
): Response {
  const headers = {
    'Cache-Control': kind.cacheControl,
    'Content-Type': kind.type,
    ETag: prepared.etag,
    Vary: 'Accept-Encoding',
  };
  if (isUnchanged(prepared.etag, requestHeaders))
    return new Response(null, { status: 304, headers });
  return acceptsGzip(requestHeaders)
    ? new Response(prepared.gzip, { headers: { ...headers, 'Content-Encoding': 'gzip' } })
    : new Response(prepared.text, { headers });
}

function acceptsGzip(headers: Headers): boolean {
  const codings = parseAccept((headers.get('accept-encoding') ?? '').toLowerCase());
  return codings.some(({ type, q }) => type === 'gzip' && q > 0);
}
