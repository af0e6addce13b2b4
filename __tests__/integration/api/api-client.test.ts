import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteCollections } from '@/copy/site-copy';
import { callEndpoint } from '@/lib/api/call-endpoint';
import { callFromServer } from '@/lib/api/server-call';

const banners = { data: [...siteCollections.banners] };

let server: Server | undefined;
const asked: {
  method?: string;
  url?: string;
  language?: string;
  contentType?: string;
  body: string;
}[] = [];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
};

/** A lender's own API on a free port of this machine. */
async function listen(answer: RequestListener): Promise<string> {
  asked.length = 0;
  const started = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({
        method: request.method,
        url: request.url,
        language: request.headers['accept-language'],
        contentType: request.headers['content-type'],
        body,
      });
      answer(request, response);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

afterEach(async () => {
  const closing = server;
  server = undefined;
  closing?.closeAllConnections();
  await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
});

describe('A call over HTTP', () => {
  it('reaches a remote API with language and content type, on reads too', async () => {
    const baseUrl = await listen(json(banners));
    expect(await callEndpoint('banners', {}, { locale: 'cn', baseUrl })).toEqual(banners);
    expect(asked).toEqual([
      {
        method: 'GET',
        url: '/api/v1/site/banners',
        language: 'zh-CN',
        contentType: 'application/json',
        body: '',
      },
    ]);
  });

  it('sends a body and a query', async () => {
    const baseUrl = await listen(json({}));
    await callEndpoint('deskAudit', { query: { limit: 7 } }, { locale: 'en', baseUrl }).catch(
      () => undefined,
    );
    await callEndpoint(
      'deskSaveContent',
      { params: { kind: 'faqs', id: 'a' }, body: { body: { text: '港' } } },
      { locale: 'en', baseUrl },
    ).catch(() => undefined);
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/v1/desk/audit?limit=7', ''],
      ['PUT', '/api/v1/desk/content/faqs/a/draft', '{"body":{"text":"港"}}'],
    ]);
  });

  it.each([
    ['data', { data: 'From data', message: 'From message' }, 'From data'],
    ['message', { code: 'x', message: 'From message' }, 'From message'],
    ['the transport', {}, 'Request failed with status code 400'],
  ])('fails with the words of %s', async (_case, body, message) => {
    const baseUrl = await listen(json(body, 400));
    await expect(callEndpoint('banners', {}, { locale: 'en', baseUrl })).rejects.toMatchObject({
      name: 'ApiError',
      message,
      status: 400,
    });
  });

  it('refuses an answer that breaks off or is no JSON', async () => {
    const baseUrl = await listen((_request, response) => response.end('{"data": [{"_id"'));
    await expect(callEndpoint('banners', {}, { locale: 'en', baseUrl })).rejects.toMatchObject({
      code: 'bad_answer',
    });
  });

  it('gives up on an API that does not answer', async () => {
    const baseUrl = await listen(() => undefined);
    await expect(
      callEndpoint('banners', {}, { locale: 'en', baseUrl, timeoutMs: 50 }),
    ).rejects.toMatchObject({ status: 0, message: 'timeout of 50ms exceeded' });
  });

  it('says that nobody listens', async () => {
    await expect(
      callEndpoint('banners', {}, { locale: 'en', baseUrl: 'http://127.0.0.1:9' }),
    ).rejects.toMatchObject({ status: 0, code: 'econnrefused' });
  });

  it('ends when the caller loses interest', async () => {
    const baseUrl = await listen(() => undefined);
    const controller = new AbortController();
    const call = callEndpoint('banners', {}, { locale: 'en', baseUrl, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'ApiError', code: 'err_canceled' });
  });

  it('is what a server component does without a built-in API', async () => {
    const baseUrl = await listen(json(banners.data));
    expect(await callFromServer('banners', {}, { locale: 'en', apiBaseUrl: baseUrl })).toEqual(
      banners,
    );
  });
});
