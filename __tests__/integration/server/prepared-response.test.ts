import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { HitCounter } from '@/server/http/hit-counter';
import { pathnameOf, representationOf } from '@/server/http/request-context';
import { CachedPageServer } from '@/server/page/cached-page-server';
import { PageCache } from '@/server/page/page-cache';
import { PageRequestHandler } from '@/server/page/page-request-handler';
import { serializeHead } from '@/server/page/prepared-response';
import { standIn } from '@test/support/backoffice/service-tools';
import { noPageLists } from '@test/support/site/page-lists';

const onError = (): void => undefined;
let server: Server;

beforeAll(async () => {
  const cache = (): PageCache =>
    new PageCache({
      render: async (pathname) => ({
        status: pathname.endsWith('/not-found') ? 404 : 200,
        body: Buffer.from(`page ${pathname}`),
        headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' },
        isShareable: true,
      }),
      now: () => 0,
      freshnessLifetimeMs: 1,
      retryDelayMs: 1,
      maxPages: 5,
      onError,
    });
  const options = { isHttps: false, security: {} };
  const hits = new HitCounter(standIn<Logger>({ info: onError }), 1_000_000);
  const pages = new CachedPageServer({
    release: 'release1',
    legalSettings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
    ...options,
    documents: cache(),
    payloads: cache(),
    hits,
    onError,
  });
  const handler = new PageRequestHandler({ ...options, ...noPageLists, pages });
  server = createServer((request, response) => {
    const pathname = pathnameOf(request.url ?? '');
    const representation = representationOf(request);
    const context = { request, response, requestId: 'r1', pathname, representation };
    if (!pages.sendCached(context)) void handler.handle(context);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, { version = '1.1', more = '', method = 'GET' } = {}): string =>
  `${method} ${path} HTTP/${version}\r\nHost: site\r\n${more}\r\n`;
const lastRequest = get('/en/faq', { more: 'Connection: close\r\n' });

/** What comes back over one connection for these bytes, up to the answer of a last request that closes it. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(bytes + lastRequest),
    );
    let text = '';
    socket
      .setEncoding('latin1')
      .on('data', (chunk: string) => {
        text += chunk;
      })
      .on('close', () => resolve(text))
      .on('error', reject);
  });
}

const withoutDate = (text: string): string =>
  text.replace(/Date: [A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT\r\n/g, '');

const kept = 'Connection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n';
const head = (status: string, body: string): RegExp =>
  new RegExp(
    `^HTTP/1\\.1 ${status}\\r\\ncontent-type: text/html\\r\\nx-frame-options: DENY\\r\\netag: "[\\w-]{27}"\\r\\ncontent-length: ${body.length}\\r\\nx-request-id: r1\\r\\n${kept}${body}HTTP/1\\.1 200 OK\\r\\n`,
  );

describe('A prepared answer over a real connection', () => {
  it.each([
    ['/en', '200 OK', 'page /en'],
    ['/hk/nothing', '404 Not Found', 'page /hk/not-found'],
  ])('has every header line of %s once, then the body', async (path, status, body) => {
    const text = await exchange(get(path));
    expect(withoutDate(text)).toMatch(head(status, body));
    expect(text).toMatch(/\r\nDate: /);
  });

  it('is followed by the next one on the same connection', async () => {
    const text = withoutDate(
      await exchange(get('/en') + get('/hk') + get('/en', { method: 'HEAD' }) + get('/cn')),
    );
    expect(text.split('HTTP/1.1 200 OK').map((part) => part.split('\r\n\r\n')[1])).toEqual([
      undefined,
      'page /en',
      'page /hk',
      '',
      'page /cn',
      'page /en/faq',
    ]);
  });

  it.each([
    ['a browser that closes', get('/en', { more: 'Connection: close\r\n' })],
    ['HTTP/1.0', get('/en', { version: '1.0' })],
  ])('leaves %s to Node', async (_who, bytes) => {
    expect(await exchange(bytes)).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nConnection: close\r\n\r\npage \/en$/,
    );
  });

  it('leaves campaign cookies to Node', async () => {
    expect(await exchange(get('/en?utm_source=bus'))).toMatch(
      /\r\nset-cookie: utm_source=bus; [^\r]*\r\n[\s\S]*\r\n\r\npage \/enHTTP/,
    );
  });
});

describe('The head over the wire', () => {
  it.each([[['x y', 'a']], [['x', 'a\r\nset-cookie: b=c']]])(
    'refuses what Node refuses: %j',
    (lines) => {
      expect(() => serializeHead(200, lines)).toThrow(
        /^(?:Header name must be a valid|Invalid character in header)/,
      );
    },
  );
});
