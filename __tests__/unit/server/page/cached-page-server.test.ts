import { brotliDecompressSync } from 'node:zlib';
import inject from 'light-my-request';
import type { Logger } from 'pino';
import type { RunningPageTest } from '@/server/api/site-api';
import { createPageVariants, loadTestedPages } from '@/server/content/page-variants';
import { HitCounter } from '@/server/http/hit-counter';
import { pathnameOf, representationOf, type RequestContext } from '@/server/http/request-context';
import { CachedPageServer } from '@/server/page/cached-page-server';
import { PageCache } from '@/server/page/page-cache';
import { standIn } from '@test/support/backoffice/service-tools';

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const endsAt = new Date('2099-01-01T00:00:00Z');
const running: RunningPageTest = {
  id: 'k7m2qd',
  path: '/faq',
  endsAt,
  contents: {
    b: { kind: 'page', id: 'faq', version: 2, body: {}, index: 0, expiresAt: endsAt },
  },
};

const dataAddress = (path: string, { release = 'release1', hash = 'h'.repeat(22) } = {}): string =>
  `/_page/${release}/${hash}${path}.js`;

async function setUp({ broken = false } = {}) {
  const rendered: string[] = [];
  const seen: string[] = [];
  const errors: string[] = [];
  const onError = (_error: unknown, path: string) => void errors.push(path);
  const cacheOf = (kind: string): PageCache =>
    new PageCache({
      render: async (path) => {
        rendered.push(`${kind} ${path}`);
        if (broken && path.includes('?')) throw new Error('No such block');
        return {
          status: 200,
          body: Buffer.from(`${kind} ${path}`),
          data: { address: dataAddress(path), script: Buffer.from(`data of ${path}`) },
          headers: {},
          isShareable: true,
        };
      },
      now: () => 0,
      freshnessLifetimeMs: 1_000,
      retryDelayMs: 1,
      maxPages: 9,
      onError,
    });
  const [documents, payloads] = [cacheOf('document'), cacheOf('payload')];
  const tested = await loadTestedPages(async () => [running]);
  const server = new CachedPageServer({
    documents,
    payloads,
    isHttps: false,
    security: {},
    release: 'release1',
    legalSettings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
    hits: new HitCounter(standIn<Logger>({ info: () => undefined }), 1_000_000),
    onError,
    variants: createPageVariants({
      tests: () => tested,
      addressOf: () => '203.0.113.9',
      isHttps: false,
      noteSeen: ({ variant }) => void seen.push(variant),
      random: () => 0.9,
      now: () => new Date('2026-11-20T00:00:00Z'),
    }),
  });
  const open = (path: string, headers: Record<string, string> = {}) =>
    inject(
      (request, response) => {
        const pathname = pathnameOf(request.url ?? '');
        const representation = representationOf(request);
        const context: RequestContext = {
          request,
          response,
          requestId: 'r',
          pathname,
          representation,
        };
        if (pathname.startsWith('/_page/')) return void server.sendData(context);
        if (server.sendCached(context)) return;
        void (representation === 'document'
          ? server.sendDocument(context, {
              pathname,
              locale: 'en',
              status: 200,
              isNegotiated: false,
            })
          : server.sendPayload(context));
      },
      { url: path, headers: { 'user-agent': browser, ...headers } },
    );
  return { open, rendered, seen, errors, documents };
}

const usual = { cookie: 'test_k7m2qd=a' };
const other = { cookie: 'test_k7m2qd=b' };

describe('A page that is tested', () => {
  it('is sent in the visitor’s variant, from memory the second time, for a soft navigation too', async () => {
    const { open, rendered, seen } = await setUp();
    const first = await open('/en/faq');
    expect(first.payload).toBe('document /en/faq?variant=k7m2qd.b');
    expect(String(first.headers['set-cookie'])).toMatch(/^test_k7m2qd=b; Path=\/; Expires=/);
    const again = await open('/en/faq', other);
    expect([again.payload, again.headers['set-cookie']]).toEqual([first.payload, undefined]);
    const payload = await open('/en/faq?_rsc=1', { ...other, rsc: '1' });
    expect(payload.payload).toBe('payload /en/faq?variant=k7m2qd.b');
    expect((await open('/en/faq', usual)).payload).toBe('document /en/faq');
    expect(rendered).toEqual([
      'document /en/faq?variant=k7m2qd.b',
      'payload /en/faq?variant=k7m2qd.b',
      'document /en/faq',
    ]);
    expect(seen).toEqual(['b', 'b', 'b', 'a']);
  });

  it('is not sent ahead of being opened, when it would be shown without being counted', async () => {
    const { open, seen } = await setUp();
    const ahead = { 'sec-purpose': 'prefetch;prerender' };
    for (const headers of [ahead, { ...ahead, ...usual }]) {
      const answer = await open('/en/faq', headers);
      expect([answer.statusCode, answer.payload, answer.headers['set-cookie']]).toEqual([
        425,
        '',
        undefined,
      ]);
    }
    expect(seen).toEqual([]);
  });

  it('is sent ahead to one of our own pages, and to nobody who would arrive by it without being counted', async () => {
    const { open } = await setUp();
    const ahead = (headers: Record<string, string>) =>
      open('/en/about-us', {
        host: 'site.example',
        'sec-purpose': 'prefetch;prerender',
        'sec-fetch-site': 'none',
        ...headers,
      });
    // As Chromium asks for it by the rules of our pages.
    const own = await ahead({ referer: 'https://site.example/en' });
    expect(own.payload).toBe('document /en/about-us');
    const other = { referer: 'https://other.example/', 'sec-fetch-site': 'cross-site' };
    for (const headers of [{}, other]) expect((await ahead(headers)).statusCode).toBe(425);
  });

  it('is rendered anew in all variants once anything is published', async () => {
    const { open, rendered, documents } = await setUp();
    for (const held of [usual, other]) await open('/en/faq', held);
    documents.purge();
    for (const held of [usual, other]) await open('/en/faq', held);
    expect(rendered).toHaveLength(4);
  });

  it('is sent as published, without cookie and count, where a variant cannot be rendered', async () => {
    const { open, seen, errors } = await setUp({ broken: true });
    const answer = await open('/en/faq');
    expect([answer.payload, answer.headers['set-cookie']]).toEqual(['document /en/faq', undefined]);
    expect(seen).toEqual([]);
    expect(errors).toEqual(['/en/faq?variant=k7m2qd.b']);
  });

  it('leaves other pages alone, and shows nobody a variant by its address', async () => {
    const { open, seen } = await setUp();
    const faq = await open('/en/about-us');
    expect([faq.payload, faq.headers['set-cookie']]).toEqual(['document /en/about-us', undefined]);
    expect(seen).toEqual([]);
    expect((await open('/en/faq?variant=k7m2qd.b', usual)).payload).toBe('document /en/faq');
  });
});

describe('What a document is hydrated with', () => {
  it('is kept for good by browsers, and compressed', async () => {
    const { open } = await setUp();
    await open('/en/career');
    const { payload, headers } = await open(dataAddress('/en/career'));
    expect(payload).toBe('data of /en/career');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const compressed = await open(dataAddress('/en/career'), { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(compressed.rawPayload))).toBe('data of /en/career');
  });

  it('is that of today where another instance sent the document, and then kept by nobody', async () => {
    const { open } = await setUp();
    const { payload, headers } = await open(dataAddress('/en/career', { hash: 'o'.repeat(22) }));
    expect([payload, headers['cache-control']]).toEqual(['data of /en/career', 'no-store']);
  });

  it('is made again where there was no room for it', async () => {
    const { open, documents, rendered } = await setUp();
    await open('/en/career');
    jest.spyOn(documents, 'data').mockReturnValueOnce(undefined).mockReturnValueOnce(undefined);
    expect((await open(dataAddress('/en/career'))).payload).toBe('data of /en/career');
    expect(rendered).toEqual(['document /en/career', 'document /en/career']);
  });

  it.each([
    ['another release', dataAddress('/en/career', { release: 'release2' })],
    ['no page', dataAddress('/en/nothing-here')],
    ['no address', '/_page/x.js'],
  ])('is not there for %s', async (_what, address) => {
    const { open, rendered } = await setUp();
    expect((await open(address)).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });
});
