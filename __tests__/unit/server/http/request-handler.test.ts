import inject, { type InjectOptions } from 'light-my-request';
import type { Logger } from 'pino';
import { HitCounter } from '@/server/http/hit-counter';
import { createRequestHandler } from '@/server/http/request-handler';
import type { StaticFiles } from '@/server/http/static-files';
import { CachedPageServer } from '@/server/page/cached-page-server';
import { PageCache } from '@/server/page/page-cache';
import { PageRequestHandler } from '@/server/page/page-request-handler';
import type { NextHandler } from '@/server/page/page-renderer';
import { standIn } from '@test/support/backoffice/service-tools';
import { noPageLists } from '@test/support/site/page-lists';

type FileHandler = StaticFiles['publicFiles'];

function site({ isStopping = false } = {}) {
  const logged: object[] = [];
  const logger = standIn<Logger>({ info: (details: object) => void logged.push(details) });
  const security = { 'x-frame-options': 'DENY' };
  const cacheOf = (kind: string): PageCache =>
    new PageCache({
      render: async (pathname) => ({
        status: pathname.endsWith('/not-found') ? 404 : 200,
        body: Buffer.from(`${kind} ${pathname}`),
        headers: { 'content-type': 'text/html', vary: 'Accept-Encoding' },
        isShareable: true,
      }),
      now: () => 0,
      freshnessLifetimeMs: 5_000,
      retryDelayMs: 1_000,
      maxPages: 20,
      onError: () => undefined,
    });
  const toNext: string[][] = [];
  const next: NextHandler = (request, response) => {
    toNext.push(Object.keys(request.headers));
    response.end(`next ${request.url}`);
  };
  const files =
    (name: string, known: string): FileHandler =>
    (request, response, otherwise) =>
      request.url === known ? void response.end(`${name} ${request.url}`) : otherwise();
  const hits = new HitCounter(logger, 1_000_000);
  const pages = new CachedPageServer({
    release: 'release1',
    legalSettings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
    documents: cacheOf('page'),
    payloads: cacheOf('payload'),
    isHttps: false,
    security,
    hits,
    onError: () => undefined,
  });
  const handler = createRequestHandler({
    apiGateway: (request, response) => void response.end(`api ${request.method} ${request.url}`),
    pages,
    previews: undefined,
    shortLinks: undefined,
    pageHandler: new PageRequestHandler({ ...noPageLists, pages, isHttps: false, security }),
    next,
    files: {
      builtAssets: files('built', '/chunks/a.js'),
      publicFiles: files('open', '/images/a.svg'),
    },
    security,
    deskGate: null,
    securityText: () => 'Contact: x',
    logger,
    serviceWorker: 'worker',
    isStopping: () => isStopping,
    isDev: false,
  });
  const ask = (options: InjectOptions) => inject(handler, options);
  return { ask, logged, hits, toNext };
}

const answerTo = async (options: InjectOptions) => {
  const { statusCode, payload } = await site().ask(options);
  return [statusCode, payload];
};

describe('The request handler', () => {
  it.each([
    ['/en', 200, 'page /en'],
    ['/en?utm_source=x', 200, 'page /en'],
    ['/hk/nothing', 404, 'page /hk/not-found'],
    ['/en/not.there', 404, 'page /en/not-found'],
    ['/_next/static/chunks/a.js', 200, 'built /chunks/a.js'],
    ['/_next/static/chunks/gone.js', 404, ''],
    ['/images/a.svg', 200, 'open /images/a.svg'],
    ['/.well-known/security.txt', 200, 'Contact: x'],
    ['/sitemap.xml', 200, 'next /sitemap.xml'],
    ['/sitemaps/pages.xml', 200, 'next /sitemaps/pages.xml'],
    ['/robots.txt', 200, 'next /robots.txt'],
    ['/hk/manifest.webmanifest', 200, 'next /hk/manifest.webmanifest'],
    ['/cn/preview/BuyNowSellLater', 200, 'next /cn/preview/BuyNowSellLater'],
    ['/hk/preview/quarry-bay/kornhill', 200, 'next /hk/preview/quarry-bay/kornhill'],
    ['/hk/preview/quarry-bay/kornhill/more', 404, 'page /hk/not-found'],
    ['/healthz', 200, 'api GET /healthz'],
    ['/readyz', 200, 'api GET /readyz'],
    ['/api/v1/site/navs', 200, 'api GET /api/v1/site/navs'],
    ['/api/revalidate', 404, 'page /en/not-found'],
    ['/_next/image?url=x', 404, 'page /en/not-found'],
    ['/_next/data/x.json', 404, 'page /en/not-found'],
  ])('leads %s to the right place', async (url, status, payload) => {
    expect(await answerTo({ url })).toEqual([status, payload]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    'lets %s through to the API alone',
    async (method) => {
      expect(await answerTo({ method, url: '/api/v1/contactUs' })).toEqual([
        200,
        `api ${method} /api/v1/contactUs`,
      ]);
      for (const url of ['/en', '/healthz', '/readyz'])
        expect(await answerTo({ method, url })).toEqual([405, '']);
      expect(await answerTo({ method, url: '/api/revalidate' })).toEqual([405, '']);
      expect(await answerTo({ method, url: '/_next/static/chunks/a.js' })).toEqual([405, '']);
    },
  );

  it('ends each connection with its next answer while the site stops, from memory too', async () => {
    for (const isStopping of [false, true]) {
      const { ask } = site({ isStopping });
      for (const url of ['/en', '/en', '/readyz', '/images/a.svg'])
        expect((await ask({ url })).headers.connection).toBe(isStopping ? 'close' : 'keep-alive');
    }
  });

  it('answers soft navigations with the payload, of known pages only', async () => {
    const headers = { rsc: '1' };
    expect(await answerTo({ url: '/en/faq?_rsc=1', headers })).toEqual([200, 'payload /en/faq']);
    expect(await answerTo({ url: '/en/nothing', headers })).toEqual([404, '']);
    expect(await answerTo({ url: '/en/not.there', headers })).toEqual([404, '']);
    expect(await answerTo({ url: '/api/revalidate', headers })).toEqual([404, '']);
  });

  it('never answers a soft navigation with the document, nor a page with the payload', async () => {
    const { ask } = site();
    expect((await ask({ url: '/en' })).payload).toBe('page /en');
    expect((await ask({ url: '/en', headers: { rsc: '1' } })).payload).toBe('payload /en');
    expect((await ask({ url: '/en' })).payload).toBe('page /en');
    expect((await ask({ url: '/en', headers: { rsc: '1' } })).payload).toBe('payload /en');
  });

  it('never answers the prefetch of a segment with the whole payload', async () => {
    const { ask } = site();
    const headers = { rsc: '1', 'next-router-segment-prefetch': '/_tree' };
    await ask({ url: '/en', headers: { rsc: '1' } });
    const [known, unknown] = [
      await ask({ url: '/en', headers }),
      await ask({ url: '/en/nothing', headers }),
    ];
    expect([known.statusCode, known.payload, unknown.statusCode]).toEqual([204, '', 404]);
  });

  it.each([
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
    'purpose',
    'x-middleware-prefetch',
    'x-nextjs-data',
    'x-matched-path',
  ])('answers the header %s with the same finished page, and never asks Next', async (name) => {
    const { ask, toNext } = site();
    for (const url of ['/en/faq', '/en/faq?_rsc=1', '/en/nothing', '/en/not.there']) {
      const [plain, steered] = [await ask({ url }), await ask({ url, headers: { [name]: '1' } })];
      expect([steered.statusCode, steered.payload]).toEqual([plain.statusCode, plain.payload]);
      expect(steered.headers.vary).toBe(plain.headers.vary);
    }
    expect(toNext).toEqual([]);
  });

  it('passes no header that steers Next on with what Next answers itself', async () => {
    const { ask, toNext } = site();
    const headers = {
      'accept-language': 'en',
      rsc: '1',
      'next-router-prefetch': '1',
      'x-middleware-prefetch': '1',
      'x-middleware-subrequest': 'x',
      'x-nextjs-data': '1',
      'x-matched-path': '/en',
      'x-now-route-matches': '1=en',
    };
    for (const url of ['/sitemap.xml', '/robots.txt', '/en/preview/home'])
      await ask({ url, headers });
    expect(toNext.map((names) => names.filter((name) => Object.hasOwn(headers, name)))).toEqual(
      Array(3).fill(['accept-language']),
    );
  });

  it('gives every answer an id of its own and the security headers', async () => {
    const { ask } = site();
    const answers = [
      await ask({ url: '/healthz' }),
      await ask({ url: '/images/a.svg' }),
      await ask({ url: '/rmb-loan' }),
    ];
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(3);
    expect(answers.map(({ headers }) => headers['x-frame-options'])).toEqual([
      'DENY',
      'DENY',
      'DENY',
    ]);
    expect(String((await ask({ url: '/en' })).headers['x-request-id'])).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('counts hits instead of writing a line each', async () => {
    const { ask, logged, hits } = site();
    await ask({ url: '/en' });
    const lines = logged.length;
    await ask({ url: '/en' });
    await ask({ url: '/en' });
    expect(logged).toHaveLength(lines);
    hits.stop();
    expect(logged.at(-1)).toEqual({ pages: { '/en': 2 } });
  });
});
