import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiUnderCheck } from '../../../scripts/contract-check/api-under-check';
import { checks } from '../../../scripts/contract-check/checks';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { engines } from '@test/support/database/test-database';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Every answer of the built-in API over a socket; `change` may spoil its text. */
function pass(
  api: TestApi,
  change: (path: string, text: string) => string = (_path, text) => text,
): RequestListener {
  return (request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part));
      const path = (request.url ?? '').slice('/api/v1'.length);
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
      );
      const answer = await api.call(path, {
        method: request.method,
        headers,
        ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
      });
      response
        .writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'text/plain',
        })
        .end(change(path, answer.text));
    })();
  };
}

async function brokenChecks(url: string): Promise<string[]> {
  const under = apiUnderCheck(url);
  const broken: string[] = [];
  for (const { name, run } of checks) await run(under).catch(() => broken.push(name));
  return broken;
}

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe.each(engines)('The contract check on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  it('finds every promise kept by the built-in API', async () => {
    expect(await brokenChecks(await serve(pass(api)))).toEqual([]);
  });

  it('names what an API breaks: a cent, a list without its data, an error without its code', async () => {
    const url = await serve(
      pass(api, (path, text) => {
        if (path.startsWith('/loan-cal/principalAndInterest'))
          return text.replace('1199.1', '1199.11');
        if (path === '/site/faqs') return '{}';
        return path === '/no-such-call' ? '{"message":"no"}' : text;
      }),
    );
    expect(await brokenChecks(url)).toEqual([
      'faqs answers as the contract says',
      'a loan of 200,000 at 6 % over 360 months, to the cent',
      'an unknown path is 404',
    ]);
  });
});
