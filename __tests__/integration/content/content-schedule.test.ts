import { codeOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { contentClient } from '@test/support/content/content-client';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Schedules of content on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const at = async (instant: string) => {
    api.setNow(instant);
    await api.container.content.publications.publishDue();
  };
  const titleOf = async (slug: string): Promise<unknown> =>
    Object((await api.call(`/site/pages/${slug}`)).body).titleEn;

  it('show a version from one moment to another, and then what was there before', async () => {
    const page = contentClient(api, 'page/career');
    const { body } = await page.read();
    await page.save({ ...body, titleEn: 'This week' });
    const times = { from: '2026-12-01T01:00:00.000Z', until: '2026-12-08T01:00:00.000Z' };
    expect((await page.schedule(1, times)).status).toBe(200);
    expect(await page.read()).toMatchObject({
      state: 'scheduled',
      schedule: { ...times, by: 'amy' },
    });
    await at('2026-12-01T00:59:59.999Z');
    expect(await titleOf('career')).toBe(body.titleEn);
    await at('2026-12-01T01:00:00.000Z');
    expect(await titleOf('career')).toBe('This week');
    // An unfinished draft goes on meanwhile.
    await page.save({ ...body, titleEn: 'Later' }, { ifMatch: 1 });
    await at('2026-12-08T01:00:00.000Z');
    expect(await titleOf('career')).toBe(body.titleEn);
    expect(await page.read()).toMatchObject({ version: 2, published: 0, schedule: null });
    const trail = (await api.desk('GET', '/audit?target=content-schedule')).text;
    expect(trail).toContain(times.from);
  });

  it('take an entry off the site that was not there before', async () => {
    const link = contentClient(api, 'private-links/winter');
    await link.save({
      titleEn: 'Winter',
      titleHk: '冬季',
      titleCn: '冬季',
      bodyEn: 'Our winter offer.',
      bodyHk: '冬季優惠。',
      bodyCn: '冬季优惠。',
      href: '/faq',
      icon: 'key',
    });
    await link.schedule(1, { from: '2026-12-10T00:00:00Z', until: '2026-12-11T00:00:00Z' });
    const isShown = async () => (await api.call('/site/private-links')).text.includes('Winter');
    await at('2026-12-10T00:00:00Z');
    expect(await isShown()).toBe(true);
    await at('2026-12-11T00:00:00Z');
    expect(await isShown()).toBe(false);
  });

  it('leave alone what was published meanwhile, and can be taken back', async () => {
    const page = contentClient(api, 'page/case1');
    const { body } = await page.read();
    await page.save({ ...body, titleEn: 'Planned' });
    await page.schedule(1, { from: '2026-12-12T00:00:00Z', until: '2026-12-14T00:00:00Z' });
    await at('2026-12-12T00:00:00Z');
    await page.save({ ...body, titleEn: 'Corrected' }, { ifMatch: 1 });
    await page.publish(2);
    await at('2026-12-14T00:00:00Z');
    expect(await titleOf('case1')).toBe('Corrected');
    await page.schedule(2, { from: '2026-12-20T00:00:00Z', until: null });
    expect((await page.act('DELETE', '/schedule', { ifMatch: 2 })).status).toBe(200);
    expect(codeOf(await page.act('DELETE', '/schedule', { ifMatch: 2 }))).toEqual([
      409,
      'conflict',
    ]);
  });

  it('are refused for what cannot be published, and dropped where that shows only then', async () => {
    const page = contentClient(api, 'page/case2');
    const { body } = await page.read();
    await page.save({ ...body, titleEn: '' });
    const from = '2026-12-30T00:00:00Z';
    expect((await page.schedule(1, { from, until: null })).status).toBe(400);
    expect((await page.schedule(0, { from, until: from })).status).toBe(400);
    await page.save(body, { ifMatch: 1 });
    await page.schedule(2, { from, until: null });
    await api.testDatabase.database.pool.query(
      `update content_revision set body = '{}' where kind = 'page' and id = 'case2' and number = 2`,
    );
    await at(from);
    expect(api.log.map(({ message }) => message)).toContain('A schedule cannot be kept');
    expect(await titleOf('case2')).toBe(body.titleEn);
    expect((await page.read()).schedule).toBeNull();
  });
});
