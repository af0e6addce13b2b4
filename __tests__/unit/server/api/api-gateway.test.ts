import { BlockList } from 'node:net';
import inject, { type InjectOptions } from 'light-my-request';
import { createApiGateway, type ApiGatewayOptions } from '@/server/api/api-gateway';
import type { ApiCall, SiteApi } from '@/server/api/site-api';

const api = (overrides: Partial<SiteApi> = {}): SiteApi => ({
  fetch: (request, call) => Response.json({ path: new URL(request.url).pathname, call }),
  isReady: async () => true,
  onContentChange: () => undefined,
  close: async () => undefined,
  ...overrides,
});

/** The gateway behind a request handler that has given each request an id, here the one in its header `test-id`. */
function gateway(overrides: Partial<ApiGatewayOptions> = {}) {
  const trusted = new BlockList();
  trusted.addAddress('127.0.0.1');
  const listener = createApiGateway({ api: api(), isAccepting: () => true, trusted, ...overrides });
  return (options: InjectOptions) =>
    inject((request, response) => {
      response.setHeader('x-request-id', String(request.headers['test-id']));
      listener(request, response);
    }, options);
}

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
    const ask = gateway({ api: api(overrides), isAccepting: () => isAccepting });
    const [alive, ready] = [await ask({ url: '/healthz' }), await ask({ url: '/readyz?x=1' })];
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.statusCode, ready.json()]).toEqual(expected);
    expect(ready.headers['cache-control']).toBe('no-store');
    expect((await ask({ method: 'HEAD', url: '/healthz' })).payload).toBe('');
  });

  it('keep an instance whose database went away, for its pages, until it stops', async () => {
    const state = { isThere: false, isAccepting: true };
    const isReady = async (): Promise<boolean> => {
      if (!state.isThere) throw new Error('away');
      return true;
    };
    const ask = gateway({ api: api({ isReady }), isAccepting: () => state.isAccepting });
    const ready = async () => (await ask({ url: '/readyz' })).statusCode;
    expect(await ready()).toBe(503);
    state.isThere = true;
    expect(await ready()).toBe(200);
    state.isThere = false;
    expect(await ready()).toBe(200);
    state.isAccepting = false;
    expect(await ready()).toBe(503);
  });
});

describe('The API behind the gateway', () => {
  it('is told who calls, and under which id', async () => {
    const call = jest.fn((request: Request, { requestId, clientAddress }: ApiCall) =>
      Response.json({ method: request.method, url: request.url, requestId, clientAddress }),
    );
    const ask = gateway({ api: api({ fetch: call }) });
    const answers = await Promise.all(
      ['r1', 'r2'].map((requestId) =>
        ask({
          method: 'POST',
          url: '/api/v1/site/navs?a=1',
          headers: { host: 'site.example', 'x-forwarded-for': '203.0.113.5', 'test-id': requestId },
        }),
      ),
    );
    expect(answers.map((answer) => answer.json())).toEqual(
      ['r1', 'r2'].map((requestId) => ({
        method: 'POST',
        url: 'http://site.example/api/v1/site/navs?a=1',
        requestId,
        clientAddress: '203.0.113.5',
      })),
    );
  });
});
