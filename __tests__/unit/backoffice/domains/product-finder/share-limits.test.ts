import { rulesWithin } from '@/backoffice/domains/product-finder/share-limits';
import type { Product } from '@/contracts/site/site';
import { finderRules } from '@/copy/collections/finder-rules';
import { products } from '@/copy/collections/products';

const offering = (key: Product['key'], ltvMax: number): Product[] =>
  products.map((product) => (product.key === key ? { ...product, ltvMax } : product));
const ruleOf = (rules: readonly { _id: string }[], id: string) =>
  rules.find(({ _id }) => _id === id);

describe('Rules of the finder about the share of a value', () => {
  it('stay as staff keep them while no product was set otherwise', () => {
    const own = finderRules.map((rule) => ({ ...rule, reasonEn: 'our own words' }));
    expect(rulesWithin(own, products)).toEqual(own);
  });

  it('exclude a product from the first answer that lies wholly above its limit', () => {
    const lower = rulesWithin(finderRules, offering('second', 72));
    expect(ruleOf(lower, 'second-share')).toMatchObject({
      product: 'second',
      when: [{ key: 'share', values: ['eighty', 'eighty-five'] }],
      reasonEn: expect.stringContaining('72%'),
      reasonHk: expect.stringContaining('72%'),
      reasonCn: expect.stringContaining('72%'),
    });
    expect(lower).toHaveLength(finderRules.length);
    expect(ruleOf(lower, 'rmb-share')).toBe(ruleOf(finderRules, 'rmb-share'));
    expect(
      ruleOf(rulesWithin(finderRules, offering('second', 85)), 'second-share'),
    ).toBeUndefined();
  });

  it('begin to exclude the first mortgage, and say up to where any product goes', () => {
    const lower = rulesWithin(finderRules, offering('first', 75));
    expect(ruleOf(lower, 'first-share')).toMatchObject({
      when: [{ key: 'share', values: ['eighty', 'eighty-five'] }],
    });
    expect(ruleOf(lower, 'none-share')).toMatchObject({
      reasonEn: expect.stringContaining('More than 80%'),
    });
  });

  it('do not come back once staff took the closing one away', () => {
    const without = finderRules.filter(({ _id }) => _id !== 'none-share');
    expect(ruleOf(rulesWithin(without, offering('first', 75)), 'none-share')).toBeUndefined();
  });
});
