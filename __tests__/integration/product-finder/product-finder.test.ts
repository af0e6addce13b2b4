import { ruleQuestionSchema, solutionSchema } from '@/contracts/product-finder';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { contentBody, publishContent } from '@test/support/content/publish-content';

const bridge = {
  purpose: 'bridge',
  behind: 'no',
  property: 'private',
  share: 'seventy',
  term: 'sale',
  income: 'salary',
};

describe.each(usualEngines)('The product finder on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const ask = (body: unknown, language = 'en') =>
    api.call('/product-rule', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
  const solve = async (answers: object) => {
    const { status, body } = await ask({ answers });
    expect(status).toBe(200);
    return solutionSchema.parse((body as { data: unknown }).data);
  };
  const audit = async () => (await api.desk('GET', '/audit?limit=1')).body;

  it('asks its questions in order, each with a reason', async () => {
    const { status, body } = await api.call('/product-finder');
    expect(status).toBe(200);
    const questions = (body as { questions: unknown[] }).questions.map((question) =>
      ruleQuestionSchema.parse(question),
    );
    expect(questions.map(({ key }) => key)).toEqual([
      'purpose',
      'behind',
      'property',
      'mortgage',
      'share',
      'term',
      'income',
      'currency',
      'speed',
    ]);
    expect(questions[0]).toMatchObject({
      titleHk: '你的資金用途是甚麼？',
      titleCn: '您的资金用途是什么？',
    });
  });

  it('answers with a product, its reasons and where to apply', async () => {
    const { recommended } = await solve(bridge);
    expect(recommended).toMatchObject({
      product: 'bridging',
      href: '/bridging-loan',
      applyHref: '/apply/first?product=bridging',
    });
    expect(recommended?.reasons[0]?.answers).toEqual([{ key: 'term', value: 'sale' }]);
  });

  it.each([
    {
      language: 'en',
      answers: { purpose: 'moon', behind: 'no' },
      field: 'answers.purpose',
      words: /^Please choose one of: buy, /,
    },
    {
      language: 'zh-HK',
      answers: { purpose: 'lower', behind: 'no', wish: 'x' },
      field: 'answers.wish',
      words: /^不接受此項：wish。$/,
    },
    {
      language: 'zh-CN',
      answers: { purpose: 'lower' },
      field: 'answers.behind',
      words: /^请填写此项。$/,
    },
  ])('refuses in $language and names the field', async ({ language, answers, field, words }) => {
    const { status, body } = await ask({ answers }, language);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      fields: { [field]: expect.stringMatching(words) },
    });
  });

  it.each([
    ['another field', { answers: bridge, name: 'x' }],
    ['no answers', {}],
    ['a list', { answers: ['x'] }],
    ['a bad key', { answers: { __proto__x: 'y' } }],
  ])('refuses a body with %s', async (_case, body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('follows a rule that staff change, add and remove, and the trail tells who', async () => {
    const changed = await contentBody(api, 'finder-rules/bridging-bridge');
    const sale = await contentBody(api, 'finder-rules/bridging-sale');
    expect([changed.score, sale.score]).toEqual([40, 50]);

    expect(
      (await publishContent(api, 'finder-rules/bridging-bridge', { ...changed, score: -100 }))
        .status,
    ).toBe(200);
    expect(await audit()).toMatchObject({
      data: [{ action: 'update', target: 'finder-rules:bridging-bridge' }],
    });
    expect((await solve(bridge)).recommended?.product).toBe('first');

    const added = {
      _id: 'sme-bridge',
      when: [{ key: 'purpose', values: ['bridge'] }],
      product: 'sme',
      score: 99,
      reasonEn: 'Because',
      reasonHk: '因為',
      reasonCn: '因为',
    };
    await publishContent(api, 'finder-rules/sme-bridge', added);
    expect((await solve(bridge)).recommended).toMatchObject({
      product: 'sme',
      reasons: [{ textEn: 'Because' }],
    });

    const withdrawal = '/content/finder-rules/sme-bridge/withdrawal';
    expect((await api.desk('POST', withdrawal, { ifMatch: 1, body: {} })).status).toBe(200);
    await publishContent(api, 'finder-rules/bridging-bridge', changed);
    expect((await solve(bridge)).recommended?.product).toBe('bridging');
  });

  it('asks what staff write, at once', async () => {
    const purpose = await contentBody(api, 'finder-questions/purpose');
    const edited = { ...purpose, titleEn: 'Why borrow?' };
    await publishContent(api, 'finder-questions/purpose', edited);
    expect((await api.call('/product-finder')).body).toMatchObject({
      questions: [
        { key: 'purpose', titleEn: 'Why borrow?' },
        ...Array.from({ length: 8 }, () => expect.anything()),
      ],
    });
    await publishContent(api, 'finder-questions/purpose', purpose);
  });

  it('refuses a rule with a score or product that there is not', async () => {
    const entry = {
      _id: 'x',
      when: [{ key: 'purpose', values: ['buy'] }],
      product: 'casino',
      score: 101,
      reasonEn: 'a',
      reasonHk: 'a',
      reasonCn: 'a',
    };
    const { status, body } = await publishContent(api, 'finder-rules/x', entry);
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields).sort()).toEqual(['product', 'score']);
  });
});
