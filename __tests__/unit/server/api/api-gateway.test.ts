import { createApiGateway } from '@/server/api/api-gateway';
import { HitCounter } from '@/server/http/hit-counter';
import { createPurge } from '@/server/page/purge';
import { PageCache } from '@/server/page/page-cache';
import { securityHeaders } from '@/server/http/security-headers';
import type { SiteApi } from '@/server/api/site-api';
import type { Logger } from 'pino';

const api = (overrides: Partial<SiteApi> = {}): SiteApi => ({
  fetch: (request, call) => Response.json({ path: new URL(request.url).pathname, call }),
  isReady: async () => true,
  onContentChange: () => undefined,
  close: async () => undefined,
  ...overrides,
});

describe('Health and readiness', () => {
  it.each([
    {
      when: 'everything is well',
      overrides: {},
      isAccepting: true,
      expected: [200, { status: 'ready' }],
    },
    {
      when: 'the database says no',
      overrides: { isReady: async () => false },
      isAccepting: true,
      expected: [503, { status: 'unavailable' }],
    },
    {
      when: 'the database does not answer',
      overrides: { isReady: () => Promise.reject(new Error('away')) },
      isAccepting: true,
      expected: [503, { status: 'unavailable' }],
    },
    {
      when: 'the server is stopping',
      overrides: {},
      isAccepting: false,
      expected: [503, { status: 'unavailable' }],
    },
  ])('tell apart: $when', async ({ overrides, isAccepting, expected }) => {
    const front = createApiGateway(api(overrides), { isAccepting: () => isAccepting });
    const [alive, ready] = [await front.request('/healthz'), await front.request('/readyz')];
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, await ready.json()]).toEqual(expected);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });
});

describe('The API behind the front', () => {
  it('is told who calls', async () => {
    const answer = await createApiGateway(api(), { isAccepting: () => true }).request(
      '/api/v1/site/navs',
      { method: 'POST' },
      { requestId: 'r1', clientAddress: '203.0.113.5' },
    );
    expect(await answer.json()).toEqual({
      path: '/api/v1/site/navs',
      call: { requestId: 'r1', clientAddress: '203.0.113.5' },
    });
  });

  it('ends at its prefix', async () => {
    expect(
      (await createApiGateway(api(), { isAccepting: () => true }).request('/api/v2/x')).status,
    ).toBe(404);
  });
});

describe('A content change', () => {
  const purgeWith = async (status: number) => {
    const asked: object[] = [];
    const errors: unknown[] = [];
    const cache = new PageCache({
      render: async () => ({ status: 200, html: Buffer.from('x'), headers: {}, isShareable: true }),
      now: () => 0,
      freshnessLifetimeMs: 1,
      maxPages: 5,
      onError: () => undefined,
    });
    await cache.load('/en');
    const next = (
      request: { method?: string; url?: string; headers: object },
      response: { writeHead: (status: number) => void; end: () => void },
    ): void => {
      asked.push({
        method: request.method,
        url: request.url,
        secret: Reflect.get(request.headers, 'x-revalidate-secret'),
      });
      response.writeHead(status);
      response.end();
    };
    await createPurge({
      cache,
      next,
      secret: 's3cret',
      whenRendersSettled: async () => undefined,
      delay: () => new Promise(() => undefined),
      onError: (error) => errors.push(String(error)),
    })();
    return { asked, errors, isPurged: cache.peek('/en') === undefined };
  };

  it('makes Next forget its renderings and the cache its pages', async () => {
    expect(await purgeWith(204)).toEqual({
      asked: [{ method: 'POST', url: '/api/revalidate', secret: 's3cret' }],
      errors: [],
      isPurged: true,
    });
  });

  it('purges the cache even when Next refuses, and says so', async () => {
    expect(await purgeWith(404)).toMatchObject({
      errors: ['Error: Revalidation answered 404'],
      isPurged: true,
    });
  });
});

describe('Security headers', () => {
  it('stand on every answer; HSTS only where the site is served over https', () => {
    expect(securityHeaders({ isHttps: false })).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(securityHeaders({ isHttps: false })).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders({ isHttps: true })['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

describe('Cache hits in the log', () => {
  it('are summed, written once per interval, and once more at the end', () => {
    jest.useFakeTimers();
    const lines: object[] = [];
    const counter = new HitCounter(
      { info: (details: object) => void lines.push(details) } as unknown as Logger,
      10_000,
    );
    counter.count('/en');
    counter.count('/en');
    counter.count('/hk');
    jest.advanceTimersByTime(10_000);
    jest.advanceTimersByTime(10_000);
    counter.count('/cn');
    counter.stop();
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(lines).toEqual([{ pages: { '/en': 2, '/hk': 1 } }, { pages: { '/cn': 1 } }]);
  });
});
