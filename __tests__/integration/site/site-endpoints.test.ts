import { pageSlugs } from '@/config/page-lookup';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints } from '@/contracts/endpoints';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { publishContent } from '@test/support/content/publish-content';

// Landing pages are made by staff, none is delivered.
const siteReads = Object.entries<EndpointDefinition>(endpoints).filter(
  ([key, { method, path }]) =>
    method === 'GET' &&
    key !== 'landingPage' &&
    (path.startsWith('/api/v1/site/') || key === 'calculatorConfig'),
);
const paths: Record<string, string> = {
  page: '/site/pages/home',
  sectionTools: '/site/section-tools/usefull-tools',
};

describe.each(usualEngines)('The site endpoints on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  it.each(siteReads)('answer %s as the contract says', async (key, definition) => {
    const path = paths[key] ?? definition.path.replace('/api/v1', '');
    const answer = await api.call(path);
    expect(answer.status).toBe(200);
    expect(definition.response.parse(answer.body)).toEqual(answer.body);
  });

  it.each(pageSlugs)('answer the page %s', async (slug) => {
    const answer = await api.call(`/site/pages/${slug}`);
    expect(answer.body).toMatchObject({ slug });
  });

  it('answer both lists of section tools, each its own', async () => {
    const [tools, advantages] = await Promise.all([
      api.call('/site/section-tools/usefull-tools'),
      api.call('/site/section-tools/adv-shkc'),
    ]);
    expect(tools.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ _id: 'calculator' })]),
    });
    expect(advantages.text).not.toContain('"calculator"');
  });

  it('keep the lists in the order in which they were written', async () => {
    const { navs } = await import('@/copy/collections/navs');
    const answer = await api.call('/site/navs');
    expect(answer.body).toMatchObject({ data: navs.map(({ _id }) => ({ _id })) });
  });

  it.each([
    ['en', 'The website is under maintenance'],
    ['zh-HK', '網站維護中'],
    ['zh-CN', '网站维护中'],
    ['fr', 'The website is under maintenance'],
  ])(
    'give the plain maintenance title in the language of Accept-Language: %s',
    async (language, title) => {
      const answer = await api.call('/site/pages/maintenance', {
        headers: { 'accept-language': language },
      });
      expect(answer.body).toMatchObject({
        title,
        showButton1: false,
        titleEn: 'The website is under maintenance',
      });
    },
  );

  it('answer 304 to a reader who has the current answer, and to HEAD without a body', async () => {
    const first = await api.call('/site/faqs');
    const etag = first.headers.get('etag') ?? '';
    const again = await api.call('/site/faqs', { headers: { 'if-none-match': etag } });
    const head = await api.call('/site/faqs', { method: 'HEAD' });
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(head).toMatchObject({ status: 200, text: '' });
  });

  it('send headers that keep answers from being sniffed, framed or kept unchecked', async () => {
    const { headers } = await api.call('/site/navs', undefined, {
      clientAddress: '203.0.113.7',
      requestId: 'request-1',
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': 'request-1',
      vary: 'Accept-Language',
    });
  });

  it('hide a position once its closing date has passed in Hong Kong', async () => {
    const job = { ...(await firstJob(api)), _id: 'closing', validThrough: '2026-12-01' };
    await publishContent(api, 'jobs/closing', job);
    api.setNow('2026-12-01T15:59:00Z');
    expect((await api.call('/site/jobs')).text).toContain('"closing"');
    api.setNow('2026-12-01T16:01:00Z');
    await publishContent(api, 'jobs/closing', job);
    expect((await api.call('/site/jobs')).text).not.toContain('"closing"');
  });
});

async function firstJob(api: TestApi): Promise<object> {
  return endpoints.jobs.response.parse((await api.call('/site/jobs')).body).data[0] ?? {};
}
