import { pageSlugs } from '@/config/page-lookup';
import { contentDeskEndpoints } from '@/contracts/content/content-desk';
import { auditEndpoints } from '@/contracts/staff/audit';
import { codeOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { contentClient } from '@test/support/content/content-client';
import { benToken, usualEngines } from '@test/support/database/test-database';

const step = {
  titleEn: 'Address',
  titleHk: '地址',
  titleCn: '地址',
  bodyEn: 'Say where it is.',
  bodyHk: '物業在哪裏。',
  bodyCn: '房产在哪里。',
};

describe.each(usualEngines)('Versions of content on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const list = async (query: string) =>
    contentDeskEndpoints.deskContents.response.parse(
      (await api.desk('GET', `/content?${query}`)).body,
    );
  const steps = async () => (await api.call('/site/section-cards/online-valuation-steps')).text;

  it('are listed for every page and entry, in order and in parts', async () => {
    const pages = await list('kind=page&limit=200');
    expect(pages.data.map(({ id }) => id)).toEqual(pageSlugs);
    expect(pages.data[0]).toMatchObject({
      state: 'published',
      version: 0,
      published: 0,
      changedBy: null,
    });
    const first = await list('limit=2');
    const second = await list(`limit=2&cursor=${first.next}`);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(pageSlugs.slice(0, 4));
    expect(first.total).toBeGreaterThan(pageSlugs.length);
    expect((await list('text=EARLY REPAYMENT')).data.length).toBeGreaterThan(0);
    expect((await list('text=no such words anywhere')).data).toEqual([]);
  });

  it('begin with a draft that visitors do not see, and are undone by publishing an older one', async () => {
    const career = contentClient(api, 'page/career');
    const { body } = await career.read();
    const draft = await career.save({ ...body, titleEn: 'Join us' });
    expect(draft).toMatchObject({ version: 1, published: 0, state: 'changed' });
    expect((await api.call('/site/pages/career')).text).not.toContain('Join us');

    const link = await career.preview(1);
    const { addresses } = contentDeskEndpoints.deskPreviewContent.response.parse(link.body).data;
    const [path = '', token = ''] = addresses.hk.split('?preview=');
    expect(path).toBe('/hk/career');
    const found = await api.container.content.previews.find(token);
    expect(found).toMatchObject({ path: '/career', version: 1, body: { titleEn: 'Join us' } });
    expect(await api.container.content.previews.find(`${token}A`)).toBeNull();
    // No call of the site takes a link.
    expect((await api.call(`/site/pages/career?preview=${token}`)).text).not.toContain('Join us');
    expect(codeOf(await career.preview(7))).toEqual([404, 'not_found']);

    const touched: string[][] = [];
    const stop = api.container.contentFeed.onChange((change) => void touched.push(change.touched));
    expect((await career.publish(1)).status).toBe(200);
    expect(touched).toEqual([['page:career']]);
    stop();
    expect((await api.call('/site/pages/career')).body).toMatchObject({ titleEn: 'Join us' });
    expect(await career.read()).toMatchObject({ version: 1, published: 1, state: 'published' });

    await career.publish(0, { ifMatch: 1, token: benToken });
    expect((await api.call('/site/pages/career')).body).toEqual(body);
    const undone = await career.read();
    expect(undone).toMatchObject({ version: 0, published: 0, state: 'published', body });
    expect(undone.versions).toMatchObject([
      { version: 1, by: 'amy', publishedBy: 'amy' },
      { version: 0, by: null, publishedBy: 'ben' },
    ]);
    const trail = await api.desk('GET', '/audit?target=page:career');
    expect(auditEndpoints.deskAudit.response.parse(trail.body).data).toMatchObject([
      {
        staff: 'ben',
        before: { body: { titleEn: 'Join us' } },
        after: { body: { titleEn: body.titleEn } },
      },
      { staff: 'amy', after: { body: { titleEn: 'Join us' } } },
    ]);
  });

  it('are refused 412 with what was done meanwhile, and keep what both wrote', async () => {
    const page = contentClient(api, 'page/case1');
    const { body } = await page.read();
    await page.save({ ...body, titleEn: 'By Amy' });
    const late = await page.act('PUT', '/draft', {
      ifMatch: 0,
      token: benToken,
      body: { body: { ...body, titleEn: 'By Ben' } },
    });
    expect(late).toMatchObject({
      status: 412,
      body: { changed: { version: 1, changes: [{ what: 'saved', by: 'amy' }] } },
    });
    const ben = await page.save({ ...body, titleEn: 'By Ben' }, { ifMatch: 1, token: benToken });
    expect(ben.version).toBe(2);
    // Amy publishes what she has on the screen, which is no longer the draft.
    expect(codeOf(await page.publish(1))).toEqual([412, 'changed_meanwhile']);
    expect((await api.call('/site/pages/case1')).text).not.toContain('By ');
    expect((await page.publish(2)).status).toBe(200);
    expect((await api.call('/site/pages/case1')).body).toMatchObject({ titleEn: 'By Ben' });
    const difference = await page.act('GET', '/difference?from=1&to=2');
    expect(difference.body).toEqual({
      data: [{ path: 'titleEn', kind: 'changed', before: 'By Amy', after: 'By Ben' }],
    });
    expect((await page.act('GET', '/versions/1')).body).toMatchObject({
      data: { by: 'amy', body: { titleEn: 'By Amy' } },
    });
    expect((await page.act('PUT', '/draft', { body: { body } })).status).toBe(400);
  });

  it('may lack anything until they are published, and then say what', async () => {
    const page = contentClient(api, 'page/privacy');
    const { body } = await page.read();
    const draft = await page.save({
      ...body,
      titleCn: '',
      descriptionEn: 'Answered in {promise.nothing}.',
      blocks: [
        { type: 'faqList', headingEn: 'x', headingHk: '貸款问题', headingCn: '问题' },
        {
          type: 'prose',
          bodyEn: '<p onclick="x()">a</p><script>x</script>',
          bodyHk: 'b',
          bodyCn: 'c',
        },
      ],
    });
    const refused = await page.publish(1);
    expect(codeOf(refused)).toEqual([400, 'validation_failed']);
    expect(fieldsOf(refused)).toEqual({
      titleCn: 'Please fill this in.',
      descriptionEn:
        'Nothing stands for this token: {promise.nothing}. Please choose one from the list.',
    });
    expect(draft.problems).toEqual(fieldsOf(refused));
    expect(draft).toMatchObject({
      languages: { en: 'complete', hk: 'older', cn: 'missing' },
      warnings: [{ path: 'blocks.0.headingHk', kind: 'script', found: '问' }],
      body: { blocks: [{}, { bodyEn: '<p>a</p>' }] },
    });
    expect((await api.call('/site/pages/privacy')).body).toEqual(body);
    expect((await list('language=cn&state=changed')).data).toMatchObject([{ id: 'privacy' }]);
  });

  it('mark a language as older until it is written anew or said to be right', async () => {
    const page = contentClient(api, 'page/case2');
    const { body } = await page.read();
    const older = await page.save({ ...body, titleEn: 'Another title' });
    expect(older.older).toEqual({ en: [], hk: [body.titleHk], cn: [body.titleCn] });
    const one = await page.save({ ...older.body, titleHk: '新標題' }, { ifMatch: 1 });
    expect(one.older).toMatchObject({ hk: [], cn: [body.titleCn] });
    const both = await page.save(one.body, { ifMatch: 2, upToDate: [String(body.titleCn)] });
    expect(both.languages.cn).toBe('complete');
  });

  it('are those of entries, too, which come last, move, and go without losing their versions', async () => {
    const entry = contentClient(api, 'online-valuation-steps/where');
    expect(await entry.save(step)).toMatchObject({
      state: 'unpublished',
      published: null,
      position: null,
    });
    await entry.publish(1);
    expect(await steps()).toMatch(/"_id":"where"[^[]*\]\}$/);
    await entry.save(step, { ifMatch: 1, position: 0 });
    await entry.publish(2);
    expect(await steps()).toMatch(/^\{"data":\[\{"_id":"where"/);
    expect((await entry.act('POST', '/withdrawal', { ifMatch: 2, body: {} })).status).toBe(200);
    expect(await steps()).not.toContain('"where"');
    expect(await entry.read()).toMatchObject({ state: 'unpublished', versions: [{}, {}] });
    expect(codeOf(await entry.act('POST', '/withdrawal', { ifMatch: 2, body: {} }))).toEqual([
      409,
      'conflict',
    ]);
    await entry.publish(2);
    expect(await steps()).toContain('where');
    const home = contentClient(api, 'page/home');
    expect((await home.act('POST', '/withdrawal', { ifMatch: 0, body: {} })).status).toBe(409);
  });

  it('belong to documents that exist', async () => {
    for (const document of ['page/nowhere', 'faqs/none'])
      expect((await api.desk('GET', `/content/${document}`)).status).toBe(404);
    expect((await api.desk('GET', '/content/customers/1')).status).toBe(404);
    const nowhere = contentClient(api, 'page/nowhere');
    expect((await nowhere.act('PUT', '/draft', { ifMatch: 0, body: { body: {} } })).status).toBe(
      404,
    );
    expect((await contentClient(api, 'page/faq').publish(7, { ifMatch: 0 })).status).toBe(404);
  });

  it('say who else has the document open', async () => {
    const faq = contentClient(api, 'page/faq');
    const edit = async (token?: string) =>
      (await faq.act('PUT', '/editing', { body: {}, ...(token ? { token } : {}) })).body;
    expect(await edit()).toEqual({ data: [] });
    expect(await edit(benToken)).toMatchObject({ data: [{ by: 'amy' }] });
    api.setNow('2026-11-17T01:00:00Z');
    expect(await edit(benToken)).toEqual({ data: [] });
  });
});
