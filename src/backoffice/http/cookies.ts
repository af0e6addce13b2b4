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
  return `${name}=${value}; Path=${path}${maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** The first cookie of that name in a request; null when there is none. */
export function cookieValue(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key = '', value = ''] = part.trim().split(/=(.*)/s);
    if (key === name) return value;
  }
  return null;
}
