import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Logger } from 'pino';
import { HitCounter } from '@/server/http/hit-counter';
import { representationOf } from '@/server/http/request-context';
import { CachedPageServer } from '@/server/page/cached-page-server';
import { PageCache } from '@/server/page/page-cache';
import type { RenderedPage } from '@/server/page/rendered-page';
import { PageGoneError } from '@/server/page/page-renderer';
import { PageRequestHandler } from '@/server/page/page-request-handler';
import { standIn } from '@test/support/backoffice/service-tools';
import { noPageLists } from '@test/support/site/page-lists';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding',
  'content-security-policy': "default-src 'none'",
};

interface Asked {
  url: string;
  method?: string;
  headers?: Record<string, string>;
}

type Head = readonly string[] | Record<string, string | number | string[]>;

const pairsOf = (head: Head): [string, string][] => {
  if (!Array.isArray(head))
    return Object.entries(head).flatMap(([name, value]) =>
      [value].flat().map((entry): [string, string] => [name, String(entry)]),
    );
  return head.flatMap((name: string, index) =>
    index % 2 === 0 ? [[name, String(head[index + 1])]] : [],
  );
};

/** What Node would write: the status, every header line, the body. */
class Answer {
  status = 0;
  lines: [string, string][] = [];
  payload = Buffer.alloc(0);
  headersSent = false;

  writeHead(status: number, head: Head): void {
    Object.assign(this, { status, lines: pairsOf(head), headersSent: true });
  }

  end(body?: Buffer | string): void {
    this.payload = Buffer.from(body ?? '');
  }

  /** Values of a header, as many as there are lines of it. */
  all(name: string): string[] {
    return this.lines.filter(([line]) => line === name).map(([, value]) => value);
  }

  get headers(): Record<string, string> {
    return Object.fromEntries(this.lines);
  }

  get text(): string {
    return String(this.payload);
  }
}

const render404 = async (pathname: string): Promise<RenderedPage> => ({
  status: pathname.endsWith('/not-found') ? 404 : 200,
  body: Buffer.from(`<p>${pathname}</p>`),
  headers,
  isShareable: true,
});

function site(render: (pathname: string) => Promise<RenderedPage> = render404) {
  const errors: string[] = [];
  const onError = (error: unknown, pathname: string) =>
    void errors.push(`${pathname} ${String(error)}`);
  const cache = (): PageCache =>
    new PageCache({
      render,
      now: () => 0,
      freshnessLifetimeMs: 1,
      retryDelayMs: 1,
      maxPages: 10,
      onError,
    });
  const [documents, payloads] = [cache(), cache()];
  const security = { 'x-frame-options': 'DENY' };
  const hits = new HitCounter(standIn<Logger>({ info: () => undefined }), 1_000_000);
  const onPageServed = jest.fn(() => []);
  const pages = new CachedPageServer({
    release: 'release1',
    legalSettings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
    documents,
    payloads,
    isHttps: true,
    security,
    hits,
    onError,
    onPageServed,
  });
  const handler = new PageRequestHandler({ ...noPageLists, pages, isHttps: true, security });
  const ask = async ({ url, method = 'GET', headers: given = {} }: Asked): Promise<Answer> => {
    const answer = new Answer();
    const request = { url, method, headers: given } as unknown as IncomingMessage;
    const context = {
      request,
      response: answer as unknown as ServerResponse,
      requestId: 'r1',
      pathname: url.split('?')[0] ?? '',
      representation: representationOf(request),
    };
    if (!pages.sendCached(context)) await handler.handle(context);
    return answer;
  };
  return { ask, errors, documents, onPageServed };
}

describe('A page', () => {
  it('is sent in the encoding that the browser takes', async () => {
    const answer = await site().ask({ url: '/en/faq', headers: { 'accept-encoding': 'gzip' } });
    expect([
      answer.status,
      answer.headers['content-encoding'],
      String(gunzipSync(answer.payload)),
    ]).toEqual([200, 'gzip', '<p>/en/faq</p>']);
    expect(answer.headers).toMatchObject({
      ...headers,
      'x-request-id': 'r1',
      'content-length': String(answer.payload.length),
    });
  });

  it('is sent plain, and without body to HEAD', async () => {
    const { ask } = site();
    const [plain, head] = [await ask({ url: '/en' }), await ask({ url: '/en', method: 'HEAD' })];
    expect([plain.text, head.text]).toEqual(['<p>/en</p>', '']);
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to who has it', async () => {
    const { ask } = site();
    const etag = String((await ask({ url: '/en' })).headers.etag);
    const again = await ask({ url: '/en', headers: { 'if-none-match': `W/"other", ${etag}` } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect((await ask({ url: '/en', headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('sets campaign cookies without being rendered for each campaign', async () => {
    const render = jest.fn(async () => ({
      status: 200,
      body: Buffer.from('x'),
      headers,
      isShareable: true,
    }));
    const { ask } = site(render);
    await ask({ url: '/en' });
    const answer = await ask({ url: '/en?source=bus&utm_campaign=autumn' });
    expect(answer.all('set-cookie')).toEqual([
      expect.stringMatching(/^utm_source=bus; .*; Secure$/),
      expect.stringMatching(/^utm_campaign=autumn; /),
    ]);
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('A soft navigation', () => {
  const headers = { rsc: '1', 'accept-encoding': 'gzip' };

  it('is answered from memory in the encoding that the browser takes, or with 304', async () => {
    const { ask } = site();
    const answer = await ask({ url: '/en/faq?_rsc=1', headers });
    expect([answer.headers['content-encoding'], String(gunzipSync(answer.payload))]).toEqual([
      'gzip',
      '<p>/en/faq</p>',
    ]);
    const etag = String(answer.headers.etag);
    const again = await ask({
      url: '/en/faq?_rsc=2',
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('is no visit and leaves no campaign cookie', async () => {
    const { ask, onPageServed } = site();
    for (const url of ['/en?utm_source=bus', '/en?utm_source=bus'])
      expect((await ask({ url, headers })).all('set-cookie')).toEqual([]);
    expect(onPageServed).not.toHaveBeenCalled();
    await ask({ url: '/en' });
    expect(onPageServed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/en/nothing', 404],
    ['/faq', 404],
  ])('to %s is %i without body', async (url, status) => {
    const answer = await site().ask({ url, headers });
    expect([answer.status, answer.text, answer.headers['x-frame-options']]).toEqual([
      status,
      '',
      'DENY',
    ]);
  });

  it.each([
    ['/zh-CN?_rsc=1', '/cn?_rsc=1'],
    ['/en/apply/1st-mtg?_rsc=1', '/en/apply/first?_rsc=1'],
  ])('to the older address %s leads to %s', async (url, location) => {
    const answer = await site().ask({ url, headers });
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
  });

  it('of a page that cannot be rendered is refused for now, so that the client loads the document', async () => {
    const { ask, errors } = site(() => Promise.reject(new Error('API away')));
    const answer = await ask({ url: '/en/faq', headers });
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([503, '', '10']);
    expect(errors).toEqual(['/en/faq Error: API away']);
  });
});

describe('The page cache', () => {
  it('is asked once for a page that it does not have', async () => {
    const { ask, documents } = site();
    const peek = jest.spyOn(documents, 'peek');
    await ask({ url: '/en/faq' });
    expect(peek).toHaveBeenCalledTimes(1);
  });
});

describe('Another address', () => {
  it('without language leads to the visitor’s, and keeps the query', async () => {
    const answer = await site().ask({
      url: '/rmb-loan?source=a&x=1',
      headers: { 'accept-language': 'zh-HK' },
    });
    expect(answer.status).toBe(307);
    expect(answer.headers).toMatchObject({
      location: '/hk/rmb-loan?source=a&x=1',
      vary: 'Accept-Language, Cookie',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(answer.all('set-cookie')).toEqual([expect.stringMatching(/^utm_source=a; /)]);
  });

  it('in another spelling of a language leads to the canonical one for good', async () => {
    const answer = await site().ask({ url: '/zh-CN/rmb-loan?x=1' });
    expect([answer.status, answer.headers.location, answer.headers.vary]).toEqual([
      308,
      '/cn/rmb-loan?x=1',
      undefined,
    ]);
  });

  it.each<{ url: string; given: Record<string, string>; expected: unknown[] }>([
    { url: '/hk/nothing', given: {}, expected: [404, '<p>/hk/not-found</p>', ['Accept-Encoding']] },
    { url: '/hk/faq', given: {}, expected: [404, '<p>/hk/not-found</p>', ['Accept-Encoding']] },
    {
      url: '/nothing',
      given: { cookie: 'lang=cn' },
      expected: [404, '<p>/cn/not-found</p>', ['Accept-Encoding', 'Accept-Language, Cookie']],
    },
  ])('that does not exist is 404 in the right language: $url', async ({ url, given, expected }) => {
    // The API denies `/hk/faq` while it is rendered.
    const answer = await site((path) =>
      path === '/hk/faq' ? Promise.reject(new PageGoneError()) : render404(path),
    ).ask({ url, headers: given });
    expect([answer.status, answer.text, answer.all('vary')]).toEqual(expected);
  });

  it('cannot break the answer by an endless query', async () => {
    const answer = await site().ask({ url: `/en?utm_source=${'%F0%A0%AE%B7'.repeat(3_000)}` });
    expect(answer.status).toBe(200);
  });
});

describe('A cold start while the content is away', () => {
  it.each([
    ['/en', 'en-HK', 'We cannot show this page just now'],
    ['/hk/faq', 'zh-Hant-HK', '暫時未能顯示此頁'],
    ['/cn', 'zh-Hans-CN', '暂时无法显示此页面'],
  ])('answers %s with a page that says so', async (url, language, words) => {
    const { ask, errors } = site(() => Promise.reject(new Error('API away')));
    const answer = await ask({ url });
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '10',
      refresh: '10',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.text).toContain(`<html lang="${language}">`);
    expect(answer.text).toContain(words);
    expect(errors).toEqual([`${url} Error: API away`]);
  });
});
