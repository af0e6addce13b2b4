import { ServiceError } from '@/backoffice/common/service-error';

/** Throws `cross_site` where a change is sent with a cookie from elsewhere. */
export type RefuseCrossSite = (request: Request) => void;

/** A change sent with a cookie must come from our own pages: `Sec-Fetch-Site` says so, or else `Origin` (older browsers). */
export function createRefuseCrossSite(urls: readonly string[]): RefuseCrossSite {
  const ownOrigins = new Set(urls.flatMap(originsOf));
  return ({ headers }) => {
    if (headers.has('cookie') && !isSameOrigin(headers, ownOrigins))
      throw new ServiceError('cross_site');
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

function isSameOrigin(headers: Headers, ownOrigins: ReadonlySet<string>): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && ownOrigins.has(origin);
}
