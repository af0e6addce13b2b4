import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewedContent } from '@/lib/preview/previewed-content';
import { createPageRenderer } from '@/server/page/page-renderer';
import { withinPreview } from '@/server/preview/preview-context';
import { policyExtras } from '@/server/document/content-security-policy';
import { flushPromises } from '@test/support/fakes/fake-client';

const page = '<!doctype html><html><body><script>1</script></body></html>';

function renderer(
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  timeoutMs = 1_000,
) {
  return createPageRenderer({
    next,
    host: 'site.example',
    frames: { desk: 'https://desk.example', site: 'https://site.example' },
    timeoutMs,
    extras: policyExtras({ hasTagManager: false, hasBotCheck: false }),
    security: { 'x-frame-options': 'DENY' },
    styleSheets: () => undefined,
    start: {
      starters: { content: 'go()', tool: 'work()' },
      release: 'release',
      waits: () => undefined,
    },
    isMember: (pathname) => pathname.startsWith('/en/members/'),
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
    }).renderDocument('/en');
    expect(seen).toEqual([
      { url: '/en', host: 'site.example', encoding: 'identity', cookie: undefined },
    ]);
  });

  it('carries the policy of its own bytes and is for the browser alone', async () => {
    const { headers, status } = await answering({
      ...html,
      'cache-control': 's-maxage=60',
    }).renderDocument('/en');
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
    expect(await answering({ ...html, ...given }).renderDocument('/en')).toMatchObject({
      isShareable,
    });
  });

  it.each([
    [{ 'cache-control': 'private, no-cache, no-store' }, true],
    [{ 'cache-control': 'private, no-cache, no-store', 'set-cookie': 'a=1' }, false],
  ])('of a member with %p is shared: %s', async (given, isShareable) => {
    expect(await answering({ ...html, ...given }).renderDocument('/en/members/one')).toMatchObject({
      isShareable,
    });
  });

  it('may be given another status', async () => {
    expect(await answering(html).renderDocument('/en/not-found', 404)).toMatchObject({
      status: 404,
    });
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
  ])('fails on %s', async (_case, { renderDocument }, message) => {
    await expect(renderDocument('/en')).rejects.toThrow(message);
  });
});

describe('The rendering of a draft', () => {
  const preview = {
    kind: 'page',
    id: 'faq',
    version: 3,
    body: {},
    index: 0,
    expiresAt: new Date(0),
  } as const;
  const draft = {
    representation: 'document',
    draftModeId: 'secret',
    within: <T>(work: () => Promise<T>) => withinPreview(preview, work),
  } as const;
  const inDraftMode = { ...html, 'cache-control': 'private, no-cache, no-store, max-age=0' };

  it('is framed by the desk alone, kept, listed and told to nobody', async () => {
    const cookies: unknown[] = [];
    const page = await renderer((request, response) => {
      cookies.push(request.headers.cookie);
      response.writeHead(200, inDraftMode);
      response.end('<!doctype html><html></html>');
    }).renderDraft('/en', draft);
    expect(cookies).toEqual(['__prerender_bypass=secret']);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toMatch(
      /; frame-ancestors https:\/\/desk\.example$/,
    );
    expect(page.headers).not.toHaveProperty('x-frame-options');
    expect(page.isShareable).toBe(false);
  });

  it('tells what it shows to its own request to Next, and to no other at the same time', async () => {
    const seen: unknown[] = [];
    const { renderDocument, renderDraft } = renderer(async (request, response) => {
      await flushPromises();
      seen.push([request.headers.cookie !== undefined, previewedContent()?.version]);
      response.writeHead(200, inDraftMode);
      response.end(page);
    });
    await Promise.all([renderDocument('/en'), renderDraft('/en', draft), renderDocument('/en')]);
    expect(seen).toEqual([
      [false, undefined],
      [true, 3],
      [false, undefined],
    ]);
  });

  it('is refused where Next did not know that it is one', async () => {
    const { renderDraft } = answering({ ...html, 'cache-control': 's-maxage=60' });
    await expect(renderDraft('/en', draft)).rejects.toThrow('/en was not rendered as a draft');
  });
});

it('Of all pages the desk alone may frame others', async () => {
  const { renderDocument } = answering(html);
  const policyOf = async (path: string) =>
    String((await renderDocument(path)).headers['content-security-policy']);
  expect(await policyOf('/hk/desk')).toContain('frame-src https://site.example; ');
  expect(await policyOf('/hk/faq')).toContain("frame-src 'none'; ");
  expect(await policyOf('/hk/desk')).toMatch(/frame-ancestors 'none'$/);
});

describe('An RSC payload', () => {
  const flight = {
    'content-type': 'text/x-component',
    'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
    vary: 'rsc, next-router-state-tree, Accept-Encoding',
    'x-nextjs-cache': 'MISS',
    'x-nextjs-prerender': '1',
    'x-nextjs-stale-time': '300',
  };

  it('is asked of Next as its client asks, and is for the browser alone', async () => {
    const seen: object[] = [];
    const payload = await renderer((request, response) => {
      seen.push({ url: request.url, rsc: request.headers.rsc, host: request.headers.host });
      response.writeHead(200, flight);
      response.end('0:{"P":null}');
    }).renderPayload('/en/faq');
    expect(seen).toEqual([{ url: '/en/faq?_rsc', rsc: '1', host: 'site.example' }]);
    expect({ ...payload, body: String(payload.body) }).toEqual({
      status: 200,
      body: '0:{"P":null}',
      isShareable: true,
      headers: {
        'x-frame-options': 'DENY',
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'content-type': 'text/x-component',
        vary: 'rsc, next-router-state-tree, Accept-Encoding',
        'x-nextjs-prerender': '1',
        'x-nextjs-stale-time': '300',
      },
    });
  });

  it.each([
    ['an error', answering(flight, { status: 500 }), '/en answered 500'],
    ['a document', answering(html), '/en is no RSC payload'],
  ])('is not made of %s', async (_case, { renderPayload }, message) => {
    await expect(renderPayload('/en')).rejects.toThrow(message);
  });
});

describe('Renderings of one page', () => {
  it('run one after the other, because Next would let the later share the content of the earlier', async () => {
    const running: { url: string; end: () => void }[] = [];
    const { renderDocument, renderPayload } = renderer(({ url = '' }, response) => {
      const end = (): void => {
        response.writeHead(200, {
          'content-type': url.endsWith('?_rsc') ? 'text/x-component' : html['content-type'],
        });
        response.end(page);
      };
      running.push({ url, end });
    });
    const urls = () => running.map(({ url }) => url);
    const document = renderDocument('/en');
    const payload = renderPayload('/en');
    const other = renderDocument('/hk');
    await flushPromises();
    expect(urls()).toEqual(['/en', '/hk']);
    running[0]?.end();
    await document;
    await flushPromises();
    expect(urls()).toEqual(['/en', '/hk', '/en?_rsc']);
    for (const { end } of running.slice(1)) end();
    await Promise.all([payload, other]);
  });

  it('do not wait for one that never ends, nor for a handler that fails without an answer', async () => {
    const outcomes: ('hang' | 'fail' | 'answer')[] = ['hang', 'fail', 'answer'];
    const { renderDocument } = renderer((_request, response) => {
      const outcome = outcomes.shift();
      if (outcome === 'fail') return Promise.reject(new Error('broken'));
      if (outcome === 'answer') response.writeHead(200, html).end(page);
    }, 50);
    await expect(renderDocument('/en')).rejects.toThrow('/en took longer than 50 ms');
    await expect(renderDocument('/en')).rejects.toThrow('/en answered 500');
    expect((await renderDocument('/en')).status).toBe(200);
  });

  it.each([
    { render: 'renderDocument', headers: html, begun: page },
    { render: 'renderPayload', headers: { 'content-type': 'text/x-component' }, begun: '0:{}' },
  ] as const)('that break off do not count as complete: $render', async (example) => {
    const broken = renderer((_request, response) => {
      response.writeHead(200, example.headers);
      response.write(example.begun);
      return Promise.reject(new Error('broken'));
    });
    await expect(broken[example.render]('/en')).rejects.not.toThrow('took longer');
  });

  it('do not wait for a failed one', async () => {
    let count = 0;
    const { renderDocument } = renderer((_request, response) => {
      count += 1;
      response.writeHead(count === 1 ? 500 : 200, html);
      response.end(page);
    });
    const [first, second] = await Promise.allSettled([
      renderDocument('/en'),
      renderDocument('/en'),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });
});
