/** A `fetch` that keeps the cookies of one origin, as the browser of one visitor does. */
export function fetchWithCookies(timeoutMs: number): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    headers.set('sec-fetch-site', 'same-origin');
    if (jar.size > 0)
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(request, { headers, signal: AbortSignal.timeout(timeoutMs) });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /;\s*max-age=0(?:;|$)/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
}
