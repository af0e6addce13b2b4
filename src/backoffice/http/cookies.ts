import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { CallContext } from './api-types';

export interface NewCookie {
  name: string;
  /** Letters, digits, `-` and `_`. */
  value: string;
  /** Where the site is reached by http; on https the cookie is for the whole site, as its prefix demands. */
  path: string;
  /** Without it the cookie lasts until the browser is closed. */
  maxAgeSeconds?: number;
  /** `Lax` by default; `Strict` where the cookie is not needed by a visitor who arrives by a link from another site. */
  sameSite?: 'Lax' | 'Strict';
}

/** Over https a browser takes such a cookie from this host alone and never in the clear, so that neither a neighbouring host nor somebody on the line can plant one (RFC 6265bis section 4.1.3.2). */
const hostPrefix = '__Host-';

/** What a cookie of ours is called in the browser. */
export function cookieNameOf(name: string, { isHttps }: { isHttps: boolean }): string {
  return isHttps ? `${hostPrefix}${name}` : name;
}

/** A `Set-Cookie` line that no script can read. */
export function setCookieLine(
  { name, value, path, maxAgeSeconds, sameSite = 'Lax' }: NewCookie,
  { isHttps }: { isHttps: boolean },
): string {
  return generateCookie(cookieNameOf(name, { isHttps }), value, {
    path: isHttps ? '/' : path,
    httpOnly: true,
    sameSite,
    secure: isHttps,
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}

/** The first cookie of ours of that name in a call; null when there is none. On https one without the prefix is none: anybody could have planted it. */
export function cookieValue(
  { headers, isHttps }: Pick<CallContext, 'headers' | 'isHttps'>,
  name: string,
): string | null {
  const ownName = cookieNameOf(name, { isHttps });
  return parse(headers.get('cookie') ?? '', ownName)[ownName] ?? null;
}

/** The token of 256 random bits in a cookie of ours; null if there is none, or none in the format that we issue. */
export function tokenCookieOf(
  call: Pick<CallContext, 'headers' | 'isHttps'>,
  name: string,
): string | null {
  const value = cookieValue(call, name);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}
