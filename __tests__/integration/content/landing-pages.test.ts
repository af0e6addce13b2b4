import { contentDeskEndpoints } from '@/contracts/content/content-desk';
import { pageEndpoints } from '@/contracts/site/page-endpoints';
import { codeOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { contentClient } from '@test/support/content/content-client';
import { landingBody } from '@test/support/content/landing-body';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Landing pages on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const listed = async () =>
    pageEndpoints.landingPages.response.parse((await api.call('/site/landing-pages')).body).data;

  it('are begun under a name that fits an address, shown once published, and gone once taken off', async () => {
    const wrong = contentClient(api, 'landing-pages/Spring_Rates');
    const refused = await wrong.act('PUT', '/draft', { ifMatch: 0, body: { body: landingBody } });
    expect(codeOf(refused)).toEqual([400, 'validation_failed']);
    expect(Object.keys(fieldsOf(refused))).toEqual(['id']);

    const page = contentClient(api, 'landing-pages/spring-rates');
    expect(await page.save(landingBody)).toMatchObject({ version: 1, problems: {} });
    expect(await listed()).toEqual([]);
    expect((await api.call('/site/landing-pages/spring-rates')).status).toBe(404);

    const link = await page.preview(1);
    const { addresses } = contentDeskEndpoints.deskPreviewContent.response.parse(link.body).data;
    expect(addresses.cn).toMatch(/^\/cn\/l\/spring-rates\?preview=/);

    expect((await page.publish(1)).status).toBe(200);
    expect(await listed()).toEqual([
      { slug: 'spring-rates', isIndexable: false, utmSource: 'leaflet', utmCampaign: 'spring' },
    ]);
    expect((await api.call('/site/landing-pages/spring-rates')).body).toMatchObject({
      _id: 'spring-rates',
      titleHk: landingBody.titleHk,
    });

    expect((await page.act('POST', '/withdrawal', { ifMatch: 1, body: {} })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await api.call('/site/landing-pages/spring-rates')).status).toBe(404);
  });

  it('leave their address to a redirect, and links to them are found', async () => {
    const page = contentClient(api, 'landing-pages/autumn');
    const [hero] = landingBody.blocks;
    const action = { labelEn: 'a', labelHk: 'b', labelCn: 'c', href: '/l/nowhere' };
    await page.save({ ...landingBody, blocks: [{ ...hero, actions: [action] }] });
    await page.publish(1);
    const redirect = contentClient(api, 'redirects/old-autumn');
    const early = await redirect.save({ from: '/l/autumn', to: '/faq' });
    expect(Object.keys(early.problems)).toEqual(['from']);
    expect(codeOf(await redirect.publish(1))).toEqual([400, 'validation_failed']);
    const links = contentDeskEndpoints.deskContentLinks.response.parse(
      (await api.desk('GET', '/content-links')).body,
    ).data;
    expect(links).toMatchObject([
      { kind: 'landing-pages', id: 'autumn', path: 'blocks.0.actions.0.href', href: '/l/nowhere' },
    ]);

    await page.act('POST', '/withdrawal', { ifMatch: 1, body: {} });
    expect((await redirect.publish(1)).status).toBe(200);
    expect((await api.call('/site/redirects')).body).toEqual({
      data: [{ from: '/l/autumn', to: '/faq' }],
    });
  });

  it('are not published without their head, with two, or with a campaign that is written otherwise', async () => {
    const page = contentClient(api, 'landing-pages/summer');
    const [hero, notice] = landingBody.blocks;
    const problemsOf = async (body: object, ifMatch: number) =>
      Object.keys((await page.save({ ...landingBody, ...body }, { ifMatch })).problems);
    expect(await problemsOf({ blocks: [notice, hero] }, 0)).toEqual(['blocks']);
    expect(await problemsOf({ blocks: [hero, hero] }, 1)).toEqual(['blocks']);
    expect(await problemsOf({ utmSource: 'Google Ads' }, 2)).toEqual(['utmSource']);
    expect(codeOf(await page.publish(3))).toEqual([400, 'validation_failed']);
  });
});
