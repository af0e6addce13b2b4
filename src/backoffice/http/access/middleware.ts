import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '@/backoffice/common/service-error';
import { localeFromAcceptLanguage } from '@/lib/accept-language';
import type { ApiEnv } from '../api-types';

export const jsonBodyMaxBytes = 1024 * 1024;

const answerHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Gives each call its identifier and language, and its answer the headers that every answer carries. */
export const identifyRequest: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const requestId = context.env?.requestId ?? randomUUID();
  context.set('requestId', requestId);
  context.set('locale', localeFromAcceptLanguage(context.req.header('accept-language')));
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(answerHeaders))
    if (!headers.has(name)) headers.set(name, value);
  headers.set('X-Request-Id', requestId);
  headers.append('Vary', 'Accept-Language');
};

/** A change sent with a cookie must come from our own pages: `Sec-Fetch-Site` says so, or else `Origin` (older browsers). */
export function refuseCrossSite(urls: readonly string[]): MiddlewareHandler<ApiEnv> {
  const ownOrigins = new Set(urls.flatMap(originsOf));
  return async (context, next) => {
    const { method } = context.req;
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (
      !isRead &&
      context.req.header('cookie') !== undefined &&
      !isSameOrigin(context.req.raw, ownOrigins)
    )
      throw new ServiceError('cross_site');
    await next();
  };
}

/** The one origin of an address; one on this computer is reached by each of its names. */
function originsOf(siteUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return names.includes(hostname)
    ? names.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
    : [origin];
}

function isSameOrigin(request: Request, ownOrigins: ReadonlySet<string>): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && ownOrigins.has(origin);
}
