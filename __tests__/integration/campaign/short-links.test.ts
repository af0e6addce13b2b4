import { shortLinkEndpoints } from '@/contracts/campaign/short-link';
import { codeOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { shortLinkRequest } from '@test/support/campaign/short-links';
import { testNow, usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Short links on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const make = (body: object) => api.desk('POST', '/short-links', { body });
  const list = async (query: string) =>
    shortLinkEndpoints.deskShortLinks.response.parse(
      (await api.desk('GET', `/short-links?${query}`)).body,
    );

  it('are made, found, counted and ended', async () => {
    const spring = shortLinkRequest({ code: 'spring', name: '100% Poster_A' });
    expect((await make(spring)).status).toBe(200);
    expect((await make(shortLinkRequest({ code: 'summer', campaign: 'summer' }))).status).toBe(200);
    const taken = await make(spring);
    expect(codeOf(taken)).toEqual([400, 'validation_failed']);
    expect(Object.keys(fieldsOf(taken))).toEqual(['code']);
    expect(Object.keys(fieldsOf(await make({ ...spring, source: 'Google Ads' })))).toEqual([
      'source',
    ]);

    const { shortLinks } = api.container.campaigns;
    const at = testNow;
    const click = { code: 'spring', at };
    await shortLinks.countClicks([click, click]);
    await shortLinks.countClicks([click, { ...click, code: 'summer' }]);

    expect((await list('text=MONG')).data.map(({ code }) => code)).toEqual(['summer']);
    const found = await list('text=0%25 poster_');
    expect(found).toMatchObject({ total: 1, data: [{ code: 'spring', clicks: 3 }] });
    const first = await list('limit=1');
    expect(first.total).toBe(2);
    const second = await list(`limit=1&cursor=${first.next}`);
    expect(second.next).toBeNull();
    expect([...first.data, ...second.data].map(({ code }) => code).toSorted()).toEqual([
      'spring',
      'summer',
    ]);

    const change = { name: 'Old poster', expiresAt: at.toISOString() };
    expect((await api.desk('PUT', '/short-links/spring', { body: change })).status).toBe(200);
    expect((await list('state=ended')).data.map(({ name }) => name)).toEqual(['Old poster']);
    expect((await list('state=live')).data.map(({ code }) => code)).toEqual(['summer']);
    expect(await shortLinks.follow('spring')).toBe('ended');
    const { data } = shortLinkEndpoints.deskShortLink.response.parse(
      (await api.desk('GET', '/short-links/spring')).body,
    );
    expect(data).toMatchObject({ clicks: 3, days: [{ clicks: 3 }] });
  });
});
