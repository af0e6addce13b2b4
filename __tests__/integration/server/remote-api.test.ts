import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteApi } from '@/server/api/remote-api';
import { until } from '@test/support/timing/until';

let server: Server | undefined;

async function lender(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(async () => {
  const closing = server;
  server = undefined;
  closing?.closeAllConnections();
  await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
});

const call = { requestId: 'r1', clientAddress: '203.0.113.5' };
const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
};

describe('A lender’s own API', () => {
  it('gets address, query, body and the visitor’s address, but no token of our desk', async () => {
    const seen: object[] = [];
    const url = await lender((request, response) => {
      void bodyOf(request).then((body) => {
        const { host, authorization, cookie, 'x-forwarded-for': forwarded } = request.headers;
        seen.push({
          method: request.method,
          url: request.url,
          host,
          authorization,
          cookie,
          forwarded,
          body,
        });
        response.end('{}');
      });
    });
    const request = new Request('https://site.example/api/v1/contactUs?a=1&b=%20', {
      method: 'POST',
      body: '{"text":"港"}',
      headers: {
        cookie: 'login_token=x',
        authorization: 'Bearer secret',
        'x-forwarded-for': '6.6.6.6',
        'content-type': 'application/json',
      },
    });
    expect((await remoteApi(url).fetch(request, call)).status).toBe(200);
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/api/v1/contactUs?a=1&b=%20',
        host: new URL(url).host,
        authorization: undefined,
        cookie: 'login_token=x',
        forwarded: '203.0.113.5',
        body: '{"text":"港"}',
      },
    ]);
  });

  it('answers through us, status and all, with its cookies scoped to this host', async () => {
    const url = await lender((_request, response) => {
      response.writeHead(403, {
        'content-type': 'application/json',
        'set-cookie': ['login_token=; Domain=.lender.example; Path=/; HttpOnly', 'a=1; Path=/'],
      });
      response.end('{"code":"session_ended"}');
    });
    const answer = await remoteApi(url).fetch(
      new Request('https://site.example/api/v1/user/info'),
      call,
    );
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'session_ended' }]);
    expect(answer.headers.getSetCookie()).toEqual([
      'login_token=; Path=/; HttpOnly',
      'a=1; Path=/',
    ]);
  });

  it.each([
    ['application/json; charset=big5', 'application/json; charset=utf-8'],
    ['text/html; Charset="ISO-8859-1"', 'text/html; charset=utf-8'],
    ['application/json', 'application/json'],
    ['application/pdf', 'application/pdf'],
  ])('is read as UTF-8 whatever it says: %s', async (said, passedOn) => {
    const url = await lender((_request, response) => {
      response.writeHead(200, { 'content-type': said });
      response.end('{"message":"驗證碼不正確"}');
    });
    const request = new Request('https://site.example/api/v1/user/signin', { method: 'POST' });
    const answer = await remoteApi(url).fetch(request, call);
    expect(answer.headers.get('content-type')).toBe(passedOn);
    expect(await answer.json()).toEqual({ message: '驗證碼不正確' });
  });

  it('may redirect the browser, which we do not follow', async () => {
    const url = await lender((_request, response) => {
      response.writeHead(302, { location: 'https://elsewhere.example/' });
      response.end();
    });
    const answer = await remoteApi(url).fetch(new Request('https://site.example/api/v1/x'), call);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://elsewhere.example/',
    ]);
  });

  it.each([
    ['within the API, relative', '/api/v1/y?a=1', () => '/api/v1/y?a=1'],
    ['within the API, beside the call', 'y', () => '/api/v1/y'],
    ['within the API, with its host', (url: string) => `${url}/api/v1/y`, () => '/api/v1/y'],
    ['outside the API, relative', '/login', (url: string) => `${url}/login`],
  ])('may redirect %s, and the browser finds it', async (_where, location, expected) => {
    const at: { url: string } = { url: '' };
    at.url = await lender((_request, response) => {
      response.writeHead(302, {
        location: typeof location === 'string' ? location : location(at.url),
      });
      response.end();
    });
    const answer = await remoteApi(at.url).fetch(
      new Request('https://site.example/api/v1/x'),
      call,
    );
    expect(answer.headers.get('location')).toBe(expected(at.url));
  });

  it.each([
    ['en', 'The service did not answer in time. Please try again.'],
    ['zh-HK', '服務未能及時回應，請再試一次。'],
    ['zh-CN', '服务未能及时响应，请重试。'],
  ])('that does not answer is 504 in %s', async (language, message) => {
    const url = await lender(() => undefined);
    const request = new Request('https://site.example/api/v1/x', {
      headers: { 'accept-language': language },
    });
    const answer = await remoteApi(url, { timeoutMs: 50 }).fetch(request, call);
    expect([answer.status, await answer.json()]).toEqual([
      504,
      { code: 'gateway_timeout', msg: message, message, requestId: 'r1' },
    ]);
  });

  it('has longer for a document, which is streamed on as it comes', async () => {
    let received = 0;
    const url = await lender((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => setTimeout(() => response.end('{}'), 150));
    });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(1_000_000)]), 'page');
    const answer = await remoteApi(url, { timeoutMs: 50, uploadTimeoutMs: 20_000 }).fetch(
      new Request('https://site.example/api/v1/los/uploadDocument', { method: 'POST', body: form }),
      call,
    );
    expect(answer.status).toBe(200);
    expect(received).toBeGreaterThan(1_000_000);
  });

  it('that has begun to answer has longer for the rest', async () => {
    const url = await lender((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.write('first half, ');
      setTimeout(() => response.end('second half'), 1_500);
    });
    const answer = await remoteApi(url, { timeoutMs: 1_000, bodyTimeoutMs: 20_000 }).fetch(
      new Request('https://site.example/api/v1/x'),
      call,
    );
    expect([answer.status, await answer.text()]).toEqual([200, 'first half, second half']);
  });

  it('is not waited for without end in the middle of an answer', async () => {
    let isGone = false;
    const url = await lender((_request, response) => {
      response.on('close', () => (isGone = true));
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.write('first half, ');
    });
    const answer = await remoteApi(url, { timeoutMs: 20_000, bodyTimeoutMs: 50 }).fetch(
      new Request('https://site.example/api/v1/x'),
      call,
    );
    await expect(answer.text()).rejects.toThrow('aborted');
    await until(() => isGone);
  });

  it('may answer without a body', async () => {
    const url = await lender((_request, response) => void response.writeHead(204).end());
    const answer = await remoteApi(url).fetch(new Request('https://site.example/api/v1/x'), call);
    expect([answer.status, answer.body]).toEqual([204, null]);
  });

  it.each([
    ['en', 'The service cannot be reached. Please try again.'],
    ['zh-HK', '暫時未能連接服務，請再試一次。'],
  ])('that is down is 502 in %s', async (language, message) => {
    const request = new Request('https://site.example/api/v1/x', {
      headers: { 'accept-language': language },
    });
    const answer = await remoteApi('http://127.0.0.1:9').fetch(request, call);
    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      { code: 'bad_gateway', msg: message, message },
    ]);
  });
});
