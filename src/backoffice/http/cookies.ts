import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

export interface NewCookie {
  name: string;
  /** Letters, digits, `-` and `_`. */
  value: string;
  path: string;
  /** Left out: until the browser is closed. */
  maxAgeSeconds?: number;
}

/** A `Set-Cookie` line that no script can read. */
export function setCookieLine(
  { name, value, path, maxAgeSeconds }: NewCookie,
  { isHttps }: { isHttps: boolean },
): string {
  return generateCookie(name, value, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}

/** The first cookie of that name in a request; null when there is none. */
export function cookieValue(headers: Headers, name: string): string | null {
  return parse(headers.get('cookie') ?? '', name)[name] ?? null;
}
