import { Hono } from 'hono';
import { createErrorHandler } from '@/backoffice/http/error/error-handler';
import { createRefuseCrossSite } from '@/backoffice/http/access/cross-site';
import type { ApiEnv } from '@/backoffice/http/api-types';

function statusOf(siteUrl: string, url: string, headers: Record<string, string>) {
  const silent = () => undefined;
  const api = new Hono<ApiEnv>();
  const refuseCrossSite = createRefuseCrossSite([siteUrl]);
  api.onError(
    createErrorHandler(
      { error: silent, warn: silent, info: silent, debug: silent },
      { isHttps: true },
    ),
  );
  api.post('/change', (context) => {
    refuseCrossSite(context.req.raw);
    return context.text('changed');
  });
  return Promise.resolve(
    api.request(`${url}/change`, { method: 'POST', headers: { cookie: 'a=b', ...headers } }),
  ).then(({ status }) => status);
}

describe('A change that is sent with a cookie', () => {
  it.each([
    ['https://site.example', 200],
    ['https://www.site.example', 400],
    ['https://site.example:8443', 400],
    ['http://site.example', 400],
    ['https://evil.example', 400],
    ['null', 400],
  ])('from %s is answered %d, whatever host the request names', async (origin, status) => {
    for (const host of ['https://site.example', origin === 'null' ? 'https://x.example' : origin])
      expect(await statusOf('https://site.example', host, { origin })).toBe(status);
  });

  it('needs a sign of where it comes from', async () => {
    expect(await statusOf('https://site.example', 'https://site.example', {})).toBe(400);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'passes from %s where the site runs on this computer',
    async (origin) => {
      expect(await statusOf('http://127.0.0.1:3000', origin, { origin })).toBe(200);
      expect(await statusOf('http://127.0.0.1:4000', origin, { origin })).toBe(400);
    },
  );
});
