import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ApiEnv } from '../api-types';
import { identityOf } from '../call-context';
import { answerHeaders, isUnchanged, send } from '../responses';

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
  kind: { type: string; cacheControl: string },
  context: Context<ApiEnv>,
): Response {
  const requestHeaders = context.req.raw.headers;
  const identity = identityOf(context);
  const headers = answerHeaders({
    'Cache-Control': kind.cacheControl,
    'Content-Type': kind.type,
    ETag: prepared.etag,
    Vary: 'Accept-Encoding',
  });
  if (isUnchanged(prepared.etag, requestHeaders))
    return send({ status: 304, headers, body: null }, identity);
  return acceptsGzip(requestHeaders)
    ? send({ headers: { ...headers, 'Content-Encoding': 'gzip' }, body: prepared.gzip }, identity)
    : send({ headers, body: prepared.text }, identity);
}

function acceptsGzip(headers: Headers): boolean {
  const codings = parseAccept((headers.get('accept-encoding') ?? '').toLowerCase());
  return codings.some(({ type, q }) => type === 'gzip' && q > 0);
}
