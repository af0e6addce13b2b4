import { errorBodySchema } from '@/contracts/errors';
import { jsonBodyMaxBytes } from '@/backoffice/http/body/json-body';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { amyToken } from '@test/support/database/test-database';

const staff = { authorization: `Bearer ${amyToken}`, 'content-type': 'application/json' };

describe('Failed calls', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi('postgres');
  });
  afterAll(() => api.close());

  it.each([
    ['en', 'We could not find what you were looking for.'],
    ['zh-HK', '找不到所需內容。'],
    ['zh-Hant-HK,en;q=0.5', '找不到所需內容。'],
    ['zh-CN', '找不到所需内容。'],
    ['en;q=0.1, zh-Hans', '找不到所需内容。'],
  ])('answer an unknown address in %s', async (language, message) => {
    const answer = await api.call(
      '/site/pages/nowhere',
      { headers: { 'accept-language': language } },
      { clientAddress: '203.0.113.7', requestId: 'r-1' },
    );
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not_found', msg: message, message, requestId: 'r-1' });
  });

  it.each([
    '/',
    '/site',
    '/site/navs/',
    '/site/navs/more',
    `/site/pages/${'x'.repeat(10_000)}`,
    '/site/pages/%',
    '/site/pages/__proto__',
  ])('answer 404 with an error body at %.40s', async (path) => {
    const answer = await api.call(path);
    expect(answer.status).toBe(404);
    expect(errorBodySchema.parse(answer.body).code).toBe('not_found');
  });

  it('name the methods that an address takes', async () => {
    const answer = await api.call('/desk/notifications', { method: 'PATCH' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, POST');
    expect(answer.body).toMatchObject({ code: 'method_not_allowed' });
  });

  it('tell broken JSON from wrong fields', async () => {
    const send = (body: string) =>
      api.call('/desk/maintenance', { method: 'PUT', headers: staff, body });
    expect(await send('{"titleEn":')).toMatchObject({
      status: 400,
      body: { code: 'malformed_json' },
    });
    expect(await send('[]')).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        fields: { body: 'This is not the kind of value expected here.' },
      },
    });
    expect(await send('{}')).toMatchObject({
      status: 400,
      body: { fields: { titleEn: 'Please fill this in.', showButton1: 'Please fill this in.' } },
    });
  });

  it('refuse other content types with 415', async () => {
    const answer = await api.call('/desk/maintenance', {
      method: 'PUT',
      headers: { ...staff, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('refuse a body over the limit with 413, whether or not its length was announced', async () => {
    const body = JSON.stringify({ titleEn: 'x'.repeat(jsonBodyMaxBytes) });
    const announced = await api.call('/desk/maintenance', {
      method: 'PUT',
      headers: { ...staff, 'content-length': String(body.length) },
      body,
    });
    const streaming: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      headers: staff,
      body: new Blob([body]).stream(),
      duplex: 'half',
    };
    const streamed = await api.call('/desk/maintenance', streaming);
    expect(announced).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect(streamed).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });

  it.each([
    ['from nowhere known', {}, 400],
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }, 400],
    ['from a sister host', { 'sec-fetch-site': 'same-site' }, 400],
    ['from a foreign origin', { origin: 'https://evil.example' }, 400],
    ['with an opaque origin', { origin: 'null' }, 400],
    ['from our own pages', { 'sec-fetch-site': 'same-origin' }, 401],
    ['from our own origin in an older browser', { origin: 'https://site.example' }, 401],
  ])('refuse a change with a cookie %s: %o → %i', async (_case, headers, status) => {
    const answer = await api.call('/desk/notifications', {
      method: 'POST',
      headers: { cookie: '__Host-login_token=x', ...headers },
      body: '{}',
    });
    expect(answer.status).toBe(status);
  });

  it('never show what went wrong inside, and log it with the request id', async () => {
    const listNotifications = jest
      .spyOn(api.container.site, 'notifications')
      .mockRejectedValue(new Error('secret table is missing'));
    const answer = await api.call(
      '/site/notifications',
      { headers: { 'accept-language': 'zh-CN' } },
      { clientAddress: '203.0.113.7', requestId: 'r-500' },
    );
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: 'internal',
      msg: '系统出现问题，请再试一次。',
      message: '系统出现问题，请再试一次。',
      requestId: 'r-500',
    });
    expect(api.log).toContainEqual({
      level: 'error',
      message: 'API call failed',
      details: expect.objectContaining({
        requestId: 'r-500',
        err: expect.objectContaining({ message: 'secret table is missing' }),
      }),
    });
    listNotifications.mockRestore();
    expect((await api.call('/site/notifications')).status).toBe(200);
  });

  it('include an answer of our own that breaks the contract', async () => {
    const commonConfig = jest.spyOn(api.container.site, 'commonConfig').mockReturnValue({
      products: [],
      contactWaitSeconds: -1,
      logoutWaitSeconds: 1,
      uploadMaxMegabytes: 1,
      currencySymbol: 'HK$',
    });
    expect((await api.call('/site/config')).status).toBe(500);
    commonConfig.mockRestore();
  });
});

describe('Rate limits', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi('postgres', {
      RATE_LIMIT_READS_PER_MINUTE: '3',
      RATE_LIMIT_WRITES_PER_MINUTE: '2',
      RATE_LIMIT_DESK_FAILURES_PER_MINUTE: '2',
    });
  });
  afterEach(() => api.close());

  const note = { contentEn: 'x', contentHk: 'x', contentCn: 'x' };
  const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
    const found: number[] = [];
    for (let turn = 0; turn < times; turn += 1) found.push((await call()).status);
    return found;
  };

  it('stop one address that reads too often, and say when to come back', async () => {
    expect(await statuses(3, () => api.call('/site/navs'))).toEqual([200, 200, 200]);
    const stopped = await api.call('/site/navs', { headers: { 'accept-language': 'zh-HK' } });
    expect(stopped).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: '操作過於頻密，請稍候再試。' },
    });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await api.call('/site/navs', undefined, { clientAddress: '198.51.100.1' })).status,
    ).toBe(200);
    expect((await api.call('/site/navs', undefined, { isInternal: true })).status).toBe(200);
  });

  it.each([
    { what: 'that is kept', path: '/site/navs', limit: 3 },
    { what: 'that is not kept', path: '/evaluation/address/search?q=kornhill', limit: 3 },
    { what: 'that is computed', path: '/loan-cal/interestOnly', body: {}, limit: 3 },
    { what: 'of a customer', path: '/los/loans', limit: 3 },
    { what: 'of documents', path: '/los/documents', limit: 3 },
    { what: 'that changes something', path: '/campaign/steps', body: {}, limit: 2 },
    {
      what: 'of the desk with a wrong token',
      path: '/desk/content',
      headers: { authorization: 'Bearer wrong-0123456789-0123456789' },
      limit: 2,
    },
  ])(
    'count the addresses of one IPv6 subscriber together in a call $what, and those of two apart',
    async ({ path, body, headers, limit }) => {
      const init = body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : headers && { headers };
      const from = async (clientAddress: string) =>
        (await api.call(path, init, { clientAddress })).status;
      for (let turn = 1; turn <= limit; turn += 1)
        expect(await from(`2001:db8:1:2::${turn}`)).not.toBe(429);
      expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
      expect(await from('2001:db8:1:3::1')).not.toBe(429);
    },
  );

  it('stop guessing of tokens, but never the right token, which staff of the same network have', async () => {
    expect(
      await statuses(3, () =>
        api.desk('GET', '/content', { token: 'wrong-0123456789-0123456789' }),
      ),
    ).toEqual([401, 401, 429]);
    expect((await api.desk('GET', '/content')).status).toBe(200);
  });

  it('count changes of a member of staff across instances', async () => {
    const another = await startSecondApi(api);
    expect(await statuses(2, () => api.desk('POST', '/notifications', { body: note }))).toEqual([
      200, 200,
    ]);
    expect((await another.fetch('/notifications', note)).status).toBe(429);
    await another.close();
  });

  it('refuse when the count cannot be known', async () => {
    await api.testDatabase.database.pool.query('drop table rate_limit');
    expect(await api.desk('POST', '/notifications', { body: note })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect(
      (await api.desk('GET', '/content', { token: 'wrong-0123456789-0123456789' })).status,
    ).toBe(503);
    expect((await api.desk('GET', '/notifications')).text).not.toContain('"contentEn":"x"');
  });
});

async function startSecondApi(first: TestApi) {
  const { createContainer } = await import('@/backoffice/container');
  const { createApi } = await import('@/backoffice/app');
  const database = await first.testDatabase.openAnother();
  const container = await createContainer({
    env: first.testDatabase.env,
    log: {
      error: () => undefined,
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
    },
    database,
  });
  const api = createApi(container);
  return {
    fetch: async (path: string, body: object) =>
      api.fetch(
        new Request(`https://site.example/api/v1/desk${path}`, {
          method: 'POST',
          headers: staff,
          body: JSON.stringify(body),
        }),
        { clientAddress: '198.51.100.9' },
      ),
    close: () => container.close(),
  };
}
