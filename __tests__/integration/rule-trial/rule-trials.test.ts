import { ruleTrialEndpoints } from '@/contracts/content/rule-trial';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { contentClient } from '@test/support/content/content-client';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Rules tried before they are published on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const tryFinder = async (answers: Record<string, string>) =>
    ruleTrialEndpoints.deskTryFinder.response.parse(
      (await api.desk('POST', '/rule-trials/product-finder', { body: { answers } })).body,
    ).data;
  const answers = { need: 'buy', mortgage: 'none' };
  const reasons = { reasonEn: 'Everybody.', reasonHk: '人人。', reasonCn: '人人。' };

  it('count in the finder as soon as they are saved, and for visitors once they are published', async () => {
    const before = await tryFinder(answers);
    expect(before.drafts).toEqual([]);
    expect(before.drafted).toEqual(before.published);
    const [{ key, options } = { key: '', options: [] }] = before.published.questions;
    const value = options[0]?.value ?? '';
    const rule = contentClient(api, 'finder-rules/for-everybody');
    await rule.save({ when: [{ key, values: [value] }], product: 'rmb', score: 90, ...reasons });
    const after = await tryFinder({ [key]: value });
    expect(after.drafts).toEqual([
      {
        kind: 'finder-rules',
        id: 'for-everybody',
        titleEn: 'Everybody.',
        titleHk: '人人。',
        titleCn: '人人。',
        isCounted: true,
      },
    ]);
    const ofRule = ({ rules }: { rules: { id: string }[] }) =>
      rules.some(({ id }) => id === 'for-everybody');
    expect(after.drafted.scores.find(ofRule)).toMatchObject({ product: 'rmb' });
    expect(after.published.scores.find(ofRule)).toBeUndefined();
    await rule.publish(1);
    const published = await tryFinder({ [key]: value });
    expect(published.drafts).toEqual([]);
    expect(published.published).toEqual(after.drafted);
  });

  it('judge a case of the fast pass, whose figures must be in order', async () => {
    const body = {
      propertyKind: 'private',
      value: 5_000_000,
      isRough: false,
      amount: 2_000_000,
      tenorMonths: 180,
      employment: 'salaried',
      monthlyIncome: 100_000,
      monthlyDebt: 0,
    };
    const trial = (change: object = {}) =>
      api.desk('POST', '/rule-trials/indicative', { body: { ...body, ...change } });
    expect(dataOf(await trial()).published).toMatchObject({ result: 'within-range', rules: [] });
    await contentClient(api, 'indicative-rules/none-above-a-million').save({
      measure: 'amount',
      max: 1_000_000,
      result: 'outside-range',
      ...reasons,
    });
    const { published, drafted } = dataOf(await trial());
    expect(published.result).toBe('within-range');
    expect(drafted).toMatchObject({
      result: 'outside-range',
      maxAmount: 1_000_000,
      rules: [{ id: 'none-above-a-million', result: 'outside-range', ...reasons }],
    });
    expect(codeOf(await trial({ tenorMonths: 0 }))).toEqual([400, 'validation_failed']);
  });
});
