import { pageSlugs } from '@/config/page-lookup';
import { deskEndpoints } from '@/contracts/desk';
import { auditEndpoints } from '@/contracts/staff/audit';
import { errorBodySchema } from '@/contracts/errors';
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
        '/desk/pages',
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
      const answer = await api.desk('GET', '/pages');
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
    });
    const shown = await api.call('/site/pages/maintenance', {
      headers: { 'accept-language': 'zh-HK' },
    });
    expect(shown.body).toMatchObject({ showButton1: true, content: '<p>維修</p>' });
    await api.desk('PUT', '/maintenance', { body: notice });
  });

  describe('pages', () => {
    it('are listed with their titles', async () => {
      const { data } = deskEndpoints.deskPages.response.parse(
        (await api.desk('GET', '/pages')).body,
      );
      expect(data[0]).toMatchObject({ slug: 'home' });
      expect(data.map(({ slug }) => slug)).toEqual(pageSlugs);
    });

    it('are replaced, with the HTML of prose sanitised and plain text left alone', async () => {
      const page = deskEndpoints.deskPage.response.parse(
        (await api.desk('GET', '/pages/about-us')).body,
      );
      await api.call('/site/pages/about-us');
      const prose = {
        type: 'prose',
        bodyEn:
          '<p onmouseover="x">Rates < 10% & more</p><iframe src="https://x.example"></iframe>',
        bodyHk: '<p>內容</p>',
        bodyCn: '<p>内容</p>',
      };
      const answer = await api.desk('PUT', '/pages/about-us', {
        body: { ...page, titleEn: 'Rates < 10%', blocks: [prose] },
      });
      expect(answer.status).toBe(200);
      expect((await api.call('/site/pages/about-us')).body).toMatchObject({
        titleEn: 'Rates < 10%',
        blocks: [{ type: 'prose', bodyEn: '<p>Rates &lt; 10% &amp; more</p>' }],
      });
    });

    it.each(['nowhere', 'x'.repeat(65), '-'])(
      'are neither read nor written under a slug that no page has: %.20s',
      async (slug) => {
        const page = deskEndpoints.deskPage.response.parse(
          (await api.desk('GET', '/pages/faq')).body,
        );
        const answers = [
          await api.desk('GET', `/pages/${slug}`),
          await api.desk('PUT', `/pages/${slug}`, { body: { ...page, slug: 'nowhere' } }),
          await api.desk('PUT', `/pages/${slug}`, { body: page }),
          await api.call(`/site/pages/${slug}`),
        ];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
        expect(answers.map(({ body }) => errorBodySchema.parse(body).code)).toEqual(
          Array(4).fill('not_found'),
        );
      },
    );

    it('must keep their slug, and say which field is wrong', async () => {
      const page = deskEndpoints.deskPage.response.parse(
        (await api.desk('GET', '/pages/privacy')).body,
      );
      const other = await api.desk('PUT', '/pages/faq', { body: page });
      const broken = await api.desk('PUT', '/pages/privacy', {
        body: {
          ...page,
          titleCn: '',
          blocks: [{ type: 'faqList', headingEn: 'x', headingHk: 'x' }],
        },
      });
      expect(other.body).toMatchObject({
        code: 'validation_failed',
        fields: { slug: 'This must be the same as in the address: faq.' },
      });
      expect(broken.body).toMatchObject({
        fields: { titleCn: 'Please fill this in.', 'blocks.0.headingCn': 'Please fill this in.' },
      });
      expect((await api.call('/site/pages/privacy')).body).toEqual(page);
    });
  });

  describe('lists', () => {
    const faq = {
      category: 'property',
      questionEn: 'Q',
      questionHk: '問',
      questionCn: '问',
      answerEn: 'A',
      answerHk: '答',
      answerCn: '答',
    };

    it('take a new entry at the end, keep its place when it is replaced, and let it go', async () => {
      await api.desk('PUT', '/collections/faqs/new-one', { body: { entry: faq } });
      await api.desk('PUT', '/collections/faqs/newer', { body: { entry: faq } });
      await api.desk('PUT', '/collections/faqs/new-one', {
        body: { entry: { ...faq, questionEn: 'Changed' } },
      });
      const ids = async () =>
        deskEndpoints.deskEntries.response
          .parse((await api.desk('GET', '/collections/faqs')).body)
          .data.map(({ entry }) => entry._id);
      expect((await ids()).slice(-2)).toEqual(['new-one', 'newer']);
      expect((await api.call('/site/faqs')).text).toContain('"questionEn":"Changed"');
      await api.desk('DELETE', '/collections/faqs/newer');
      expect((await ids()).slice(-1)).toEqual(['new-one']);
    });

    it('refuse an entry that the contract does not know', async () => {
      const answer = await api.desk('PUT', '/collections/faqs/bad', {
        body: { entry: { ...faq, category: 'weather', answerEn: 7 } },
      });
      expect(answer.body).toMatchObject({
        code: 'validation_failed',
        fields: {
          'entry.category': expect.stringContaining('property'),
          'entry.answerEn': 'This is not the kind of value expected here.',
        },
      });
    });

    it('that do not exist answer 404', async () => {
      expect((await api.desk('GET', '/collections/customers')).status).toBe(404);
      expect((await api.desk('DELETE', '/collections/faqs/none')).status).toBe(404);
    });
  });

  describe('keeps an audit trail', () => {
    it('of who changed what, with what was there before', async () => {
      api.setNow('2026-11-17T01:02:03.004Z');
      const before = (await api.desk('GET', '/maintenance')).body;
      const after = { ...Object(before), titleEn: 'Brief pause' };
      await api.desk('PUT', '/maintenance', { body: after, token: benToken });
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
      await api.desk('PUT', '/maintenance', { body: { titleEn: 'half' } });
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

  it('tells listeners what a change touched before it answers', async () => {
    const touched: string[][] = [];
    const stop = api.container.contentFeed.onChange((change) => void touched.push(change.touched));
    const page = (await api.desk('GET', '/pages/career')).body;
    await api.desk('PUT', '/pages/career', { body: page });
    expect(touched).toEqual([['page:career']]);
    await api.desk('POST', '/notifications', { body: notification('Hello') });
    expect(touched).toEqual([['page:career'], ['site']]);
    stop();
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
