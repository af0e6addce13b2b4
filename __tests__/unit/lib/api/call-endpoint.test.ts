import { ApiError } from '@/lib/api/api-error';
import { callEndpoint } from '@/lib/api/call-endpoint';
import { provideDeviationSink } from '@/lib/api/contract-deviations';
import { callFromServer } from '@/lib/api/server-call';
import {
  builtInApi,
  inProcessAdapter,
  provideBuiltInApi,
  type ApiFetch,
} from '@/lib/api/in-process-adapter';
import { siteCollections } from '@/copy/site-copy';

const [banner] = siteCollections.banners;

/** An API in this process that answers every call the same way, and remembers what it was asked. */
function api(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  const asked: { method: string; url: string; headers: Headers; body: string }[] = [];
  const fetch: ApiFetch = async (request) => {
    asked.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await request.text(),
    });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers,
    });
  };
  return { asked, options: { locale: 'hk', adapter: inProcessAdapter(fetch) } as const };
}

describe('A call by key', () => {
  it('asks the endpoint’s address in the visitor’s language and answers what the contract says', async () => {
    const { asked, options } = api({ data: [banner] });
    expect(await callEndpoint('banners', {}, options)).toEqual({ data: [banner] });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://in-process/api/v1/site/banners',
    ]);
    expect(asked[0]?.headers.get('accept-language')).toBe('zh-HK');
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('fills the path, escaped', async () => {
    const { asked, options } = api({});
    await callEndpoint('deskRemoveNotification', { params: { id: 'a/../b?c' } }, options).catch(
      () => undefined,
    );
    expect(asked[0]).toMatchObject({
      method: 'DELETE',
      url: 'http://in-process/api/v1/desk/notifications/a%2F..%2Fb%3Fc',
    });
  });

  it('sends a query without what is not given, and a body as JSON', async () => {
    const { asked, options } = api({});
    await callEndpoint('deskAudit', { query: { limit: 5 } }, options).catch(() => undefined);
    await callEndpoint(
      'deskSaveContent',
      { params: { kind: 'banners', id: 'x' }, body: { position: 1, body: { a: '港' } } },
      options,
    ).catch(() => undefined);
    expect(asked[0]?.url).toBe('http://in-process/api/v1/desk/audit?limit=5');
    expect(asked[1]).toMatchObject({ method: 'PUT', body: '{"position":1,"body":{"a":"港"}}' });
  });

  it('takes a bare array where the contract says a list', async () => {
    expect(await callEndpoint('banners', {}, api([banner]).options)).toEqual({ data: [banner] });
  });

  it('leaves out what cannot be read, and reports it once', async () => {
    const told: object[] = [];
    provideDeviationSink((deviation) => told.push(deviation));
    const { options } = api({ data: [{ _id: 'x' }, banner, { _id: 'y' }] });
    expect(await callEndpoint('banners', {}, options)).toEqual({ data: [banner] });
    await callEndpoint('banners', {}, options);
    provideDeviationSink(undefined);
    expect(told).toEqual([
      {
        endpoint: '/api/v1/site/banners',
        path: 'data.0',
        problem: 'an item that cannot be read was left out',
      },
    ]);
  });

  it('names everything that differs to whoever checks an implementation', async () => {
    const { options } = api({ data: [{ ...banner, titleEn: 7, icon: null }] });
    const paths: string[] = [];
    const onDeviations = (found: readonly { path: string }[]) =>
      paths.push(...found.map(({ path }) => path));
    await callEndpoint('banners', {}, { ...options, onDeviations });
    expect(paths).toEqual(['data.0.titleEn', 'data.0.icon']);
  });

  it.each([
    ['a list that is none', { data: 'none' }],
    ['HTML', '<html></html>'],
    ['nothing', ''],
  ])('refuses %s', async (_case, body) => {
    await expect(callEndpoint('banners', {}, api(body).options)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'bad_answer',
      status: 502,
    });
  });

  it('turns a failure into the server’s own words', async () => {
    const { options } = api(
      {
        code: 'invalid',
        msg: 'Wait',
        message: 'Wait',
        data: 'Wait a minute',
        fields: { phone: 'bad' },
      },
      { status: 429, headers: { 'retry-after': '60' } },
    );
    const call = callEndpoint('banners', {}, options);
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({
      message: 'Wait a minute',
      status: 429,
      code: 'invalid',
      fields: { phone: 'bad' },
      retryAfterSeconds: 60,
    });
  });

  it('gives up after its time', async () => {
    const adapter = inProcessAdapter(() => new Promise<Response>(() => undefined));
    await expect(
      callEndpoint('banners', {}, { locale: 'en', adapter, timeoutMs: 20 }),
    ).rejects.toMatchObject({
      message: 'timeout of 20ms exceeded',
      code: 'econnaborted',
      status: 0,
    });
  });

  it('passes on the words of an API that breaks', async () => {
    const adapter = inProcessAdapter(() => Promise.reject(new Error('database is closed')));
    await expect(callEndpoint('banners', {}, { locale: 'en', adapter })).rejects.toMatchObject({
      name: 'ApiError',
      message: 'database is closed',
      status: 0,
    });
  });
});

describe('A call that cannot be addressed', () => {
  const callAny = (key: string) =>
    Reflect.apply(callEndpoint, undefined, [key, {}, api({}).options]);

  it.each(['nothing', 'toString', '__proto__'])('says so for the key %s', async (key) => {
    await expect(callAny(key)).rejects.toThrow('No endpoint mapping with given key');
  });

  it('says so without a key', async () => {
    await expect(callAny('')).rejects.toThrow('No url or endpoint key provided.');
  });
});

describe('A call from a server component', () => {
  afterEach(() => provideBuiltInApi(undefined));

  it('goes through the built-in API when there is one', async () => {
    provideBuiltInApi(() => Response.json({ data: [banner] }));
    expect(await callFromServer('banners', {}, { locale: 'en', apiBaseUrl: undefined })).toEqual({
      data: [banner],
    });
  });

  it('finds no built-in API where none was provided', () => {
    expect(builtInApi()).toBeUndefined();
  });
});
