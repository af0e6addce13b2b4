import { products } from '@/copy/collections/products';
import type { FinderQuestion, SolutionRule } from '@/contracts/product-finder';
import { createProductFinderService } from '@/backoffice/domains/product-finder/product-finder.service';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';

const question = (
  _id: string,
  values: string[],
  dependsOn: FinderQuestion['dependsOn'] = [],
): FinderQuestion => ({
  _id,
  dependsOn,
  titleEn: _id,
  titleHk: _id,
  titleCn: _id,
  whyEn: 'w',
  whyHk: 'w',
  whyCn: 'w',
  options: values.map((value) => ({ value, labelEn: value, labelHk: value, labelCn: value })),
});
const rule = (product: SolutionRule['product'], key: string, value: string): SolutionRule => ({
  _id: `${product}-${key}`,
  product,
  score: 10,
  when: [{ key, values: [value] }],
  reasonEn: 'en',
  reasonHk: 'hk',
  reasonCn: 'cn',
});

const lists: Record<string, object[]> = {
  'finder-questions': [
    question('owner', ['yes', 'no']),
    question('mortgage', ['keep', 'none'], [{ key: 'owner', values: ['yes'] }]),
  ],
  'finder-rules': [rule('first', 'owner', 'no'), rule('second', 'mortgage', 'keep')],
};
const finder = createProductFinderService({
  repository: {
    listEntries: (async (collection: string) =>
      (lists[collection] ?? []).map((entry, position) => ({
        position,
        entry,
      }))) as SiteRepository['listEntries'],
  },
  products: () => products,
});

describe('The product finder', () => {
  it('asks the questions of the desk in their order', async () => {
    expect((await finder.questions()).map(({ key, options }) => [key, options.length])).toEqual([
      ['owner', 2],
      ['mortgage', 2],
    ]);
  });

  it('recommends by the rules of the desk', async () => {
    const { recommended } = await finder.applyRule({ owner: 'yes', mortgage: 'keep' });
    expect(recommended?.product).toBe('second');
  });

  it('counts no answer to a question that is not shown', async () => {
    const { recommended, alternatives } = await finder.applyRule({ owner: 'no', mortgage: 'keep' });
    expect([recommended?.product, alternatives]).toEqual(['first', []]);
  });

  it.each([
    [{ owner: 'maybe' }, { 'answers.owner': { key: 'notOffered', limit: 'yes, no' } }],
    [{ owner: 'yes' }, { 'answers.mortgage': { key: 'required' } }],
  ])('refuses the answers %j', async (answers, fields) => {
    await expect(finder.applyRule(answers)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: expect.objectContaining(fields) },
    });
  });
});
