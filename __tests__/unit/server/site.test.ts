import inject, { type InjectOptions } from 'light-my-request';
import type { Logger } from 'pino';
import { flushPromises } from '@test/support/fakes/fake-client';
import { fakeNext } from '@test/support/fakes/fake-next';
import { pageRows } from '@/config/page-lookup';
import { parseEnv, type ServerEnv } from '@/config/env.server';
import { createSite, type Site } from '@/server/site';
import { standIn } from '@test/support/backoffice/service-tools';

// Without a build, as `npm run unit` is for.
jest.mock('@/server/document/built-starters', () => ({
  builtStarters: () => ({ content: 'start()', tool: 'start()' }),
}));

const env: ServerEnv = {
  ...parseEnv({ DATA_DIR: 'memory://' }),
  DESK_TOKEN: [],
  SESSION_SECRET: [],
  DATA_ENCRYPTION_KEY: [],
};
const opened: Site[] = [];

function open({ isDev = false, isStopping = false } = {}) {
  const fake = fakeNext();
  const logged: { message: string; path?: string }[] = [];
  const log = (details: object, message = ''): void => void logged.push({ ...details, message });
  let change = async (): Promise<void> => undefined;
  const site = createSite({
    env,
    api: {
      fetch: (request, call) =>
        Response.json({ path: new URL(request.url).pathname, from: call.clientAddress }),
      isReady: async () => true,
      onContentChange: (listener) => void (change = listener),
      close: async () => undefined,
    },
    next: fake.next,
    logger: standIn<Logger>({ info: log, error: log }),
    isDev,
    isStopping: () => isStopping,
  });
  opened.push(site);
  const ask = (options: InjectOptions) => inject(site.requestHandler, options);
  return { ...fake, site, ask, logged, change: () => change() };
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.stop();
});

describe.each([
  ['production', false],
  ['development', true],
])('In %s', (_mode, isDev) => {
  it.each([
    ['/en', 200, 'content of /en<'],
    ['/hk/faq?x=1', 200, 'content of /hk/faq<'],
    ['/hk/nothing', 404, 'content of /hk/not-found<'],
    ['/nothing', 404, 'content of /en/not-found<'],
    ['/en/not.there', 404, 'content of /en/not-found<'],
    ['/api/revalidate', 404, 'content of /en/not-found<'],
    ['/sitemap.xml', 200, 'content of /sitemap.xml<'],
    ['/hk/manifest.webmanifest', 200, 'content of /hk/manifest.webmanifest<'],
    ['/healthz', 200, '{"status":"ok"}'],
    ['/api/v1/site/navs', 200, '{"path":"/api/v1/site/navs","from":"127.0.0.1"}'],
    ['/locales/hk/common.json', 200, '{'],
  ])('%s is answered %i', async (url, status, text) => {
    const answer = await open({ isDev }).ask({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).toContain(text);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    ['/faq?a=1&b=2', 307, '/hk/faq?a=1&b=2'],
    ['/', 307, '/hk'],
    ['/zh-CN/faq?a=1', 308, '/cn/faq?a=1'],
    ['/en/faq/?a=1', 308, '/en/faq?a=1'],
  ])('%s is redirected with %i', async (url, status, location) => {
    const answer = await open({ isDev }).ask({ url, headers: { 'accept-language': 'zh-HK' } });
    expect([answer.statusCode, answer.headers.location, answer.payload]).toEqual([
      status,
      location,
      '',
    ]);
    expect(answer.headers.vary).toBe(status === 307 ? 'Accept-Language, Cookie' : undefined);
  });

  it('a soft navigation gets the payload of a known page, and 404 for any other', async () => {
    const { ask } = open({ isDev });
    const headers = { rsc: '1' };
    const [known, unknown] = [
      await ask({ url: '/en/faq?_rsc=x', headers }),
      await ask({ url: '/en/nothing?_rsc=x', headers }),
    ];
    expect([known.statusCode, known.payload]).toEqual([200, '0:"content of /en/faq"']);
    expect([unknown.statusCode, unknown.payload]).toEqual([404, '']);
  });

  it('a campaign leaves its cookies on a page and on a redirect', async () => {
    const { ask } = open({ isDev });
    for (const url of ['/en?utm_source=bus', '/faq?utm_source=bus'])
      expect([(await ask({ url })).headers['set-cookie']].flat()).toEqual([
        expect.stringMatching(/^utm_source=bus; /),
      ]);
  });

  it('a page cannot be posted to, and each request but those for files has its line in the log', async () => {
    const { ask, logged } = open({ isDev });
    expect((await ask({ method: 'POST', url: '/en' })).statusCode).toBe(405);
    await ask({ url: '/en/faq' });
    await ask({ url: '/zh-CN' });
    await ask({ url: '/locales/hk/common.json' });
    expect(logged.map(({ path }) => path)).toEqual(['/en', '/en/faq', '/zh-CN']);
  });
});

describe('Only in production', () => {
  it('balancers are told to send requests once pages are rendered ahead, or a minute after the start, and never while the site stops', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const status = async ({ ask }: ReturnType<typeof open>) =>
      (await ask({ url: '/readyz' })).statusCode;
    const [quick, slow, stopping] = [open(), open(), open({ isStopping: true })];
    expect(await status(quick)).toBe(503);
    await quick.site.warmUp();
    expect(await status(quick)).toBe(200);
    slow.hold();
    void slow.site.warmUp();
    await jest.advanceTimersByTimeAsync(59_999);
    expect(await status(slow)).toBe(503);
    await jest.advanceTimersByTimeAsync(1);
    expect(await status(slow)).toBe(200);
    slow.release();
    await stopping.site.warmUp();
    expect(await status(stopping)).toBe(503);
    jest.useRealTimers();
  });

  it('pages and payloads come from memory', async () => {
    const { ask, asked } = open();
    for (const headers of [{}, { rsc: '1' }, {}, { rsc: '1' }])
      expect((await ask({ url: '/en/faq', headers })).statusCode).toBe(200);
    expect(asked).toEqual(['/en/faq', 'rsc /en/faq?_rsc']);
  });

  it('the policy is strict, and a prefetch of a part of a page gets nothing', async () => {
    const { ask } = open();
    expect((await ask({ url: '/en' })).headers['content-security-policy']).toContain(
      "default-src 'none'",
    );
    const prefetch = await ask({
      url: '/en/faq',
      headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    });
    expect([prefetch.statusCode, prefetch.payload]).toEqual([204, '']);
  });

  it('the development tools of Next are not there', async () => {
    expect((await open().ask({ url: '/__nextjs_font/x.woff2' })).statusCode).toBe(404);
  });
});

describe('Only in development', () => {
  it('every request is rendered anew, with a policy that lets fast refresh work', async () => {
    const { ask, write } = open({ isDev: true });
    await ask({ url: '/en' });
    write('edited');
    const answer = await ask({ url: '/en' });
    expect(answer.payload).toContain('edited of /en');
    expect(answer.headers['content-security-policy']).toContain("'unsafe-eval'");
  });

  it.each(['GET', 'POST'] as const)(
    '%s of Next’s own files and tools reaches it',
    async (method) => {
      const { ask, asked, logged } = open({ isDev: true });
      await ask({ method, url: '/_next/static/chunks/a.js' });
      await ask({ method, url: '/__nextjs_original-stack-frames' });
      expect(asked).toEqual(['/_next/static/chunks/a.js', '/__nextjs_original-stack-frames']);
      expect(logged).toEqual([]);
    },
  );
});

describe('A change of content', () => {
  it('reaches pages and payloads at once', async () => {
    const { ask, write, change } = open();
    const both = async () => [
      (await ask({ url: '/en' })).payload,
      (await ask({ url: '/en', headers: { rsc: '1' } })).payload,
    ];
    await both();
    write('new');
    await change();
    expect(await both()).toEqual([
      '<!doctype html><html><body>new of /en</body></html>',
      '0:"new of /en"',
    ]);
  });

  it('reaches a page that was being rendered with the former content', async () => {
    const { ask, write, change, hold, release } = open();
    hold();
    const during = ask({ url: '/en' });
    const softly = ask({ url: '/en', headers: { rsc: '1' } });
    await flushPromises();
    write('new');
    await change();
    const after = ask({ url: '/en' });
    release();
    expect((await during).payload).toContain('content of /en');
    expect((await softly).payload).toContain('new of /en');
    expect((await after).payload).toContain('new of /en');
    expect((await ask({ url: '/en' })).payload).toContain('new of /en');
  });
});

describe('The start', () => {
  it('renders each content page and the 404 pages once before anybody asks, home first and valuations last', async () => {
    const { site, asked } = open();
    await site.warmUp();
    expect(asked.slice(0, 3)).toEqual(['/en', '/hk', '/cn']);
    expect(asked).toEqual(
      expect.arrayContaining([
        '/hk/not-found',
        ...pageRows.map(({ path }) => `/cn${path}`.replace(/\/$/, '')),
      ]),
    );
    expect(asked).toHaveLength(3 * (pageRows.length + 1));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.at(-1)).toMatch(/^\/cn\/online-property/);
  });

  it('leaves the pages to their visitors where three in a row cannot be rendered', async () => {
    const { site, asked, logged, fail } = open();
    fail();
    await site.warmUp();
    expect(new Set(asked)).toEqual(new Set(['/en', '/hk', '/cn']));
    expect(logged.map(({ message }) => message)).toEqual(Array(3).fill('page not rendered'));
  });
});
