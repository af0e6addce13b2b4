import { deskEndpoints } from '@/contracts/desk';
import { auditEndpoints } from '@/contracts/staff/audit';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { benToken, usualEngines } from '@test/support/database/test-database';

const notification = (text: string, more: object = {}) => ({
  contentEn: text,
  contentHk: text,
  contentCn: text,
  ...more,
});

describe.each(usualEngines)('The desk on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const audit = async (limit = 1) =>
    auditEndpoints.deskAudit.response.parse((await api.desk('GET', `/audit?limit=${limit}`)).body)
      .data;
  const idOf = (body: unknown) => deskEndpoints.deskCreateNotification.response.parse(body)._id;

  describe('admits staff only', () => {
    it.each([
      ['no token', {}],
      ['a wrong token', { authorization: 'Bearer wrong-0123456789-0123456789' }],
      ['the start of a right token', { authorization: 'Bearer amy-0123456789' }],
      ['another scheme', { authorization: 'Basic YW15OmFteQ==' }],
    ])('and answers %s with the same 401', async (_case, headers) => {
      const answer = await api.call(
        '/desk/content',
        { headers: { ...headers } },
        { clientAddress: '203.0.113.7', requestId: 'same' },
      );
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        code: 'unauthorised',
        msg: 'Please sign in first.',
        message: 'Please sign in first.',
        requestId: 'same',
      });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    });

    it('before it looks at what was sent', async () => {
      const answer = await api.call('/desk/maintenance', { method: 'PUT', body: '{' });
      expect(answer.status).toBe(401);
    });

    it('and never lets their answers be kept', async () => {
      const answer = await api.desk('GET', '/content');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
    });
  });

  it('switches maintenance on for the next visitor', async () => {
    const notice = deskEndpoints.deskMaintenance.response.parse(
      (await api.desk('GET', '/maintenance')).body,
    );
    await api.call('/site/pages/maintenance');
    await api.desk('PUT', '/maintenance', {
      body: { ...notice, contentHk: '<p>維修</p><style>*{}</style>', showButton1: true },
      ifMatch: notice.version,
    });
    const shown = await api.call('/site/pages/maintenance', {
      headers: { 'accept-language': 'zh-HK' },
    });
    expect(shown.body).toMatchObject({ showButton1: true, content: '<p>維修</p>' });
    await api.desk('PUT', '/maintenance', { body: notice, ifMatch: notice.version + 1 });
  });

  describe('keeps an audit trail', () => {
    it('of who changed what, with what was there before', async () => {
      api.setNow('2026-11-17T01:02:03.004Z');
      const { version, ...before } = deskEndpoints.deskMaintenance.response.parse(
        (await api.desk('GET', '/maintenance')).body,
      );
      const after = { ...before, titleEn: 'Brief pause' };
      await api.desk('PUT', '/maintenance', { body: after, ifMatch: version, token: benToken });
      expect(await audit()).toEqual([
        {
          id: expect.any(Number),
          at: '2026-11-17T01:02:03.004Z',
          staff: 'ben',
          roles: [],
          action: 'update',
          target: 'maintenance',
          before,
          after,
        },
      ]);
    });

    it('of what was created and removed', async () => {
      const id = idOf(
        (await api.desk('POST', '/notifications', { body: notification('Short') })).body,
      );
      await api.desk('DELETE', `/notifications/${id}`);
      expect(await audit(2)).toMatchObject([
        {
          action: 'remove',
          target: `notification:${id}`,
          staff: 'amy',
          after: null,
          before: { contentEn: 'Short' },
        },
        {
          action: 'create',
          target: `notification:${id}`,
          staff: 'amy',
          before: null,
          after: { contentEn: 'Short' },
        },
      ]);
    });

    it('in which a refused change leaves no row', async () => {
      const last = await audit();
      await api.desk('PUT', '/maintenance', { body: { titleEn: 'half' }, ifMatch: 0 });
      await api.desk('DELETE', '/notifications/none');
      expect(await audit()).toEqual(last);
    });
  });

  it('says what the lender has still to set, as the terminal does', async () => {
    const { body } = await api.desk('GET', '/unset-settings');
    const { data } = deskEndpoints.deskUnsetSettings.response.parse(body);
    expect(data.environment).toContain('PAYMENT_PAYEE');
    expect(data.brand).toContain('servicePhone');
  });

  it('numbers changes made at the same time without a gap', async () => {
    const versions: number[] = [];
    const stop = api.container.contentFeed.onChange((change) => void versions.push(change.version));
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        api.desk('POST', '/notifications', { body: notification(`At once ${index}`) }),
      ),
    );
    const [first = 0] = versions;
    expect(versions).toEqual(Array.from({ length: 8 }, (_, index) => first + index));
    stop();
  });
});
