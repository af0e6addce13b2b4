import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPageRenderer } from '@/server/page/page-renderer';
import { policyExtras } from '@/server/page/content-security-policy';

const page = '<!doctype html><html><body><script>1</script></body></html>';

function renderer(
  next: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs = 1_000,
) {
  return createPageRenderer({
    next,
    host: 'site.example',
    timeoutMs,
    extras: policyExtras({ hasTagManager: false, hasBotCheck: false }),
    security: { 'x-frame-options': 'DENY' },
    styleSheets: () => undefined,
  });
}

const answering = (headers: Record<string, string>, { status = 200, body = page } = {}) =>
  renderer((_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  });

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('A rendering', () => {
  it('asks Next for plain bytes under the site’s own host', async () => {
    const seen: object[] = [];
    await renderer((request, response) => {
      seen.push({
        url: request.url,
        host: request.headers.host,
        encoding: request.headers['accept-encoding'],
        cookie: request.headers.cookie,
      });
      response.writeHead(200, html);
      response.end(page);
    })('/en');
    expect(seen).toEqual([
      { url: '/en', host: 'site.example', encoding: 'identity', cookie: undefined },
    ]);
  });

  it('carries the policy of its own bytes and is for the browser alone', async () => {
    const { headers, status } = await answering({ ...html, 'cache-control': 's-maxage=60' })('/en');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
    });
    // sha256 of "1"
    expect(headers['content-security-policy']).toContain(
      "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    );
    expect(status).toBe(200);
  });

  it.each([
    [{ 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' }, true],
    [{ 'cache-control': 'private, no-cache, no-store' }, false],
    [{}, false],
    [{ 'cache-control': 's-maxage=60', 'set-cookie': 'a=1' }, false],
  ])('with %p is shared: %s', async (given, isShareable) => {
    expect(await answering({ ...html, ...given })('/en')).toMatchObject({ isShareable });
  });

  it('may be given another status', async () => {
    expect(await answering(html)('/en/not-found', 404)).toMatchObject({ status: 404 });
  });

  it.each([
    ['an error', answering(html, { status: 500 }), '/en answered 500'],
    [
      'something that is no page',
      answering({ 'content-type': 'text/plain' }),
      '/en is no complete HTML document',
    ],
    [
      'half a page',
      answering(html, { body: '<!doctype html><html><body>' }),
      '/en is no complete HTML document',
    ],
    ['nothing in time', renderer(() => undefined, 20), '/en took longer than 20 ms'],
  ])('fails on %s', async (_case, render, message) => {
    await expect(render('/en')).rejects.toThrow(message);
  });
});
