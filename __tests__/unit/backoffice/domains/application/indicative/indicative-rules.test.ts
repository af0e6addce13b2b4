import { rulesWithin } from '@/backoffice/domains/application/indicative/indicative-rules';
import { indicativeRules } from '@/copy/collections/indicative-rules';
import { productOf } from '@/copy/collections/products';

const fastPass = productOf('fast-pass');

describe('Rules of an indication that state limits', () => {
  it('stay as staff keep them while the product was not set otherwise', () => {
    const own = indicativeRules.map((rule) => ({ ...rule, reasonEn: 'our own words' }));
    expect(rulesWithin(own, { ...fastPass, annualRateFrom: 7 })).toEqual(own);
  });

  it('follow the limits that were set, as far as staff have such rules', () => {
    const stored = indicativeRules.filter(({ _id }) => _id !== 'tenor-long');
    const rules = rulesWithin(stored, { ...fastPass, maxAmount: 12_500_000, ltvMax: 70 });
    expect(rules.map(({ _id }) => _id)).toEqual(stored.map(({ _id }) => _id));
    expect(rules.find(({ _id }) => _id === 'amount-large')).toMatchObject({
      max: 12_500_000,
      reasonEn: expect.stringContaining('HK$12,500,000'),
    });
    expect(rules.find(({ _id }) => _id === 'share-high')).toMatchObject({
      max: 70,
      reasonCn: expect.stringContaining('70%'),
    });
  });
});
