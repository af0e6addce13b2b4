import { proxy } from 'hono/proxy';
import { apiPrefix } from '@/contracts/endpoints';
import { localeFromAcceptLanguage } from '@/lib/accept-language';
import { isTracing, traceParent } from '@/lib/tracing/spans';
import { errorTexts } from '@/lib/texts/error-texts';
import type { SiteApi } from './site-api';

const remoteTimeoutMs = 30_000;
// The same limit as this server's own request timeout for document uploads.
const remoteUploadTimeoutMs = 600_000;
const remoteBodyTimeoutMs = 600_000;
const cookieDomain = /;\s*domain=[^;]*/i;
const charset = /;\s*charset=[^;]*/i;

const gatewayStatuses = { gateway_timeout: 504, bad_gateway: 502 } as const;

export interface RemoteApiLimits {
  /** Time until the response headers arrive. */
  timeoutMs?: number;
  /** Time until the response headers arrive where a document is uploaded. */
  uploadTimeoutMs?: number;
  /** Time from the response headers to the end of the body. */
  bodyTimeoutMs?: number;
}

/** Reverse proxy to a lender's own API: bodies are streamed, cookies re-scoped to this host, 30 s before a 504, for documents ten minutes; an answer that has begun has ten minutes, too. */
export function remoteApi(
  baseUrl: string,
  {
    timeoutMs = remoteTimeoutMs,
    uploadTimeoutMs = remoteUploadTimeoutMs,
    bodyTimeoutMs = remoteBodyTimeoutMs,
  }: RemoteApiLimits = {},
): SiteApi {
  return {
    fetch: async (request, { clientAddress = '', requestId = '' }) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('x-forwarded-for', clientAddress);
      headers.delete('host');
      headers.delete('authorization');
      traceOnwards(headers);
      const isUpload = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), isUpload ? uploadTimeoutMs : timeoutMs);
      try {
        const answer = await proxy(`${baseUrl}${pathname}${search}`, {
          raw: request,
          headers,
          signal: controller.signal,
          redirect: 'manual',
        });
        return withOwnHost(
          { answer, baseUrl, path: `${pathname}${search}` },
          answer.body && withAbortTimeout(bodyTimeoutMs, { body: answer.body, call: controller }),
        );
      } catch {
        const code = controller.signal.aborted ? 'gateway_timeout' : 'bad_gateway';
        const t = errorTexts.in(
          localeFromAcceptLanguage(request.headers.get('accept-language') ?? undefined),
        );
        const message = t(`gateway.${code}`);
        return Response.json(
          { code, msg: message, message, requestId },
          { status: gatewayStatuses[code] },
        );
      } finally {
        clearTimeout(timer);
      }
    },
    isReady: () => Promise.resolve(true),
    onContentChange: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** Where this site makes spans the lender's belong under them, not under what a browser sent. */
function traceOnwards(headers: Headers): void {
  if (!isTracing()) return;
  for (const name of ['traceparent', 'tracestate', 'baggage']) headers.delete(name);
  const parent = traceParent();
  if (parent !== undefined) headers.set('traceparent', parent);
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Pipes a body through; aborts the request when the body is not complete in time. */
function withAbortTimeout(
  timeoutMs: number,
  { body, call }: { body: Bytes; call: AbortController },
): Bytes {
  const timer = setTimeout(() => call.abort(), timeoutMs);
  timer.unref();
  const { readable, writable } = new TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >();
  void body
    .pipeTo(writable)
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
  return readable;
}

/**
 * Rewrites a redirect of the remote API for the browser: a location within the API points to this host, any other, relative ones
 * included, to the lender's host.
 */
function ownLocation(
  location: string,
  { baseUrl, path }: { baseUrl: string; path: string },
): string {
  const asked = `${baseUrl}${path}`;
  const target = URL.canParse(location, asked) ? new URL(location, asked).href : location;
  return target.startsWith(`${baseUrl}${apiPrefix}/`) ? target.slice(baseUrl.length) : target;
}

/**
 * Removes the lender's domain from cookies and rewrites redirects, because the browser does not know the lender's host. The charset of
 * JSON is UTF-8 (RFC 8259 section 8.1); a browser would apply any other and garble Chinese.
 */
function withOwnHost(
  { answer, baseUrl, path }: { answer: Response; baseUrl: string; path: string },
  body: Response['body'],
): Response {
  const headers = new Headers(answer.headers);
  const location = headers.get('location');
  if (location !== null) headers.set('location', ownLocation(location, { baseUrl, path }));
  const contentType = headers.get('content-type') ?? '';
  if (contentType !== '')
    headers.set('content-type', contentType.replace(charset, '; charset=utf-8'));
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(cookieDomain, ''));
  return new Response(body, { status: answer.status, headers });
}
