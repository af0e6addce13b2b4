import { pageTestEndpoints } from '@/contracts/campaign/page-test';
import type { PageTestVariant } from '@/contracts/campaign/page-test-choices';
import { codeOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { pageTestRequest, publishTestedPage } from '@test/support/campaign/page-tests';
import { testNow, usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Tests of pages on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const start = (body: object) => api.desk('POST', '/page-tests', { body });
  const details = ({ body }: { body: unknown }) =>
    pageTestEndpoints.deskPageTest.response.parse(body).data;
  const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';

  it('are begun with versions of the content studio, counted and ended by publishing one', async () => {
    await publishTestedPage(api, 'spring-test');
    const contents = pageTestEndpoints.deskTestableContents.response.parse(
      (await api.desk('GET', '/page-tests/contents')).body,
    ).data;
    expect(contents).toMatchObject([
      { id: 'spring-test', path: '/l/spring-test', published: 1, versions: [{ version: 2 }] },
    ]);
    const test = details(await start(pageTestRequest('spring-test', { goal: 'calculator' })));
    const again = await start(pageTestRequest('spring-test'));
    expect(codeOf(again)).toEqual([400, 'validation_failed']);
    expect(Object.keys(fieldsOf(again))).toEqual(['contentId']);

    const { campaigns } = api.container;
    const [running] = await campaigns.pageTests.listRunning();
    expect(running).toMatchObject({
      id: test.id,
      contents: { b: { body: { _id: 'spring-test' }, version: 2, isVariant: true } },
    });

    const see = (visitor: string, variant: PageTestVariant, id = test.id) =>
      campaigns.noteSeen({ at: testNow, visitor, test: id, variant });
    const address = (number: number): string => `203.0.113.${number}`;
    const reach = (number: number, cookie: string) =>
      campaigns.noteAnswered(
        'calculate',
        { request: {}, answer: {} },
        {
          clientAddress: address(number),
          headers: new Headers({ 'user-agent': browser, cookie }),
          isInternal: false,
          locale: 'en',
        },
      );
    for (const number of [1, 1, 2]) see(`${address(number)}\n${browser}`, 'a');
    for (const number of [3, 4, 5]) see(`${address(number)}\n${browser}`, 'b');
    see(`${address(6)}\n${browser}`, 'b', 'zzzzzz');
    await campaigns.flush();
    // Seen again, and reached twice: once each.
    see(`${address(3)}\n${browser}`, 'b');
    for (const number of [3, 3, 4]) reach(number, `test_${test.id}=b`);
    reach(1, `test_${test.id}=a`);
    // Nobody saw these: a cookie of a day before, another variant than was seen, and a test that is none.
    reach(7, `test_${test.id}=b`);
    reach(2, `test_${test.id}=b`);
    reach(5, 'test_zzzzzz=b');
    await campaigns.flush();
    const counted = details(await api.desk('GET', `/page-tests/${test.id}`));
    expect(counted.results).toMatchObject([
      { variant: 'a', version: 1, seen: 2, reached: 1, percent: 50, difference: null },
      { variant: 'b', version: 2, seen: 3, reached: 2, percent: 66.67 },
    ]);
    expect(counted.advice.kind).toBe('early');

    const ended = await api.desk('POST', `/page-tests/${test.id}/end`, { body: { chosen: 'b' } });
    expect(details(ended)).toMatchObject({ state: 'ended', chosen: 'b' });
    expect((await api.call('/site/landing-pages/spring-test')).body).toMatchObject({
      blocks: [{ headingEn: 'Lower rates this spring' }, {}],
    });
    expect(await campaigns.pageTests.listRunning()).toEqual([]);
    const { data, total } = pageTestEndpoints.deskPageTests.response.parse(
      (await api.desk('GET', '/page-tests')).body,
    );
    expect([data.map(({ id }) => id), total]).toEqual([[test.id], 1]);
  });
});
